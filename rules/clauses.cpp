#include "rules/clauses.hpp"
