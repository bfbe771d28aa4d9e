# cmake -DFILES=a;b;… -DOUTPUT=o -DLATER=l -P literals.cmake: writes each file as a C++ string literal followed by a
# comma, or an empty literal if it does not exist. The file LATER gets a single literal with all listings but Python,
# each ended by a form feed.
set(literals "")
set(later "")
foreach(file IN LISTS FILES)
  set(text "")
  if(EXISTS ${file})
    file(READ ${file} text)
    # Source files align the labels in a column; the literals do not.
    string(REGEX REPLACE " +(//|#): " " \\1: " text "${text}")
  endif()
  string(APPEND literals "R\"program(${text})program\",\n")
  if(NOT file MATCHES "\\.py$")
    string(APPEND later "R\"program(${text})program\" \"\\f\"\n")
  endif()
endforeach()
file(WRITE ${OUTPUT} "${literals}")
file(WRITE ${LATER} "${later}")
