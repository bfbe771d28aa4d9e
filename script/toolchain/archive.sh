# Sourced by script/toolchain/debian.sh: fetches single files from a Debian mirror and verifies them before use.

# mirror: the address of the mirror that apt already uses.
mirror() {
  local found
  found=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | head -n 1)
  [ -n "$found" ] || fail "apt knows no Debian mirror; run: apt-get update"
  printf '%s\n' "$found"
}

# download ADDRESS FILE SHA256: uses apt's downloader, which honours proxies and verifies the hash.
download() {
  /usr/lib/apt/apt-helper -o APT::Sandbox::User= download-file "$1" "$2" "SHA256:$3" >>"$cache/apt.log" 2>&1
}

# fetch_package NAME FOLDER: downloads a file of the package into the folder, in a version listed in
# script/toolchain/packages.txt. Another version is used only if it is an update of a stable release, or on request. In
# that case apt verifies its signature, and that the archive's lists are current.
fetch_package() {
  local name version place hash file known=
  while read -r name version place hash; do
    [ "$name" = "$1" ] || continue
    known+=" $version"
    file=$2/${place##*/}
    if download "$(mirror)/$place" "$file" "$hash"; then
      printf '%s  %s\n' "$hash" "$file" | sha256sum --check --status ||
        fail "$file is not $name $version as script/toolchain/packages.txt knows it; nothing of it was used."
      return
    fi
    rm -f "$file" "$file.FAILED"
  done < <(grep -v '^#' "$root/script/toolchain/packages.txt")
  [ -n "$known" ] || fail "script/toolchain/packages.txt has no line for $1"
  case $1 in
    # These only run the tools here, and each point release of Debian replaces them.
    libc6 | libstdc++6 | libgcc-s1) ;;
    *)
      [ "${QUEENSCOPE_ACCEPT_NEWER:-}" = 1 ] ||
        fail "the Debian mirror has none of the tried versions of $1:$known; see $cache/apt.log" \
          "To build with the version that it has now, checked by Debian's signature: QUEENSCOPE_ACCEPT_NEWER=1 script/build" \
          "Once that is tried, add its line to script/toolchain/packages.txt."
      ;;
  esac
  say "taking what Debian has now of $1, as the mirror has none of$known"
  fetch_signed "$1" "$2" || fail "$1 could not be fetched from Debian; see $cache/apt.log."
}

# apt_aside ARGUMENT…: runs apt-get with separate lists and caches for another suite, leaving the system's unchanged.
apt_aside() {
  local aside=$cache/apt
  apt-get -q -o Dir::Etc::sourcelist="$aside/sources.list" -o Dir::Etc::sourceparts=- \
    -o Dir::State::lists="$aside/lists" -o Dir::Cache="$aside/cache" -o APT::Sandbox::User= "$@" >>"$cache/apt.log" 2>&1
}

# fetch_signed NAME FOLDER: downloads the newest version in Debian 13, or for sources also in testing.
fetch_signed() {
  local aside=$cache/apt keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  mkdir -p "$aside/lists/partial" "$aside/cache/archives/partial"
  printf '%s\n' "deb [signed-by=$keyring] $(mirror) trixie main" \
    "deb-src [signed-by=$keyring] $(mirror) trixie main" \
    "deb-src [signed-by=$keyring] $(mirror) testing main" >"$aside/sources.list"
  apt_aside update || return
  case $1 in
    imgui | libsdl2 | googletest) (cd "$2" && apt_aside source --download-only "$1") ;;
    *) (cd "$2" && apt_aside download "$1/trixie") ;;
  esac
}
