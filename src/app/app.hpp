#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/address.hpp"
#include "app/counting.hpp"
#include "app/gestures.hpp"
#include "app/host_requests.hpp"
#include "app/notices.hpp"
#include "app/recordings.hpp"
#include "app/sentence.hpp"
#include "app/settling.hpp"
#include "playback/sync.hpp"
#include "ui/controls/style.hpp"
#include "ui/interface.hpp"
#include "ui/layout/layout.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// The state of the window or page before a frame.
struct Environment {
  Vec2 size;          ///< of the canvas, CSS pixels
  float density = 1;  ///< device pixels per CSS pixel
  bool systemIsDark = false;
  Language language = Language::en;  ///< the system's; an address may ask for another
  bool reducedMotion = false;        ///< steps are shown without animation
  bool moreContrast = false;         ///< the student wants more contrast
  bool framed = false;               ///< embedded in a host's page, which sets the size
  bool touch = false;                ///< the student mainly uses touch
};

/// The application without a window: searches, preferences, notices and counting. It gets the time and the
/// input, and draws into the current ImGui frame. Its parts have their own classes; this one connects them in
/// frames and commands.
class App {
 public:
  /// @param query what the page's address asks for, see `parseAddress`
  /// @param clock tells the time in seconds; also the time of `frame`
  App(std::string_view query, Budget::Clock clock);
  // The sessions work in its time.
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  /// The search that keys and scripts control.
  Session& session() { return sync_.first(); }
  const Session& session() const { return sync_.first(); }
  /// The searches on the screen: that one, and in a comparison the second one.
  std::span<Session> sessions() { return sync_.all(); }
  /// Parameters of the last link or `load` that were not valid, until the student closes the notice.
  std::vector<Complaint> complaints() const { return notices_.complaints(); }
  /// The link to the current state.
  LinkState address() const;
  /// The colour behind everything, for the page around the canvas.
  Palette palette() const;
  /// The notice about the link, one message per line, until it is closed; empty if there is none.
  std::string notice() const { return notices_.text(language()); }
  /// Whether it is in a frame too small to operate anything. Then only the board is shown.
  bool isPicture() const;
  /// The text for a screen reader: the sentence about the current event. During play
  /// only dead ends and full boards are reported. Empty if there is nothing to report.
  std::string aloud() const;
  Language language() const { return preferences_.language.value_or(environment_.language); }
  /// Whether the application uses the wheel there: the pointer is over something that scrolls.
  bool takesWheel(Vec2 at) const { return gestures_.scrolls(at); }
  /// Whether the application uses a finger at a point, in CSS pixels. On the board and the background a
  /// finger scrolls the host's page, and only taps reach the application.
  /// @param inUse the student has clicked the application. Before that, fingers work on controls but leave
  ///   scrolling and zooming to the host's page
  bool takesPointer(Vec2 at, bool inUse) const;

  /// Whether two fingers zoom the search tree at a point, where the first finger is.
  bool beginPinch(Vec2 at);
  /// The fingers have moved: their middle from one point to another, and their distance by the factor
  /// `ratio`.
  void pinch(Vec2 from, Vec2 to, float ratio);
  /// All fingers are lifted.
  void letGo() { gestures_.letGo(); }

  /// Counting at full speed, for the code that runs the workers.
  const Counting& counting() const { return counting_; }
  /// The same, to report progress and results.
  void tellCounting(const std::function<void(Counting&)>& news);
  /// The requests to the page since the last call, in order.
  std::vector<HostRequest> takeRequests() { return requests_.take(); }
  /// Shows that the text was copied, until the next command.
  void noteCopied() {
    arrangement_.solutions.copied = true;
    settle();
  }

  /// Reads parameters as in an address; those not named keep their values. A new variant or n begins a new
  /// search.
  void load(std::string_view query);
  /// A recording to `watch`; more events may be added before.
  std::unique_ptr<Recording> record(Recording::Parts parts) { return recordings_.make(std::move(parts)); }
  /// Shows only a recorded search, from its start.
  /// @param recording made by `record`
  /// @return how many of its events are shown; see `Recording::events`
  std::size_t watch(std::unique_ptr<const Recording> recording);
  /// Number of seeks that the student or an address has asked for. Other changes of position come from play.
  std::uint64_t asked() const { return asked_; }
  /// Executes a command. Students can give only the commands that their host allows.
  enum class Asker { script, reader };
  void perform(const Command& command, Asker asker = Asker::script);
  /// @param key as in `commandForKey`. @return false if the key is not for the application
  bool key(std::string_view key, bool shift);
  void setEnvironment(const Environment& environment);
  /// Asks for the frames that ImGui needs to come to rest, for example after missing characters have been
  /// loaded.
  void settle() { settling_.begin(); }

  /// Everything in the last frame that can be operated or read, in reading order.
  const std::vector<Record>& records() const { return records_; }
  /// Executes the command of a control. @return false if there is none with that id, or it is disabled
  bool press(std::string_view id);
  /// Moves a slider to a value between its ends. @return false if there is no slider with that id
  bool slide(std::string_view id, double value);
  /// Scrolls a control into sight.
  void reveal(std::string id);
  /// Shows the tip of an icon without a pointer, until the next key or command of a student; empty: no tip.
  void showTip(std::string id);
  /// Greets a new student with a short introduction and offers a first search, in views that show the whole
  /// page.
  void welcome();
  /// Begins to wait for the answer to a question about the current position; nullopt ends that. Meanwhile
  /// students cannot move the search, and only the board and the parts that the question needs are shown. Two
  /// searches side by side, and views without panels, stay as they are.
  void ask(std::optional<Asked> asked);
  /// Selects a square without a pointer; nullopt: none.
  void point(std::optional<SquareOf> square);

  /// Advances the searches to the current time. Draws nothing.
  void update();
  /// Time for searching in this frame, also for a scout on this thread. `buildInterface` renews it; a caller
  /// that does not draw must renew it.
  Budget& budget() { return time_; }
  /// Shows only the board, in light colours, for printing; or the previous view again. Meanwhile nothing can
  /// be operated. The student's choices, open parts and notices stay.
  void showAlone(bool alone) { alone_ = alone; }
  /// Omits the search tree, which is drawn by a part of the program that loads after the first picture; its
  /// place stays empty. Or shows it again.
  void sketch(bool sketching) {
    sketching_ = sketching;
    settle();
  }
  /// Leaves out the program, because the page shows the student's own beside the canvas; or no longer.
  void write(bool writing) {
    arrangement_.writing = writing;
    settle();
  }
  /// Builds the interface; between ImGui::NewFrame and ImGui::Render.
  /// @param pictures takes the boards; ImGui has them drawn while its data are rendered
  void buildInterface(const Fonts& fonts, PictureQueue& pictures);
  /// Seconds until there is something new to draw, 0 if at once; nullopt while everything is at rest.
  std::optional<Seconds> untilNextFrame() const;

 private:
  Preferences shownPreferences() const;
  // The question that changes what is shown and what can be done.
  std::optional<Asked> question() const;
  LayoutRequest layoutRequest() const;
  std::vector<Layout> layouts() const;
  std::vector<Snapshot> snapshots(std::size_t count);
  Model modelOf(const std::vector<Layout>& parts, const Palette& palette, const std::string& notice,
                std::span<const Snapshot> shown);
  bool react(Drawn& drawn);
  const Record* recordOf(std::string_view id) const;
  void act(AppAction action, const Overlay& before);
  void begin(Program program, int n);
  void forgetSearch();
  void apply(const LinkState& address);
  void complainOfPositions();
  void showPanel(std::string_view id);
  void toggleComparison();
  void toggleBreakpoint();
  void toggleChart();
  void toggleTree();
  void playFirst();
  std::span<const Landmark> landmarks();
  void goToLandmark(bool onward);

  Budget time_;
  Recordings recordings_;  // outlive the searches that go through them
  Sync sync_;
  Counting counting_;
  std::optional<Asked> question_;  // as it was asked; see `question`
  Preferences preferences_;
  Arrangement arrangement_;
  Environment environment_;
  Notices notices_;
  HostRequests requests_;
  Overlay overlay_;
  CallOuts callOuts_;
  Gestures gestures_;
  std::array<SteadySentence, 2> steadySentences_;
  std::vector<std::string> sentences_;
  std::vector<Record> records_;
  std::string revealed_;             // the control that the next frame scrolls into sight
  std::string attended_;             // the control that the focus came to last
  std::string tipped_;               // see `showTip`
  std::optional<SquareOf> pointed_;  // without a pointer
  bool alone_ = false;
  bool sketching_ = false;
  std::uint64_t asked_ = 0;
  std::optional<std::pair<Program, int>> landmarksOf_;  // the search and board size that they belong to
  std::vector<Landmark> landmarks_;                     // for a presentation, computed once per search
  Settling settling_;
};

}  // namespace queens
