#pragma once

#include <emscripten/val.h>

#include "app/host_requests.hpp"

namespace queens {

/// A request to the page, in the format of `Page.takeRequests`.
emscripten::val requestToJs(const HostRequest& wish);

}  // namespace queens
