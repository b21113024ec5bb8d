#include "grammar/move.hpp"
