// ImGui reads the places of its windows from a file, and is given none here; the C library's scanner would
// come with that.
extern "C" int sscanf(const char*, const char*, ...) {
  return 0;
}
