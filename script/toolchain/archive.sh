# Sourced by script/toolchain/debian.sh: single files of a Debian mirror, each checked before anything looks into it.

# mirror: the address of the mirror that apt already uses.
mirror() {
  local found
  found=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | head -n 1)
  [ -n "$found" ] || fail "apt knows no Debian mirror; run: apt-get update"
  printf '%s\n' "$found"
}

# download ADDRESS FILE SHA256: apt's own downloader, which knows the proxies and checks the hash.
download() {
  /usr/lib/apt/apt-helper -o APT::Sandbox::User= download-file "$1" "$2" "SHA256:$3" >>"$cache/apt.log" 2>&1
}

# fetch_package NAME FOLDER: puts a file of the package into the folder, in a version that script/toolchain/packages.txt knows.
# What the archive has instead is taken only if it is an update of a stable release, or on request; then apt checks
# its signature, and that the archive's lists are in date.
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
    # They only run the tools here, and each point release of Debian replaces them.
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

# apt_aside ARGUMENT…: apt-get with another suite's lists and caches, so that the system's stay untouched.
apt_aside() {
  local aside=$cache/apt
  apt-get -q -o Dir::Etc::sourcelist="$aside/sources.list" -o Dir::Etc::sourceparts=- \
    -o Dir::State::lists="$aside/lists" -o Dir::Cache="$aside/cache" -o APT::Sandbox::User= "$@" >>"$cache/apt.log" 2>&1
}

# fetch_signed NAME FOLDER: the newest there is, of Debian 13 or, of sources, of testing.
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
