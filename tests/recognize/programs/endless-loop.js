// unknown; it never ends
let i = 0;
for (;;) i++;
