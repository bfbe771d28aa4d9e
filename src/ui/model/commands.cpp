#include "ui/model/commands.hpp"

namespace queens {
namespace {

std::optional<Permission> permissionOf(const ask::ShowDialog& show) {
  switch (show.dialog) {
    case Dialog::share:
    case Dialog::page:
      return Permission::share;
    case Dialog::figures:
      return std::nullopt;
    case Dialog::lesson:
    case Dialog::program:
    case Dialog::broken:
    case Dialog::hand:
      break;
  }
  return Permission::tour;
}

std::optional<Permission> permissionOf(const Command& command) {
  using Needed = std::optional<Permission>;
  return std::visit(
      Handle{[](AppAction action) -> Needed { return queens::permissionOf(action); },
             [](const ask::OfSession& to) -> Needed { return queens::permissionOf(to.command); },
             [](const ask::ShowDialog& show) -> Needed { return permissionOf(show); },
             [](const auto& data) -> Needed { return data.permission; }},
      command);
}

}  // namespace

bool allows(const std::optional<Permissions>& allowed, const Command& command) {
  if (!allowed) return true;
  const std::optional<Permission> needed = permissionOf(command);
  return !needed || allowed->test(static_cast<std::size_t>(*needed));
}

}  // namespace queens
