#!/bin/sh
# Prints where a Chromium is; installs Debian's where it may, else says what to type.
find_one() {
  for name in "${CHROMIUM:-chromium}" chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return 0
  done
  return 1
}
find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium …" >&2
  apt-get update --quiet --quiet >&2
  apt-get install --quiet --quiet --yes --no-install-recommends chromium >&2
  find_one && exit 0
fi
echo "The web table is tested in Chromium: sudo apt-get install chromium" >&2
exit 1
