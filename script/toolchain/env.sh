# Sourced by the other scripts: where things are kept, how messages look, and the tools that
# script/bootstrap has prepared.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${QUEENSCOPE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/queenscope}

say() { printf '%s\n' "queenscope: $*" >&2; }
fail() { printf '%s\n' "queenscope: $1" "${@:2}" >&2; exit 1; }

# Written by script/bootstrap; says which emcc is used and where the sources of the libraries lie.
if [ -f "$cache/env" ]; then
  # shellcheck disable=SC1091
  . "$cache/env"
fi
export PATH="$root/node_modules/.bin:$PATH"
if [ -z "${EMSCRIPTEN_ROOT:-}" ] && command -v em-config >/dev/null; then
  EMSCRIPTEN_ROOT=$(em-config EMSCRIPTEN_ROOT)
  export EMSCRIPTEN_ROOT
fi
# What emcc shortens the page's scripts with.
export EM_CLOSURE_COMPILER="$root/node_modules/.bin/google-closure-compiler"
