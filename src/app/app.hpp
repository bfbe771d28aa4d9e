#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/address.hpp"
#include "app/counting.hpp"
#include "app/handout.hpp"
#include "session/session.hpp"
#include "ui/controls/style.hpp"
#include "ui/interface.hpp"
#include "ui/layout/layout.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// What the surroundings tell the application before a frame.
struct Surroundings {
  Vec2 size;          ///< of the canvas, CSS pixels
  float density = 1;  ///< device pixels to a CSS pixel
  bool systemIsDark = false;
  Language language = Language::en;  ///< the system's; an address may ask for another
  bool reducedMotion = false;        ///< steps are shown without travel
};

/// The application without a window: the searches that are watched, what the reader prefers and must be told,
/// and counting. It is told the time and what the reader does, and draws into the current ImGui frame.
class App {
 public:
  /// @param query what the page's address asks for, see `parseAddress`
  /// @param clock tells the time in seconds; also the time of `frame`
  App(std::string_view query, WorkTime::Clock clock);
  // The sessions work in its time.
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  /// The search that keys and scripts speak to.
  Session& session() { return sessions_.front(); }
  const Session& session() const { return sessions_.front(); }
  /// All that are watched: that one, and while two are compared the one beside it.
  std::span<Session> sessions() { return sessions_; }
  /// What of the last address or `load` could not be used, until the reader closes the notice of it.
  std::vector<Complaint> complaints() const;
  /// The address of what is shown now, for links and for the page to keep true.
  Address address() const;
  /// The colour behind everything, for the page around the canvas.
  Palette palette() const;
  /// What the reader must be told of the address, a line for each thing, until it is closed; empty if
  /// nothing.
  std::string notice() const;
  Language language() const { return preferences_.language.value_or(surroundings_.language); }
  /// Whether a turn of the wheel there is for the application: it is over something that scrolls.
  bool takesWheel(Vec2 at) const;
  /// Whether a finger at a point, in CSS pixels, is for the application: on the board, the ground and what
  /// does not scroll it is for the page around, and only a tap comes here.
  bool takesPointer(Vec2 at) const;

  /// Whether two fingers, of which the first is at a point, show nearer what is there: the whole search.
  bool beginPinch(Vec2 at);
  /// They have moved since then, the middle between them from one place to another, and are `ratio` times as
  /// far apart.
  void pinch(Vec2 from, Vec2 to, float ratio);
  /// All fingers are lifted.
  void letGo() { released_ = true; }

  /// Counting at full speed, for whoever does it.
  const Counting& counting() const { return counting_; }
  /// Hands it to whoever has news of it.
  void tellCounting(const std::function<void(Counting&)>& news);
  /// Whether the explanation of counting was asked for since the last time this was called.
  bool takeExplanationWish() { return std::exchange(explanationWished_, false); }

  /// Which dialog the reader has asked for since the last time this was called.
  Dialog takeDialog() { return std::exchange(dialog_, Dialog::none); }

  /// Whether the reader wanted to be able to come back here since the last time this was called.
  bool takePlaceWish() { return std::exchange(placeWished_, false); }

  /// What the reader wants to take along since the last time this was called.
  std::optional<Handout> takeHandout() { return std::exchange(handout_, std::nullopt); }
  /// It has been copied, which is said until the reader does something else.
  void noteCopied() {
    solutions_.copied = true;
    settle();
  }

  /// Reads parameters as in an address; those not named keep their values. A new variant or n begins a new
  /// search.
  void load(std::string_view query);
  /// Does what a control or a key asks for.
  void perform(const Command& command);
  /// @param key as in `commandForKey`. @return false if the key is not for the application
  bool key(std::string_view key, bool shift);
  void setSurroundings(const Surroundings& surroundings);
  /// Asks for the frames that ImGui needs to come to rest, as when letters have come that were missing.
  void settle() { settleFrames_ = kSettleFrames; }

  /// Everything that was drawn last and can be operated or read, in reading order.
  const std::vector<Record>& records() const { return records_; }
  /// Does what pressing a control asks for. @return false if there is none with that id, or it is disabled
  bool press(std::string_view id);
  /// Moves a slider to a value between its ends. @return false if there is no slider with that id
  bool slide(std::string_view id, double value);
  /// Scrolls a control into sight.
  void reveal(std::string id);
  /// Shows a reader who comes for the first time what the page is and what is drawn, where all of it is
  /// shown.
  void welcome();
  /// Points at a square without a pointer; nothing: at none.
  void point(std::optional<SquareOf> square);

  /// Moves the searches on to the present moment. Draws nothing.
  void update();
  /// What a frame leaves for searching, for those who explore on this thread too. `buildInterface` ends the
  /// frame; whoever goes on without drawing renews it.
  WorkTime& workTime() { return time_; }
  /// Shows the board alone in light colours, as it is wanted on paper, or again what was shown. Meanwhile
  /// nothing can be operated, and nothing that the reader has chosen, opened or been told is touched.
  void showAlone(bool alone) { alone_ = alone; }
  /// Builds the interface; between ImGui::NewFrame and ImGui::Render.
  /// @param pictures takes the boards; ImGui has them drawn while its data are rendered
  void buildInterface(const Fonts& fonts, PictureQueue& pictures);
  /// Seconds until there is something new to draw, 0 if at once; nothing while all is at rest.
  std::optional<Seconds> untilNextFrame() const;

 private:
  // A complaint, and what was used when it was made.
  struct Remark {
    Complaint complaint;
    Address used;
  };

  // ImGui measures a window or a table in one frame and shows it in the next.
  static constexpr int kSettleFrames = 2;

  Preferences shownPreferences() const;
  const Record* recordOf(std::string_view id) const;
  bool covered() const { return help_ || legend_ || !menu_.empty(); }
  bool strayed() const;
  // An index beyond the last is that of a search that has just been closed.
  Session& sessionAt(std::size_t index) { return sessions_[std::min(index, sessions_.size() - 1)]; }
  bool comparing() const { return sessions_.size() > 1; }
  void compare(std::optional<VariantId> with);
  void toggleComparison();
  void updateAbreast();
  std::vector<Layout> layouts() const;
  void performIn(std::size_t session, const SessionCommand& command);
  void begin(Program program, int n);
  void forgetSearch();
  void apply(const Address& address);
  void complainOfPositions();
  void goToStop(int stop);
  void toggleTree();

  WorkTime time_;
  std::vector<Session> sessions_;
  Abreast by_ = Abreast::event;  // by what two searches keep in step
  bool stationKnown_ = true;     // where the first stands by that; else its operations are being counted
  bool secondLeads_ = false;     // it is on its way somewhere, and the first is to follow it
  std::vector<Session> aside_;   // what was watched before the tour
  std::vector<Told> told_;
  Preferences preferences_;
  Surroundings surroundings_;
  std::vector<Remark> remarks_;
  std::optional<int> tour_;  // the stop that is shown
  Counting counting_;
  bool explanationWished_ = false;
  bool placeWished_ = false;
  Dialog dialog_ = Dialog::none;
  bool showsPanel_ = false;     // on the smallest screens, a panel has been chosen in place of the board
  bool sheet_ = false;          // on a phone, the panels are drawn up
  std::optional<bool> folded_;  // a program's preamble
  bool countsLines_ = false;
  SolutionsChoice solutions_;
  std::optional<TreeSight> treeSight_;
  std::optional<Handout> handout_;
  bool help_ = false;
  bool legend_ = false;
  int overlayScroll_ = 0;  // lines that are yet to be scrolled
  std::string menu_;       // the control whose menu is open
  std::string revealed_;
  std::optional<SquareOf> pointed_;
  std::vector<Record> records_;
  std::vector<Rect> scrollable_;
  std::vector<Zoomable> zoomable_;
  Pinched pinched_;        // what two fingers have hold of
  bool released_ = false;  // they are lifted, which ImGui may hear of some frames later
  bool alone_ = false;
  std::vector<Rect> touchable_;
  int settleFrames_ = 0;  // ImGui needs some frames to come to rest after an input
};

}  // namespace queens
