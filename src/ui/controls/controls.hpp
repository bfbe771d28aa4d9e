#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "look/palette.hpp"
#include "ui/controls/icons.hpp"
#include "ui/controls/record.hpp"
#include "ui/controls/style.hpp"
#include "ui/model/commands.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// Something that can be pressed.
struct ButtonSpec {
  std::string id;        ///< stays the same in every frame; unique on the screen
  std::string name;      ///< its effect, in the student's language
  std::string key = {};  ///< the key that does the same
  Command command;
  bool enabled = true;
  bool primary = false;   ///< filled with the accent colour
  bool on = false;        ///< pressed or chosen
  std::string hint = {};  ///< an explanation in the tip
  std::string face = {};  ///< the label on it, of an icon the one below it; empty: its name, of an icon none
  bool code = false;      ///< its name is in the programming language
};

/// A value on a line.
struct SliderSpec {
  std::string id;
  std::string name;
  std::string value;      ///< its value in words
  std::string key = {};   ///< the keys that move it
  std::string hint = {};  ///< how to move it, for the tip
  double now = 0;         ///< between `least` and `most`
  double least = 0;
  double most = 1;
  std::function<Command(double now)> set;
  std::function<std::string(double there)> tell = {};  ///< the value at a place, for the tip
};

/// One of several things to choose from.
struct OptionSpec {
  std::string name;
  std::string note = {};  ///< the difference from the other options
  Command command;
  bool chosen = false;
  bool apart = false;      ///< a separate switch below the options; `chosen`: it is on
  std::string group = {};  ///< heading above the first option of a group; empty for the others
};

/// A button that opens a list to choose from.
struct MenuSpec {
  std::string id;
  std::string name;        ///< the name of the choice
  std::string value = {};  ///< the current choice
  std::string face = {};   ///< the label; empty: the current choice
  std::string key = {};
  std::string hint = {};  ///< an explanation in the tip
  std::vector<OptionSpec> options = {};
};

/// The layer that draws everything that students can operate or hear. Each control leaves a record. A pressed
/// or moved control adds its command. Lives for one frame.
class Controls {
 public:
  /// @param model contains the permissions of the host. Buttons and sliders without permission are not drawn;
  ///   other controls without permission are shown as disabled; disabled keys are not named
  /// @param commands receives the student's commands
  Controls(const Model& model, const Fonts& fonts, Commands& commands)
      : model_(model), palette_(model.palette), fonts_(fonts), commands_(commands) {}

  /// Whether the host allows a command.
  bool allows(const Command& command) const { return queens::allows(model_.preferences.controls, command); }
  /// Whether at least one entry of a menu may be chosen.
  bool offers(const MenuSpec& spec) const;
  /// The size of a control, at least that of a finger target if it is one; CSS px.
  float target(float usual) const { return std::max(usual, model_.touch ? kTarget : 0); }
  /// Keeps tips away from a part of the screen if there is another place for them; CSS px.
  void keepClear(Rect area) {
    if (!area.empty()) kept_.push_back(area);
  }
  const std::vector<Rect>& kept() const { return kept_; }

  /// Assigns the following controls to a region of the screen.
  /// @param bar a row of controls that tips must not cover, CSS px; empty: none
  void enter(Region region, Rect bar = {}) {
    region_ = region;
    bar_ = bar;
  }

  /// A button with an icon, at the cursor. @param size CSS px
  void iconButton(const ButtonSpec& spec, Icon icon, Vec2 size);
  /// A button with its name on it, at the cursor, with or without a frame.
  /// @param size CSS px; 0: as large as the name needs
  void wordButton(const ButtonSpec& spec, Vec2 size, bool framed = true);
  /// A word at the cursor, one of several to choose from; underlined if it is chosen.
  /// @param close fraction of the usual space around its letters that is kept, 0 to 1
  void tab(const ButtonSpec& spec, float close = 1);
  /// Width of a tab with that name, CSS px; `close` as above.
  float tabWidth(const std::string& name, float close = 1) const;
  /// A word at the cursor that switches something on or off; underlined if it is on.
  void toggle(const ButtonSpec& spec);
  /// Moves the cursor to the line of the last item if the next one fits there.
  /// @param gap between them, CSS px
  /// @param width of the next one, CSS px
  static void continueLine(float gap, float width);
  /// A line of text at the cursor that shows or hides others, with a mark for its state.
  void fold(const ButtonSpec& spec, float height);
  /// The background of a list line at the cursor that can be pressed. The caller draws its contents.
  void row(const ButtonSpec& spec, Vec2 size);
  /// The background of a program line at the cursor, with a mark if it has a breakpoint. A press issues
  /// `spec.command`. The caller draws the text and leaves the record.
  void stopLine(const ButtonSpec& spec, Vec2 size);
  /// The background of a picture at the cursor that can be pressed. The caller draws the picture over it.
  void ground(const ButtonSpec& spec, Vec2 size);
  /// A flat slider at the cursor. @param size CSS px
  void slider(const SliderSpec& spec, Vec2 size);
  /// Moves a value when the student presses between two places in an area; draws nothing.
  /// @param from, to x of the minimum and of the maximum value, CSS px
  void track(const SliderSpec& spec, Rect area, float from, float to);
  /// A divider between two parts that can be dragged. A double click resets it.
  /// @param across whether it is dragged horizontally
  /// @param usual the command of a double click
  void divider(const SliderSpec& spec, Rect area, bool across, float from, float to, const Command& usual);
  /// A button at the cursor that opens a menu. `drawMenu` draws the contents of the menu later.
  void menuButton(const MenuSpec& spec, Vec2 size);
  /// An icon at the cursor that opens a menu.
  void menuSign(const MenuSpec& spec, Vec2 size);
  /// The menu that a button of this frame has opened, if any: its place below the button.
  const MenuSpec* openMenu() const { return openMenu_ ? &*openMenu_ : nullptr; }
  Rect openMenuButton() const { return openMenuButton_; }
  /// Height of a menu entry, CSS px.
  float optionHeight(const OptionSpec& spec, float width) const;
  /// An entry of a menu at the cursor.
  void option(const std::string& menu, std::size_t index, const OptionSpec& spec, float width);

  /// Text for screen readers only; draws nothing.
  void read(Record record);

  /// The records of everything drawn so far.
  std::span<const Record> records() const { return records_; }
  std::vector<Record> takeRecords() { return std::move(records_); }

 private:
  /// Whether the finger that is being lifted has scrolled, so that it does not press the line under it.
  static bool hasScrolled();
  /// A unique, invisible ImGui label.
  static std::string hidden(const std::string& id);
  bool namesKeys(std::string_view keys) const;
  // In a window that opens by keys, the first control has the focus at once, and nobody asked what it is.
  bool isTipped(std::string_view id) const { return id == model_.tipped && region_ != Region::overlay; }
  void press(const ButtonSpec& spec, Role role, bool pressed);
  void leaveRecord(const ButtonSpec& spec, Role role, bool pressed, const std::string& value = {});
  // Size of an icon in the middle of a button.
  float iconSize(Vec2 size) const;
  float groupHeight(const OptionSpec& spec) const;
  void drawGroup(const OptionSpec& spec, float width);
  void leaveMenu(const MenuSpec& spec, Rect area, bool pressed);
  void moveTo(const SliderSpec& spec, float share);
  void recordSlider(const SliderSpec& spec, Rect area);
  void tooltip(Rect about, const std::string& name, const std::string& key, const std::string& hint);
  void showTip(Rect about, const std::string& name, const std::string& key, const std::string& hint);
  bool underlined(const ButtonSpec& spec, float close = 1);

  const Model& model_;
  const Palette& palette_;
  const Fonts& fonts_;
  Commands& commands_;
  Region region_ = Region::toolbar;
  Rect bar_;
  std::vector<Rect> kept_;
  std::vector<Record> records_;
  std::optional<MenuSpec> openMenu_;
  Rect openMenuButton_;
};

}  // namespace queens
