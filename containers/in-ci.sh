#!/usr/bin/env bash
# Runs the container tests, and the contract of the event store on real servers, when a Docker engine is running. As root on Debian it
# installs and starts one.
set -euo pipefail
cd "$(dirname "$0")/.."

skip() {
  echo "SKIPPED container tests: $1"
  [ "${REQUIRE_DOCKER:-}" = 1 ] && exit 1
  exit 0
}
engine_runs() { docker version &>/dev/null; }
has_compose() { docker compose version &>/dev/null || docker-compose version &>/dev/null; }
has_tools() { { engine_runs || command -v dockerd; } && has_compose && command -v debootstrap; } &>/dev/null

log=$(mktemp)
if [ "$(id -u)" != 0 ]; then
  engine_runs && has_compose || skip 'no Docker engine with compose; start one, or run this as root'
elif ! has_tools; then
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    docker.io docker-compose debootstrap iptables; } &>"$log" ||
    skip "apt-get cannot install docker.io, docker-compose and debootstrap: $(tail -n 1 "$log")"
fi

if ! engine_runs; then
  dockerd &>"$log" &
  engine=$!
  trap 'kill "$engine" 2>/dev/null && wait "$engine" || true' EXIT
  for _ in {1..60}; do
    engine_runs || ! kill -0 "$engine" 2>/dev/null && break
    sleep 1
  done
  engine_runs || skip "dockerd does not start here: $(tail -n 1 "$log")"
fi

containers/stand-ins/make.sh &>"$log" || skip "no base images: $(tail -n 1 "$log")"
npm run test:containers
npm run test:unit -- real-server-contract
