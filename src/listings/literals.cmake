# cmake -DFILES=a;b;… -DOUTPUT=o -DLATER=l -P literals.cmake: writes each file as a C++ string literal followed by a comma; one
# that does not exist as an empty one. Into the other file goes a single literal of all but Python, each ended by a form feed.
set(literals "")
set(later "")
foreach(file IN LISTS FILES)
  set(text "")
  if(EXISTS ${file})
    file(READ ${file} text)
    # Labels stand in a column of their own for who writes them.
    string(REGEX REPLACE " +(//|#): " " \\1: " text "${text}")
  endif()
  string(APPEND literals "R\"program(${text})program\",\n")
  if(NOT file MATCHES "\\.py$")
    string(APPEND later "R\"program(${text})program\" \"\\f\"\n")
  endif()
endforeach()
file(WRITE ${OUTPUT} "${literals}")
file(WRITE ${LATER} "${later}")
