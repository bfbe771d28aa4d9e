#include "ui/model/permission.hpp"

namespace queens {
namespace {

using Which = std::optional<Deed>;

Which deedOf(const SessionCommand& command) {
  return std::visit(Handle{[](const ask::PlayOrPause&) -> Which { return Deed::play; },
                           [](const ask::ToNextStop&) -> Which { return Deed::play; },
                           [](const ask::Step&) -> Which { return Deed::step; },
                           [](const ask::StepLine&) -> Which { return Deed::step; },
                           [](const ask::StepOver&) -> Which { return Deed::step; },
                           [](const ask::StepOut&) -> Which { return Deed::step; },
                           [](const ask::Back&) -> Which { return Deed::back; },
                           [](const ask::BackLine&) -> Which { return Deed::back; },
                           [](const ask::PreviousSolution&) -> Which { return Deed::solutions; },
                           [](const ask::NextSolution&) -> Which { return Deed::solutions; },
                           [](const ask::SetSpeed&) -> Which { return Deed::speed; },
                           [](const ask::Faster&) -> Which { return Deed::speed; },
                           [](const ask::Slower&) -> Which { return Deed::speed; },
                           [](const ask::SetGrain&) -> Which { return Deed::grain; },
                           [](const ask::StopAt&) -> Which { return Deed::stops; },
                           [](const ask::ToggleStopAtLine&) -> Which { return Deed::stops; },
                           [](const ask::ToggleStopAtSquare&) -> Which { return Deed::stops; },
                           [](const ask::ToggleStopHere&) -> Which { return Deed::stops; },
                           [](const ask::ChooseVariant&) -> Which { return Deed::variant; },
                           [](const ask::ChooseFind&) -> Which { return Deed::variant; },
                           [](const ask::ChooseWay&) -> Which { return Deed::variant; },
                           [](const ask::Grow&) -> Which { return Deed::n; },
                           [](const ask::LookAt&) -> Which { return std::nullopt; },
                           // Whatever else there is leads to another place.
                           [](const auto&) -> Which { return Deed::seek; }},
                    command);
}

Which deedOf(const Command& command) {
  return std::visit(Handle{[](const ask::OfSession& wish) { return deedOf(wish.command); },
                           [](const ask::ToggleStop&) -> Which { return Deed::stops; },
                           [](const ask::ToggleComparison&) -> Which { return Deed::with; },
                           [](const ask::KeepAbreast&) -> Which { return Deed::with; },
                           [](const ask::SetCode&) -> Which { return Deed::code; },
                           [](const ask::NextLanguage&) -> Which { return Deed::lang; },
                           [](const ask::SetLanguage&) -> Which { return Deed::lang; },
                           [](const ask::NextTheme&) -> Which { return Deed::theme; },
                           [](const ask::SetTheme&) -> Which { return Deed::theme; },
                           [](const ask::ToLandmark&) -> Which { return Deed::seek; },
                           [](const ask::ShowTour&) -> Which { return Deed::tour; },
                           [](const ask::ShowDialog& show) -> Which {
                             const bool teaches = show.dialog == Dialog::lesson ||
                                                  show.dialog == Dialog::program ||
                                                  show.dialog == Dialog::broken;
                             if (teaches) return Deed::tour;
                             return show.dialog == Dialog::share ? Which(Deed::share) : std::nullopt;
                           },
                           [](const auto&) -> Which { return std::nullopt; }},
                    command);
}

}  // namespace

bool allows(const std::optional<Deeds>& allowed, const Command& command) {
  if (!allowed) return true;
  const Which deed = deedOf(command);
  return !deed || allowed->test(static_cast<std::size_t>(*deed));
}

}  // namespace queens
