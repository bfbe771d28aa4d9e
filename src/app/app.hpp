#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/address.hpp"
#include "app/counting.hpp"
#include "app/player.hpp"
#include "gfx/shape_renderer.hpp"
#include "timeline/timeline.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

namespace queens {

/// What the surroundings tell the application before a frame.
struct Surroundings {
  Vec2 size;          ///< of the canvas, CSS pixels
  float density = 1;  ///< device pixels to a CSS pixel
  bool systemIsDark = false;
  Language language = Language::en;  ///< the system's; an address may ask for another
  bool reducedMotion = false;        ///< steps are shown without travel
};

/// The application without a window: it owns the search and how it is shown, is told the time and what the
/// reader does, and draws into the current GL context and ImGui frame.
class App {
 public:
  /// @param query what the page's address asks for, see `parseAddress`
  /// @param clock tells the time in seconds; also the time of `frame`
  App(std::string_view query, std::function<Seconds()> clock);

  const Timeline& timeline() const { return *timeline_; }
  bool playing() const { return player_.playing(); }
  /// Whether a place is being gone to that is not reached yet.
  bool pursuing() const { return player_.pursuing(); }
  /// What of the last address or `load` could not be used, until the reader closes the notice of it.
  std::vector<Complaint> complaints() const;
  /// The address of what is shown now, for links and for the page to keep true.
  Address address() const;
  /// The colour behind everything, for the page around the canvas.
  const Palette& palette() const;
  /// What the reader must be told of the address, a line for each thing, until it is closed; empty if
  /// nothing.
  std::string notice() const;
  /// What the last event did, in a sentence with code in backticks.
  std::string narration() const;
  Language language() const { return address_.language.value_or(surroundings_.language); }
  /// Whether the wheel is for the application: the pointer is over something that scrolls.
  bool takesWheel() const { return scrolls_; }
  /// Whether a finger at a point, in CSS pixels, is for the application: on the board, the ground and what
  /// does not scroll it is for the page around, and only a tap comes here.
  bool takesPointer(Vec2 at) const;

  /// Counting at full speed, for whoever does it.
  const Counting& counting() const { return counting_; }
  /// Hands it to whoever has news of it.
  void tellCounting(const std::function<void(Counting&)>& news);
  /// Whether the explanation of counting is asked for; asking takes the wish away.
  bool takeExplanationWish() { return std::exchange(explanationWished_, false); }

  /// Reads parameters as in an address; those not named keep their values. A new variant or n begins a new
  /// search.
  void load(std::string_view query);
  /// Does what a button does.
  void perform(const Command& command);
  /// @param key as in `commandForKey`. @return false if the key is not for the application
  bool key(std::string_view key, bool shift);
  /// Goes to a position or the next event of a kind at once if that is near, else over the next frames.
  /// @return true once it is there
  bool seek(std::uint64_t position);
  bool runTo(EventKind kind);
  /// Plays from here on, or from the start of the range where that has ended. At the end of the search it
  /// does nothing unless it loops.
  void play();
  /// Stops playing, and going to a place that is not reached yet.
  void pause();
  void setSurroundings(const Surroundings& surroundings);
  /// Asks for the frames that ImGui needs to come to rest, as when letters have come that were missing.
  void settle() { settleFrames_ = kSettleFrames; }

  /// Moves the search on to the present moment. Draws nothing.
  void update();
  /// Builds the interface; between ImGui::NewFrame and ImGui::Render.
  void buildInterface(const Fonts& fonts);
  /// Clears the framebuffer and draws the board; the interface goes over it.
  void drawBoard(ShapeRenderer& renderer);
  /// Seconds until there is something new to draw, 0 if at once; nothing while all is at rest.
  std::optional<Seconds> untilNextFrame() const;

 private:
  // A complaint, and what was used when it was made.
  struct Remark {
    Complaint complaint;
    Address used;
  };
  // Where an address leads while that is still being gone to; forgotten when the reader goes elsewhere.
  struct Errand {
    std::optional<std::uint64_t> step;
    bool play;
  };

  // ImGui measures a window or a table in one frame and shows it in the next.
  static constexpr int kSettleFrames = 2;

  Model model() const;
  Layout layout() const;
  float progress() const;
  void begin(VariantId variant, int n);
  void apply(const Address& address);
  void arrive();
  void leaveOutRangeBeyond(std::uint64_t total);
  void complainOfPosition(std::string name, std::uint64_t position);
  void noteChange(std::uint64_t before);
  std::vector<TracedLine> linesShown() const;
  void goToStop(int stop);
  void stepLine();
  void backLine();
  std::optional<Square> pointedSquare() const;

  std::function<Seconds()> clock_;
  std::optional<Timeline> timeline_;
  Player player_;
  std::optional<Errand> errand_;
  Address address_;  // what is not read off the timeline and the player
  Surroundings surroundings_;
  std::vector<Remark> remarks_;
  bool help_ = false;
  Counting counting_;
  bool explanationWished_ = false;
  Tabs tab_ = Tabs::code;
  bool countsLines_ = false;
  LineCounter lineCounter_;
  bool countingLines_ = false;  // the counter has not caught up yet
  std::size_t linesAhead_ = 0;  // lines of the next event already executed, when going line by line
  std::vector<Square> lit_;
  bool scrolls_ = false;
  std::vector<Rect> touchable_;
  Seconds changedAt_ = 0;         // when the position changed last
  std::uint64_t lastStride_ = 0;  // by how many events it changed
  HeatMap heat_{};
  bool fast_ = false;
  Places settledPlaces_{};
  int settled_ = 0;       // under heat: how many of the first queens stayed since the last frame
  int settleFrames_ = 0;  // ImGui needs some frames to come to rest after an input
};

}  // namespace queens
