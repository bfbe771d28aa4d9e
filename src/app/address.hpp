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

  friend bool operator==(const LinkState&, const LinkState&) = default;
};

/// A parameter whose value could not be used.
struct Complaint {
  std::string name, value;
  Message accepted;  ///< the accepted values, with the message's arguments
  std::vector<Argument> arguments;
  std::size_t more = 0;  ///< on the last one kept: number of further complaints
};

/// Maximum number of complaints that are kept about an address; the others are only counted.
inline constexpr std::size_t kMostComplaints = 10;
/// Number of bytes of a bad value that are repeated in its complaint; the rest becomes "…".
inline constexpr std::size_t kLongestShown = 200;

/// A complaint as a sentence: the parameter, the given value, the accepted values and the value used instead.
/// @param used the state that resulted from the whole link
std::string tell(const Complaint& complaint, const LinkState& used, Language language);

/// An address with its errors.
struct ParsedLink {
  LinkState address;
  std::vector<Complaint> complaints;  ///< at most `kMostComplaints`
  bool namesSearch = false;           ///< a variant, a goal, a fault or a board size was given
};

/// Reads "n=6&variant=bitmask", percent-encoded, with or without a leading ? or #. Replaces a bad value by
/// the one in `defaults`; ignores unknown parameters. A `from` without a `step` drops the `step` of
/// `defaults`, so that the search goes to the start of the range.
ParsedLink parseAddress(std::string_view query, const LinkState& defaults = {});

/// Whether an address has a parameter of that name.
bool isParameter(std::string_view name);

/// The shortest query that `parseAddress` reads as this address; empty for the defaults.
std::string formatAddress(const LinkState& address);

}  // namespace queens
