#!/bin/sh
# Accepts connections from other containers (no protected mode), like the official image. Unlike that one it must not start as root.
set -eu
[ "$1" = redis-server ] && shift && set -- redis-server --protected-mode no "$@"
exec "$@"
