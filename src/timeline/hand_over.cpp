#include "timeline/hand_over.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>
#include <type_traits>

namespace queens {
namespace {

static_assert(std::is_trivially_copyable_v<HandOverHead> && std::is_trivially_copyable_v<Moment>);
static_assert(Checkpoints::kMost <= UINT16_MAX);
static_assert(sizeof(HandOverHead) % 8 == 0 && sizeof(Moment) % 8 == 0, "sums are taken word by word");

// Each step is reversible, so that bytes which differ in a single word never have the same sum.
std::uint64_t sumOf(std::span<const std::byte> bytes) {
  std::uint64_t sum = bytes.size();
  for (; bytes.size() >= 8; bytes = bytes.subspan(8)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), 8);
    sum = (sum ^ word) * 0x9e3779b97f4a7c15;
    sum ^= sum >> 32;
  }
  return sum;
}

std::uint64_t sealOf(std::span<const std::byte> bytes) {
  return sumOf(bytes.subspan(sizeof(HandOverHead::seal)));
}

}  // namespace

std::vector<std::byte> HandOver::write(HandOverHead head, const Checkpoints& all) {
  head.build = QUEENS_BUILD;
  head.spacing = all.spacing();
  const auto known = std::min<std::uint64_t>(head.after / head.spacing + 1, all.all().size());
  const std::span<const Moment> news = std::span(all.all()).subspan(static_cast<std::size_t>(known));
  head.count = static_cast<std::uint16_t>(news.size());
  std::vector<std::byte> bytes(sizeof head + news.size_bytes());
  std::memcpy(bytes.data(), &head, sizeof head);
  std::ranges::copy(std::as_bytes(news), bytes.begin() + sizeof head);
  seal(bytes);
  return bytes;
}

void HandOver::seal(std::span<std::byte> bytes) {
  const std::uint64_t seal = sealOf(bytes);
  std::memcpy(bytes.data() + offsetof(HandOverHead, seal), &seal, sizeof seal);
}

std::optional<HandOver> HandOver::read(std::span<const std::byte> bytes) {
  HandOverHead head;
  if (bytes.size() < sizeof head) return std::nullopt;
  std::memcpy(&head, bytes.data(), sizeof head);
  const auto moments = bytes.subspan(sizeof head);
  if (head.build != QUEENS_BUILD || moments.size() != head.count * std::uint64_t{sizeof(Moment)} ||
      head.seal != sealOf(bytes)) {
    return std::nullopt;
  }
  HandOver result(head, moments);
  if (!result.makesSense()) return std::nullopt;
  return result;
}

Moment HandOver::moment(std::size_t index) const {
  std::array<std::byte, sizeof(Moment)> bytes;
  std::memcpy(bytes.data(), moments_.data() + index * sizeof(Moment), sizeof(Moment));
  Moment moment = std::bit_cast<Moment>(bytes);
  // Always succeeds, because `makesSense` has checked it.
  moment.search.restore(head_.program, head_.n);
  return moment;
}

// Every checkpoint is where the spacing has it, of the same search, and has counted each event on its way.
bool HandOver::makesSense() const {
  const auto& [_, build, spacing, after, explored, solutions, count, n, finished, program] = head_;
  const auto& given = program.given;
  if (program.recording || isRecorded(program.variant) || given.count < 0 || given.count > kMaxN ||
      !exists(program) || n < 1 || n > kMaxN || leastBoard(given) > n || finished > 1)
    return false;
  if (!std::has_single_bit(spacing) || explored / spacing >= Checkpoints::kMost || after > explored)
    return false;
  if (count != explored / spacing - after / spacing) return false;
  std::uint64_t found = 0;
  for (std::size_t i = 0; i < count; ++i) {
    Moment each = moment(i);
    if (!each.search.restore(program, n)) return false;
    const auto& kinds = each.counters.byKind;
    if (each.position != (after / spacing + 1 + i) * spacing) return false;
    if (std::accumulate(kinds.begin(), kinds.end(), std::uint64_t{0}) != each.position) return false;
    if (each.counters.of(EventKind::solution) < found) return false;
    found = each.counters.of(EventKind::solution);
    if (each.search.done() && !(finished && each.position == explored)) return false;
  }
  return found <= solutions;
}

}  // namespace queens
