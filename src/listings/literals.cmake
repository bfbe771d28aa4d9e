# cmake -DFILES=a;b;… -DOUTPUT=o -P literals.cmake: writes each file as a C++ string literal followed by a comma.
set(literals "")
foreach(file IN LISTS FILES)
  file(READ ${file} text)
  string(APPEND literals "R\"program(${text})program\",\n")
endforeach()
file(WRITE ${OUTPUT} "${literals}")
