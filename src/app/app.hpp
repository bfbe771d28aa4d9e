#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/address.hpp"
#include "app/counting.hpp"
#include "app/gestures.hpp"
#include "app/guided_tour.hpp"
#include "app/host_requests.hpp"
#include "app/notices.hpp"
#include "app/presenter.hpp"
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
  float density = 1;  ///< device pixels to a CSS pixel
  bool systemIsDark = false;
  Language language = Language::en;  ///< the system's; an address may ask for another
  bool reducedMotion = false;        ///< steps are shown without travel
  bool moreContrast = false;         ///< the reader wants colours that stand out more
  bool framed = false;               ///< embedded in a host's page, which sets the size
  bool touch = false;                ///< the reader points with a finger above all
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

  /// The search that keys and scripts speak to.
  Session& session() { return sync_.first(); }
  const Session& session() const { return sync_.first(); }
  /// All that are watched: that one, and while two are compared the one beside it.
  std::span<Session> sessions() { return sync_.all(); }
  /// Parameters of the last link or `load` that were not valid, until the reader closes the notice.
  std::vector<Complaint> complaints() const { return notices_.complaints(); }
  /// The link to the current state.
  LinkState address() const;
  /// The colour behind everything, for the page around the canvas.
  Palette palette() const;
  /// The notice about the link, one message per line, until it is closed; empty if there is none.
  std::string notice() const { return notices_.text(language()); }
  /// Whether it stands in a frame in which nothing could be operated: then the board alone is shown, to be
  /// looked at.
  bool isPicture() const;
  /// The text for a screen reader: the stop of the tour, or the sentence about the current event. During play
  /// only dead ends and full boards are reported. Empty if there is nothing to report.
  std::string aloud() const;
  Language language() const { return preferences_.language.value_or(environment_.language); }
  /// Whether a turn of the wheel there is for the application: it is over something that scrolls.
  bool takesWheel(Vec2 at) const { return gestures_.scrolls(at); }
  /// Whether a finger at a point, in CSS pixels, works the application. On the board and the ground it
  /// scrolls the page around, and only a tap comes here.
  /// @param inUse the reader has clicked the application; before that a finger works the controls, and what
  ///   scrolls or zooms leaves it to the page around
  bool takesPointer(Vec2 at, bool inUse) const;

  /// Whether two fingers zoom the search tree at a point, where the first of them is.
  bool beginPinch(Vec2 at);
  /// They have moved since then, the middle between them from one place to another, and are `ratio` times as
  /// far apart.
  void pinch(Vec2 from, Vec2 to, float ratio);
  /// All fingers are lifted.
  void letGo() { gestures_.letGo(); }

  /// Counting at full speed, for whoever does it.
  const Counting& counting() const { return counting_; }
  /// Hands it to whoever has news of it.
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
  /// Shows a search that was recorded, alone, from its beginning.
  /// @param recording made by `record`
  /// @return how many of its events are shown; see `Recording::events`
  std::size_t watch(std::unique_ptr<const Recording> recording);
  /// How often the searches have been told where to go, by the reader or an address; what happens otherwise
  /// is play going on.
  std::uint64_t asked() const { return asked_; }
  /// Executes a command. Readers may give only the commands that their host leaves to them.
  enum class Asker { script, reader };
  void perform(const Command& command, Asker asker = Asker::script);
  /// @param key as in `commandForKey`. @return false if the key is not for the application
  bool key(std::string_view key, bool shift);
  void setEnvironment(const Environment& environment);
  /// Asks for the frames that ImGui needs to come to rest, as when letters have come that were missing.
  void settle() { settling_.begin(); }

  /// Everything that was drawn last and can be operated or read, in reading order.
  const std::vector<Record>& records() const { return records_; }
  /// Does what pressing a control asks for. @return false if there is none with that id, or it is disabled
  bool press(std::string_view id);
  /// Moves a slider to a value between its ends. @return false if there is no slider with that id
  bool slide(std::string_view id, double value);
  /// Scrolls a control into sight.
  void reveal(std::string id);
  /// Says to a reader who comes for the first time what the page is, and offers a search to watch, where all
  /// of the page is shown.
  void welcome();
  /// Begins to wait for the answer to a question about the current position; nullopt ends that. Meanwhile the
  /// reader cannot move the search, and only the board and what the question needs are shown. Two searches
  /// side by side, and views without panels, stay as they are.
  void ask(std::optional<Asked> asked);
  /// Points at a square without a pointer; nothing: at none.
  void point(std::optional<SquareOf> square);

  /// Moves the searches on to the present moment. Draws nothing.
  void update();
  /// The time of a frame that is left for searching, also for a scout on this thread. `buildInterface` renews
  /// it; a caller that does not draw renews it itself.
  Budget& budget() { return time_; }
  /// Shows the board alone in light colours, as it is wanted on paper, or again what was shown. Meanwhile
  /// nothing can be operated, and nothing that the reader has chosen, opened or been told is touched.
  void showAlone(bool alone) { alone_ = alone; }
  /// Leaves out for now what is drawn by a part of the program that the first picture does without: the whole
  /// search, whose place stays empty; or no longer.
  void sketch(bool sketching) {
    sketching_ = sketching;
    settle();
  }
  /// Builds the interface; between ImGui::NewFrame and ImGui::Render.
  /// @param pictures takes the boards; ImGui has them drawn while its data are rendered
  void buildInterface(const Fonts& fonts, PictureQueue& pictures);
  /// Seconds until there is something new to draw, 0 if at once; nothing while all is at rest.
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
  void goToStop(int stop);
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
  GuidedTour tour_;
  Presenter presenter_;
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
  std::optional<SquareOf> pointed_;  // without a pointer
  bool alone_ = false;
  bool sketching_ = false;
  std::uint64_t asked_ = 0;
  Settling settling_;
};

}  // namespace queens
