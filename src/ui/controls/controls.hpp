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
#include "ui/model/preferences.hpp"

namespace queens {

/// Something that can be pressed.
struct ButtonSpec {
  std::string id;        ///< the same from frame to frame; unique on the screen
  std::string name;      ///< what it does, in the reader's language
  std::string key = {};  ///< the key that does the same
  Command command;
  bool enabled = true;
  bool primary = false;   ///< filled with the accent colour
  bool on = false;        ///< pressed or chosen
  std::string hint = {};  ///< an explanation in the tip
  std::string face = {};  ///< what is written on it; empty: its name
  bool code = false;      ///< its name is in the language of the program
};

/// A value on a line.
struct SliderSpec {
  std::string id;
  std::string name;
  std::string value;      ///< what it stands at, in words
  std::string key = {};   ///< the keys that move it
  std::string hint = {};  ///< how to move it, in the tip
  double now = 0;         ///< between `least` and `most`
  double least = 0;
  double most = 1;
  std::function<Command(double now)> set;
  std::function<std::string(double there)> tell = {};  ///< what a press at a place would lead to
};

/// One of several things to choose from.
struct OptionSpec {
  std::string name;
  std::string note = {};  ///< what sets it apart from the others
  Command command;
  bool chosen = false;
  bool apart = false;      ///< a separate switch below the options; `chosen`: it is on
  std::string group = {};  ///< heading above the first option of a group; empty for the others
};

/// A button that opens a list to choose from.
struct MenuSpec {
  std::string id;
  std::string name;       ///< what is chosen here
  std::string value;      ///< what is chosen now
  std::string face = {};  ///< what is written on it; empty: what is chosen
  std::string key = {};
  std::string hint = {};  ///< an explanation in the tip
  std::vector<OptionSpec> options = {};
};

/// The layer that draws everything that a reader can operate or hear. Each control leaves a record; a pressed
/// or moved one adds its command. Lives for one frame.
class Controls {
 public:
  /// @param commands what the reader asks for is added to them
  /// @param revealed id of a control that is to be scrolled into sight, or empty
  /// @param preferences say what the host allows: buttons and sliders for anything else are not drawn, and
  /// other controls for it are shown as switched off; keys that the host has taken away are not named
  /// @param target how large what is pressed is at least, where the reader points with a finger; CSS px
  Controls(const Palette& palette, const Fonts& fonts, Commands& commands, std::string_view revealed,
           const Preferences& preferences, float target = 0);

  /// Whether the host lets the reader do something.
  bool allows(const Command& command) const { return queens::allows(preferences_.controls, command); }
  /// Whether at least one entry of a menu may be chosen.
  bool offers(const MenuSpec& spec) const;
  /// The extent of something to be pressed, at least what a finger needs if it is to be one; CSS px.
  float target(float usual) const { return std::max(usual, target_); }
  /// No tip is to cover a part of the screen, as far as there is another place for it; CSS px.
  void keepClear(Rect area) {
    if (!area.empty()) kept_.push_back(area);
  }
  const std::vector<Rect>& kept() const { return kept_; }

  /// Assigns the following controls to a part of the screen.
  /// @param bar a row of controls that their tips must not cover, CSS px; empty: none
  void enter(Region region, Rect bar = {}) {
    region_ = region;
    bar_ = bar;
  }

  /// A button with an icon, at the cursor. @param size CSS px
  void iconButton(const ButtonSpec& spec, Icon icon, ImVec2 size);
  /// A button with its name on it, at the cursor; with a frame around it or flat.
  /// @param size CSS px; 0: as large as the name asks for
  void wordButton(const ButtonSpec& spec, ImVec2 size, bool framed = true);
  /// A word to choose among others at the cursor, underlined when it is chosen.
  /// @param close how much of the usual room beside its letters it leaves, 0 to 1
  void tab(const ButtonSpec& spec, float close = 1);
  /// How wide a tab with that name is, CSS px; `close` as above.
  float tabWidth(const std::string& name, float close = 1) const;
  /// A word to switch on and off at the cursor, underlined when it is on.
  void toggle(const ButtonSpec& spec);
  /// A line of text at the cursor that shows or hides others, with a mark for which of them it does.
  void fold(const ButtonSpec& spec, float height);
  /// The ground of a line of a list at the cursor that can be pressed; what stands on it is drawn by others.
  void row(const ButtonSpec& spec, ImVec2 size);
  /// The background of a program line at the cursor, with a mark if it has a breakpoint. A press issues
  /// `spec.command`. The caller draws the text and leaves the record.
  void stopLine(const ButtonSpec& spec, ImVec2 size);
  /// The ground of a picture at the cursor that can be pressed; the picture is drawn over it by others.
  void ground(const ButtonSpec& spec, ImVec2 size);
  /// A flat slider at the cursor. @param size CSS px
  void slider(const SliderSpec& spec, ImVec2 size);
  /// Lets the reader move a value by pressing anywhere between two places of an area; draws nothing.
  /// @param from, to x of the least and of the greatest value, CSS px
  void track(const SliderSpec& spec, Rect area, float from, float to);
  /// A divider between two parts that can be dragged. A double click resets it.
  /// @param across whether it is dragged sideways
  /// @param usual the command of a double click
  void divider(const SliderSpec& spec, Rect area, bool across, float from, float to, const Command& usual);
  /// A button at the cursor that opens a menu; what the menu shows is drawn by `drawMenu` later.
  /// @param open whether its menu is open
  void menuButton(const MenuSpec& spec, ImVec2 size, bool open);
  /// A sign at the cursor that opens a menu: an icon, or a few letters if there is none.
  void menuSign(const MenuSpec& spec, std::optional<Icon> icon, const std::string& letters, ImVec2 size,
                bool open);
  /// The menu that a button of this frame has opened, if there is one: its place below the button.
  const MenuSpec* openMenu() const { return openMenu_ ? &*openMenu_ : nullptr; }
  Rect openMenuButton() const { return openMenuButton_; }
  /// How high an entry of a menu is; both in CSS px.
  float optionHeight(const OptionSpec& spec, float width) const;
  /// An entry of a menu at the cursor.
  void option(const std::string& menu, std::size_t index, const OptionSpec& spec, float width);

  /// Something that is only to be read; nothing is drawn.
  void read(Record record);
  /// `read` for a line of text or an item of a list. @param on where the search is now
  void read(Role role, std::string id, std::string name, std::string value, Rect area, bool on = false);
  /// `read` for an item in the language of the program.
  void readCode(std::string id, std::string name, std::string value, Rect area);

  /// The records of everything drawn so far.
  std::span<const Record> records() const { return records_; }
  std::vector<Record> takeRecords() { return std::move(records_); }

 private:
  /// Where the item drawn last lies.
  static Rect lastItem();
  /// Whether the finger that is lifted now has scrolled: the line that it has taken along is not meant.
  static bool hasScrolled();
  /// An ImGui label that is unique and invisible.
  static std::string hidden(const std::string& id);
  bool namesKeys(std::string_view keys) const;
  void press(const ButtonSpec& spec, Role role, bool pressed);
  void leaveRecord(const ButtonSpec& spec, Role role, bool pressed, const std::string& value = {});
  // Size of an icon in the middle of a button.
  float iconSize(ImVec2 size) const;
  float groupHeight(const OptionSpec& spec) const;
  void drawGroup(const OptionSpec& spec, float width);
  void leaveMenu(const MenuSpec& spec, Rect area, bool pressed, bool open);
  void moveTo(const SliderSpec& spec, float share);
  void recordSlider(const SliderSpec& spec, Rect area);
  void tooltip(Rect about, const std::string& name, const std::string& key, const std::string& hint);
  bool underlined(const ButtonSpec& spec, float close = 1);

  const Palette& palette_;
  const Fonts& fonts_;
  Commands& commands_;
  std::string_view revealed_;
  const Preferences& preferences_;
  Region region_ = Region::toolbar;
  Rect bar_;
  float target_;
  std::vector<Rect> kept_;
  std::vector<Record> records_;
  std::optional<MenuSpec> openMenu_;
  Rect openMenuButton_;
};

}  // namespace queens
