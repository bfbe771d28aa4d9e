#include "app/guided_tour.hpp"

#include <utility>

namespace queens {

bool GuidedTour::strayed(const Session& watched) const {
  if (!stop_) return false;
  const Timeline& here = watched.timeline();
  return Program(stop().variant) != here.program() || stop().n != here.n() ||
         stop().position != here.position();
}

void GuidedTour::goTo(int stop, Sync& searches, Budget& time) {
  if (!aside_) {
    searches.first().pause();
    Sync fresh(time);
    fresh.choose(searches.chosenBy());
    fresh.first().perform(ask::SetSpeed{searches.first().speed()});
    aside_ = std::exchange(searches, std::move(fresh));
  }
  stop_ = stop;
  searches.first().begin(this->stop().variant, this->stop().n);
  searches.first().seek(this->stop().position);
}

void GuidedTour::leave(Sync& searches) {
  if (aside_) searches = *std::exchange(aside_, std::nullopt);
  forget();
}

void GuidedTour::forget() {
  stop_.reset();
  aside_.reset();
}

}  // namespace queens
