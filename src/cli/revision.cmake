# cmake -DSOURCE=folder -DOUT=file -P revision.cmake: the revision of SOURCE as C++.
# A copy that `git archive` made says it in revision.txt; other copies without git have none.
set(revision "")
file(READ ${SOURCE}/src/cli/revision.txt archived)
string(STRIP "${archived}" archived)
if(archived MATCHES "^[0-9a-f]+$")
  set(revision "(${archived})")
elseif(EXISTS ${SOURCE}/.git)
  execute_process(COMMAND git -C ${SOURCE} describe --always --abbrev=12 --dirty=,\ changed --exclude=*
    OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(failed EQUAL 0)
    set(revision "(${described})")
  endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT [[
#include "src/cli/revision.hpp"

namespace royalcheck {

const std::string_view revision = "@revision@";

}  // namespace royalcheck
]] @ONLY)
