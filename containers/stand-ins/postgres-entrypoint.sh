#!/bin/sh
# On the first start it creates the cluster and the database POSTGRES_DB with the password POSTGRES_PASSWORD. Unlike the official
# image it must not start as root.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?the database needs a password}"
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" >"$password"
  initdb --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  # Like the official image, this temporary server listens on the socket only.
  pg_ctl --wait -o "-c listen_addresses= -c unix_socket_directories=/var/run/postgresql" start
  psql --host=/var/run/postgresql postgres --command="create database \"${POSTGRES_DB:-postgres}\""
  pg_ctl --wait stop
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
