#!/bin/sh
# Like the official image: not root, and open to the containers' network, which Debian's protected mode is not.
set -eu
[ "$1" = redis-server ] || exec "$@"
chown redis /data
shift
exec setpriv --reuid=redis --regid=redis --init-groups redis-server --protected-mode no "$@"
