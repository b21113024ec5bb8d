// Nothing: CMake wants a source for the headers that it compiles beforehand.
