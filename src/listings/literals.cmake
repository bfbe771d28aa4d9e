# cmake -DFILES=a;b;… -DOUTPUT=o -P literals.cmake: writes each file as a C++ string literal followed by a comma; one that
# does not exist as an empty one.
set(literals "")
foreach(file IN LISTS FILES)
  set(text "")
  if(EXISTS ${file})
    file(READ ${file} text)
  endif()
  string(APPEND literals "R\"program(${text})program\",\n")
endforeach()
file(WRITE ${OUTPUT} "${literals}")
