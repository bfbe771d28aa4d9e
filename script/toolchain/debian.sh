# Sourced by script/bootstrap: installs Debian packages, on Debian 12 and later.
. "$root/script/toolchain/archive.sh"

# install_debian_packages NAME…: installs packages, using sudo unless run as root.
install_debian_packages() {
  [ $# -gt 0 ] || return 0
  command -v apt-get >/dev/null ||
    fail "these are missing and there is no apt-get to install them: $*" \
      "Install them with your system's package manager and run this again."
  local sudo=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "run as root: apt-get install $*"
    sudo=sudo
  fi
  say "installing $*"
  export DEBIAN_FRONTEND=noninteractive
  if ! $sudo apt-get install -y -q --no-install-recommends "$@" >"$cache/apt.log" 2>&1; then
    # A fresh machine has no package lists.
    $sudo apt-get update -q >>"$cache/apt.log" 2>&1 || true
    $sudo apt-get install -y -q --no-install-recommends "$@" >>"$cache/apt.log" 2>&1 ||
      fail "apt-get could not install: $*" "$(tail -n 5 "$cache/apt.log")" "By hand: apt-get install $*"
  fi
}

# prepare_emscripten: Debian 13 installs its package. Debian 12 unpacks that package into the cache, along with the C
# library that it needs. There, clang 19 comes from Debian 12 itself.
prepare_emscripten() {
  local by_hand="Install emsdk (https://emscripten.org/docs/getting_started/downloads.html), activate 3.1.69 or later and run this again."
  local codename
  codename=$(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}")
  command -v apt-get >/dev/null || fail "no emcc 3.1.69 or later on PATH." "$by_hand"
  if [ "$codename" = trixie ]; then
    install_debian_packages emscripten
    return
  fi
  [ "$codename" = bookworm ] || fail "no emcc 3.1.69 or later on PATH." "$by_hand"
  # unpack_binaryen uses the loader of this architecture.
  local architecture
  architecture=$(dpkg --print-architecture)
  [ "$architecture" = amd64 ] ||
    fail "no emcc 3.1.69 or later on PATH, and Debian 12's packages bring one on amd64 only, not on $architecture." \
      "$by_hand"

  install_debian_packages clang-19 lld-19 llvm-19
  local home=$cache/emscripten-3.1.69
  # The licence texts of distributed parts are in its documentation.
  if [ ! -f "$home/ready" ] || [ ! -f "$home/usr/share/doc/emscripten/copyright" ]; then
    say "setting up Emscripten 3.1.69 in $home (1.7 GB, once)"
    rm -rf "$home"
    mkdir -p "$home/packages" "$home/bin"
    local package
    for package in emscripten binaryen libc6 libstdc++6 libgcc-s1; do fetch_package "$package" "$home/packages"; done
    for package in "$home"/packages/*.deb; do dpkg -x "$package" "$home"; done
    find "$home/packages" "$home/usr/share/doc" -mindepth 1 -maxdepth 1 ! -name emscripten -exec rm -r {} +
    unpack_binaryen "$home"
    mkdir -p "$home/usr/share/emscripten/node_modules"
    cp -r "$root/node_modules/acorn" "$home/usr/share/emscripten/node_modules/"
    cat >"$home/config" <<CONFIG
LLVM_ROOT = '/usr/lib/llvm-19/bin'
BINARYEN_ROOT = '$home/binaryen'
NODE_JS = '$(command -v node)'
CACHE = '$home/usr/share/emscripten/cache'
FROZEN_CACHE = True
CONFIG
    local tool
    for tool in emcc em++ emar emranlib emcmake emsize em-config; do
      printf '#!/bin/sh\nexec "%s" "$@"\n' "$home/usr/share/emscripten/$tool" >"$home/bin/$tool"
      chmod +x "$home/bin/$tool"
    done
    touch "$home/ready"
  fi
  {
    echo "export EM_CONFIG='$home/config'"
    echo "export EMSCRIPTEN_ROOT='$home/usr/share/emscripten'"
    echo "export PATH='$home/bin':\"\$PATH\""
  } >>"$cache/env"
}

# unpack_binaryen HOME: Debian 13's binaryen needs a newer C library than Debian 12's. Each of its programs is started
# through the loader unpacked beside it.
unpack_binaryen() {
  local home=$1 library=$1/usr/lib/x86_64-linux-gnu program
  mkdir -p "$home/binaryen/bin"
  ln -s "$home/usr/lib" "$home/binaryen/lib"
  for program in "$home"/usr/bin/wasm*; do
    printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' \
      "$library/ld-linux-x86-64.so.2" "$library" "$program" >"$home/binaryen/bin/${program##*/}"
    chmod +x "$home/binaryen/bin/${program##*/}"
  done
}

# prepare_sources: unpacks Dear ImGui, SDL2 and GoogleTest from Debian's source packages if their repositories are
# unreachable. The versions are those pinned in CMakeLists.txt.
prepare_sources() {
  command -v apt-get >/dev/null || fail "github.com cannot be reached and there is no apt-get." \
    "Set FETCHCONTENT_SOURCE_DIR_IMGUI, …_SDL2 and …_GOOGLETEST to unpacked sources (see CMakeLists.txt)."
  if [ ! -f "$cache/sources/ready" ]; then
    say "fetching the sources of Dear ImGui, SDL2 and GoogleTest from Debian"
    local name
    for name in imgui libsdl2 googletest; do unpack_source "$name"; done
    touch "$cache/sources/ready"
  fi
  {
    echo "export QUEENSCOPE_SOURCES='$cache/sources'"
    echo "export FETCHCONTENT_SOURCE_DIR_IMGUI='$cache/sources/imgui'"
    echo "export FETCHCONTENT_SOURCE_DIR_SDL2='$cache/sources/libsdl2'"
    echo "export FETCHCONTENT_SOURCE_DIR_GOOGLETEST='$cache/sources/googletest'"
  } >>"$cache/env"
}

# unpack_source NAME: unpacks the upstream files of a source package.
unpack_source() {
  local folder=$cache/sources/$1
  rm -rf "$folder" "$folder.download"
  mkdir -p "$folder" "$folder.download"
  fetch_package "$1" "$folder.download"
  tar -xf "$folder.download"/*.orig.tar.* --strip-components=1 -C "$folder" ||
    fail "the source of $1 could not be unpacked."
  rm -rf "$folder.download"
}
