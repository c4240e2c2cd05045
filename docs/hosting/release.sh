#!/bin/sh
# release.sh VERSION: builds a tag, branch or commit of /srv/wrap-studio/source, makes a backup and starts the new
# version. Switches back if the new version is not ready within half a minute.
# release.sh --back: switches back to the previous version.
# Run this script as the owner of /srv/wrap-studio, who needs sudo. For several instances, list their ports:
# PORTS="3000 3001" release.sh VERSION
set -eu
base=${WRAP_STUDIO:-/srv/wrap-studio}
settings=${WRAP_STUDIO_SETTINGS:-/etc/wrap-studio/env}
backups=${WRAP_STUDIO_BACKUPS:-/var/backups/wrap-studio}
ports=${PORTS:-3000}

build() {
  release=$base/releases/$(date -u +%Y%m%dT%H%M%SZ)
  git clone --quiet "$base/source" "$release"
  git -C "$release" checkout --quiet "$1"
  (cd "$release" && npm run -s build)
  ln -s "$settings" "$release/.env"
}

back_up() {
  [ -e "$base/current" ] || return 0
  cd "$base/current"
  sudo -u wrapstudio node desk/main.ts backup --out "$backups" --keep 60
}

# Replaces a link atomically.
point() {
  ln -sfn "$2" "$base/$1.new"
  mv -T "$base/$1.new" "$base/$1"
}

is_ready() {
  for _ in $(seq 60); do
    curl -fs -o /dev/null "http://127.0.0.1:$1/readyz" && return 0
    sleep 0.5
  done
  return 1
}

# Restarts one instance after another, so that the others answer meanwhile.
restart_all() {
  for port in $ports; do
    sudo systemctl restart "wrap-studio@$port"
    is_ready "$port" || return 1
  done
}

# Lists pages of the previous version that the new version lacks.
list_gone() {
  [ -d "$1/dist/site" ] || return 0
  (cd "$1/dist/site" && find . -name '*.html' ! -name index.html ! -name 404.html) | sort | while read -r page; do
    path=${page#.}
    path=${path%.html}
    status=$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:${ports%% *}$path")
    [ "$status" != 404 ] || echo "$path is gone. Below /faq/, formerAddresses in studio/articles.json can redirect it." >&2
  done
}

switch_to() {
  before=$(readlink "$base/current" || true)
  point current "$1"
  if restart_all; then
    [ -z "$before" ] || point previous "$before"
    echo "Running: $1"
    list_gone "$before"
    return 0
  fi
  echo "$1 did not become ready: sudo journalctl -u 'wrap-studio@*' says why." >&2
  [ -n "$before" ] || exit 1
  point current "$before"
  restart_all || {
    echo "$before does not start either. Has the database been migrated? See \"Going back\" in docs/operations.md." >&2
    exit 1
  }
  echo "Running again: $before" >&2
  exit 1
}

# Keeps the newest five releases, the current one and the previous one.
prune() {
  for old in $(ls -1d "$base"/releases/* | head -n -5); do
    [ "$old" = "$(readlink "$base/current")" ] || [ "$old" = "$(readlink "$base/previous")" ] || rm -rf "$old"
  done
}

case ${1:-} in
  "") sed -n '2,7s/^# //p' "$0"; exit 2 ;;
  --back) switch_to "$(readlink "$base/previous")" ;;
  *) build "$1"; back_up; switch_to "$release"; prune ;;
esac
