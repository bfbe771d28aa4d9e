#include "ui/model/allows.hpp"

namespace queens {
namespace {

using Which = std::optional<Permission>;

Which permissionFor(const SessionCommand& command) {
  return std::visit(Handle{[](const ask::PlayOrPause&) -> Which { return Permission::play; },
                           [](const ask::ToNextBreakpoint&) -> Which { return Permission::play; },
                           [](const ask::Step&) -> Which { return Permission::step; },
                           [](const ask::StepLine&) -> Which { return Permission::step; },
                           [](const ask::StepOver&) -> Which { return Permission::step; },
                           [](const ask::StepOut&) -> Which { return Permission::step; },
                           [](const ask::Back&) -> Which { return Permission::back; },
                           [](const ask::BackLine&) -> Which { return Permission::back; },
                           [](const ask::PreviousSolution&) -> Which { return Permission::solutions; },
                           [](const ask::NextSolution&) -> Which { return Permission::solutions; },
                           [](const ask::SetSpeed&) -> Which { return Permission::speed; },
                           [](const ask::Faster&) -> Which { return Permission::speed; },
                           [](const ask::Slower&) -> Which { return Permission::speed; },
                           [](const ask::SetStepSize&) -> Which { return Permission::grain; },
                           [](const ask::StopAt&) -> Which { return Permission::stops; },
                           [](const ask::ToggleBreakpointAtLine&) -> Which { return Permission::stops; },
                           [](const ask::ToggleBreakpointAtSquare&) -> Which { return Permission::stops; },
                           [](const ask::ToggleBreakpointHere&) -> Which { return Permission::stops; },
                           [](const ask::ChooseVariant&) -> Which { return Permission::variant; },
                           [](const ask::ChooseFind&) -> Which { return Permission::variant; },
                           [](const ask::ChooseWay&) -> Which { return Permission::variant; },
                           [](const ask::Grow&) -> Which { return Permission::n; },
                           [](const ask::LookAt&) -> Which { return std::nullopt; },
                           // Whatever else there is leads to another place.
                           [](const auto&) -> Which { return Permission::seek; }},
                    command);
}

Which permissionFor(const Command& command) {
  return std::visit(Handle{[](const ask::OfSession& wish) { return permissionFor(wish.command); },
                           [](const ask::ToggleBreakpoint&) -> Which { return Permission::stops; },
                           [](const ask::ToggleComparison&) -> Which { return Permission::with; },
                           [](const ask::SetSyncMode&) -> Which { return Permission::with; },
                           [](const ask::SetCode&) -> Which { return Permission::code; },
                           [](const ask::NextLanguage&) -> Which { return Permission::lang; },
                           [](const ask::SetLanguage&) -> Which { return Permission::lang; },
                           [](const ask::NextTheme&) -> Which { return Permission::theme; },
                           [](const ask::SetTheme&) -> Which { return Permission::theme; },
                           [](const ask::ToLandmark&) -> Which { return Permission::seek; },
                           [](const ask::ShowTour&) -> Which { return Permission::tour; },
                           [](const ask::ShowDialog& show) -> Which {
                             const bool teaches = show.dialog == Dialog::lesson ||
                                                  show.dialog == Dialog::program ||
                                                  show.dialog == Dialog::broken;
                             if (teaches) return Permission::tour;
                             return show.dialog == Dialog::share ? Which(Permission::share) : std::nullopt;
                           },
                           [](const auto&) -> Which { return std::nullopt; }},
                    command);
}

}  // namespace

bool allows(const std::optional<Permissions>& allowed, const Command& command) {
  if (!allowed) return true;
  const Which permission = permissionFor(command);
  return !permission || allowed->test(static_cast<std::size_t>(*permission));
}

}  // namespace queens
