#!/bin/sh
# Like the official image: does not run as root, and accepts connections from other containers (no protected mode).
set -eu
[ "$1" = redis-server ] || exec "$@"
chown redis /data
shift
exec setpriv --reuid=redis --regid=redis --init-groups redis-server --protected-mode no "$@"
