#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/format.hpp"
#include "ui/controls/controls.hpp"
#include "ui/controls/marks.hpp"
#include "ui/controls/named.hpp"
#include "ui/controls/pictures.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// One frame while it is drawn: its contents, the means to draw it, and the search that is being drawn.
struct Frame {
  const Model& model;
  const Fonts& fonts;
  Controls& controls;
  PictureQueue& pictures;
  Reaction& reaction;
  std::size_t sessionIndex = 0;            ///< of the search that is being drawn
  std::optional<Square> pointed = {};      ///< the square that the student points at
  std::optional<Named> named = {};         ///< the code in the explanation that the student points at
  std::optional<NodesInSight> nodes = {};  ///< the results for drawing the search tree, if it is shown

  const Palette& palette() const { return model.palette; }
  const Snapshot& session() const { return model.sessions[sessionIndex]; }
  /// Adds the search to a command.
  Command ask(SessionCommand command) const { return ask::OfSession{sessionIndex, std::move(command)}; }
  /// An id for a control, unique among the searches.
  std::string id(const std::string& name) const {
    return sessionIndex == 0 ? name : std::to_string(sessionIndex + 1) + ":" + name;
  }
  /// A message in the student's language.
  std::string say(Message message, const std::vector<Argument>& arguments = {}) const {
    return format(model.language, message, arguments);
  }
  /// Leaves the record of a text. @param key made unique among the searches by `id`
  void read(const std::string& key, std::string text, Rect area, Role role = Role::text,
            std::string value = {}) const {
    controls.read(
        {.role = role, .id = id(key), .name = std::move(text), .value = std::move(value), .area = area});
  }
  /// Draws a picture into the current ImGui window.
  void draw(Picture picture) const { pictures.add(fonts, std::move(picture)); }
  /// A whole number in the notation of the student's language.
  std::string number(std::uint64_t value) const { return queens::number(model.language, value); }
};

}  // namespace queens
