# Sourced by the other scripts: paths, messages, and the tools that script/bootstrap has prepared.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${QUEENSCOPE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/queenscope}

say() { printf '%s\n' "queenscope: $*" >&2; }
fail() { printf '%s\n' "queenscope: $1" "${@:2}" >&2; exit 1; }

# configure PRESET: prepares a build with CMake, with tests if QUEENSCOPE_TESTS is ON.
configure() {
  cmake --preset "$1" -DQUEENSCOPE_TESTS="${QUEENSCOPE_TESTS:-OFF}" >"$cache/configure.log" 2>&1 && return
  tail -n 30 "$cache/configure.log" >&2
  fail "CMake could not configure the build; all it said is in $cache/configure.log"
}

# Written by script/bootstrap; sets emcc and the source folders of the libraries.
if [ -f "$cache/env" ]; then
  # shellcheck disable=SC1091
  . "$cache/env"
fi
export PATH="$root/node_modules/.bin:$PATH"
if [ -z "${EMSCRIPTEN_ROOT:-}" ] && command -v em-config >/dev/null; then
  EMSCRIPTEN_ROOT=$(em-config EMSCRIPTEN_ROOT)
  export EMSCRIPTEN_ROOT
fi
# The minifier that emcc uses for the page's scripts.
export EM_CLOSURE_COMPILER="$root/node_modules/.bin/google-closure-compiler"
