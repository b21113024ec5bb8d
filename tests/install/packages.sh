#!/usr/bin/env bash
# packages.sh BUILD: what the Debian packages in BUILD hold, and, as root, that they install, run and remove in a root
# made for it by debootstrap.
set -euo pipefail
build=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
package=$(ls "$build"/royalcheck_*.deb)
development=$(ls "$build"/libroyalcheck-dev_*.deb)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "packages: $*" >&2; exit 1; }

dpkg-deb -x "$package" "$work/files"
has() { grep -q "$1" <<<"$2"; }   # no pipe: the writer would fail as soon as grep has seen enough
has libarchive13 "$(dpkg-deb -f "$package" Depends)" || fail "no dependency on libarchive13"
sh "$here/hardening.sh" "$work/files/usr/bin/royalcheck" Release
"$work/files/usr/bin/royalcheck" --expect "$work/files/usr/share/doc/royalcheck/samples/documents" >/dev/null
has include/royalcheck/rules/position.hpp "$(dpkg-deb -c "$development")" || fail "no headers"
[ "$(dpkg-deb -c "$package" | awk '{print $2}' | sort -u)" = root/root ] || fail "files of somebody"
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
  echo "packages: contents are right; not installed (that needs root and debootstrap)"
  exit 0
fi

root=$work/root
debootstrap --variant=minbase bookworm "$root" >"$work/log" 2>&1 || { tail -n 5 "$work/log"; fail "no root"; }
cp "$package" "$development" "$root/tmp"
inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive "$@"; }
inside find / -xdev -not -path '/proc/*' -not -path '/var/*' | sort >"$work/before"
inside apt-get install -y -qq --no-install-recommends "/tmp/${package##*/}" "/tmp/${development##*/}" >"$work/log" 2>&1 ||
  { cat "$work/log"; fail "not installed"; }
inside royalcheck --version
inside royalcheck --expect /usr/share/doc/royalcheck/samples >/dev/null || fail "it does not run"
tar -C "$root/usr/share/doc/royalcheck" -cJf "$root/tmp/samples.tar.xz" samples   # libarchive, loaded only now
inside royalcheck --expect /tmp/samples.tar.xz >/dev/null || fail "it reads no archive"
inside apt-get purge -y -qq royalcheck libroyalcheck-dev >"$work/log" 2>&1 || { cat "$work/log"; fail "not removed"; }
inside find / -xdev -not -path '/proc/*' -not -path '/var/*' | sort | comm -13 "$work/before" - | grep -i royalcheck |
  grep -v '^/tmp/' && fail "left behind"
echo "packages: installed, run and removed in a root of their own"
