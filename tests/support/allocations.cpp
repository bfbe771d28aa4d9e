#include "support/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {
queens::Allocations total;
}  // namespace

queens::Allocations queens::allocations() {
  return total;
}

// All forms, because a missing one would come from the sanitizer and not match its counterpart here.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++total.calls;
  total.bytes += size;
  return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
  void* memory = operator new(size, std::nothrow);
  if (!memory) std::abort();
  return memory;
}
void* operator new[](std::size_t size) {
  return operator new(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}
