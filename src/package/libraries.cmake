# find_package(royalcheck): the libraries royalcheck::rules and royalcheck::grammar with their headers.
include(CMakePackageConfigHelpers)
set(headers ${CMAKE_INSTALL_INCLUDEDIR}/royalcheck)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/royalcheck)

foreach(name rules grammar)
  target_include_directories(royalcheck_${name} INTERFACE $<INSTALL_INTERFACE:${headers}>)
  target_compile_features(royalcheck_${name} PUBLIC cxx_std_20)
  set_target_properties(royalcheck_${name} PROPERTIES EXPORT_NAME ${name})
endforeach()
install(TARGETS royalcheck_rules royalcheck_grammar EXPORT royalcheck
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(DIRECTORY rules DESTINATION ${headers} COMPONENT development FILES_MATCHING PATTERN *.hpp)
# Of the grammar what a caller sees: no header here includes PEGTL.
install(FILES grammar/move.hpp grammar/plain_move.hpp grammar/pgn.hpp grammar/position.hpp grammar/prose.hpp
  DESTINATION ${headers}/grammar COMPONENT development)
install(DIRECTORY tests/install/example DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)

install(EXPORT royalcheck NAMESPACE royalcheck:: FILE royalcheckTargets.cmake DESTINATION ${package} COMPONENT development)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/royalcheckConfig.cmake
  CONTENT "include(\${CMAKE_CURRENT_LIST_DIR}/royalcheckTargets.cmake)\n" @ONLY)
# Before 1.0 a minor version may change the interface.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/royalcheckConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/royalcheckConfig.cmake ${PROJECT_BINARY_DIR}/royalcheckConfigVersion.cmake
  DESTINATION ${package} COMPONENT development)
