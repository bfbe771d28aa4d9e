#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "playback/playback_state.hpp"
#include "text/format.hpp"
#include "timeline/sync_mode.hpp"
#include "ui/model/preferences.hpp"

namespace queens {

/// The state in a link: the search, and how it is shown. The defaults are those of the public contract.
struct LinkState : PlaybackState {
  std::optional<VariantId> with;  ///< a second search of the same board, beside the first
  std::optional<SyncMode> by;     ///< the quantity that is equal in both; nullopt: the default of the first
  Preferences preferences;
  std::optional<int> tour;  ///< the stop of the guided introduction that is shown, from 1

  friend bool operator==(const LinkState&, const LinkState&) = default;
};

/// A parameter whose value could not be used.
struct Complaint {
  std::string name, value;
  Message accepted;  ///< what would have been accepted, with its arguments
  std::vector<Argument> arguments;
  std::size_t more = 0;  ///< on the last one that is kept: how many came after it
};

/// So many complaints about an address are kept; of the others it is only said how many there are.
inline constexpr std::size_t kMostComplaints = 10;
/// Number of bytes of a bad value that are repeated in its complaint; the rest becomes "…".
inline constexpr std::size_t kLongestShown = 200;

/// A complaint as a sentence: the parameter, the given value, the accepted values and the value used instead.
/// @param used the state that resulted from the whole link
std::string tell(const Complaint& complaint, const LinkState& used, Language language);

/// An address with what was wrong in it.
struct ParsedLink {
  LinkState address;
  std::vector<Complaint> complaints;  ///< at most `kMostComplaints`
  bool namesSearch = false;           ///< a variant, what it finds or is wrong in, or a board size was given
};

/// Reads "n=6&variant=bitmask", percent-encoded, with or without a leading ? or #. A bad value is replaced by
/// the one in `defaults`; parameters that are not known here are passed over. A `from` without a `step`
/// leaves out the default's, so that the range is gone to.
ParsedLink parseAddress(std::string_view query, const LinkState& defaults = {});

/// Whether an address has a parameter of that name.
bool isParameter(std::string_view name);

/// The shortest query that `parseAddress` reads as this address; empty for the defaults.
std::string formatAddress(const LinkState& address);

}  // namespace queens
