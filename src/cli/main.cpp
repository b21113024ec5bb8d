#include "src/cli/run.hpp"

int main(int count, char** words) { return royalcheck::run(count, words); }
