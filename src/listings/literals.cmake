# cmake -DFILES=a;b;… -DOUTPUT=o -DTEXT=t -P literals.cmake: writes each file as a C++ string literal followed by a
# comma, or an empty literal if it does not exist. The file TEXT gets the texts themselves, each ended by a form feed.
set(literals "")
set(texts "")
foreach(file IN LISTS FILES)
  set(text "")
  if(EXISTS ${file})
    file(READ ${file} text)
    # Source files align the labels in a column; the literals do not.
    string(REGEX REPLACE " +(//|#): " " \\1: " text "${text}")
  endif()
  string(APPEND literals "R\"program(${text})program\",\n")
  string(ASCII 12 end)
  string(APPEND texts "${text}${end}")
endforeach()
file(WRITE ${OUTPUT} "${literals}")
file(WRITE ${TEXT} "${texts}")
