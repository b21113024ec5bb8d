# Debian packages, by `./dev package`: royalcheck, and libroyalcheck-dev with the libraries.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the royalcheck authors <royalcheck@example.org>")
set(CPACK_COMPONENTS_ALL royalcheck development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ROYALCHECK_PACKAGE_DEPENDS libarchive13)   # loaded only when needed, so not seen in the program
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_ROYALCHECK_PACKAGE_NAME royalcheck)
set(CPACK_DEBIAN_ROYALCHECK_PACKAGE_SECTION games)
set(CPACK_COMPONENT_ROYALCHECK_DESCRIPTION "Reads PGN files of chess and of Royal Chess, replays every game by the rules
 and reports illegal moves, missed control periods and wrong results.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libroyalcheck-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Rules and grammar of royalcheck as C++ libraries
 Static libraries and headers: the laws of three variants of chess, and readers
 of PGN, single moves and positions.")
include(CPack)
