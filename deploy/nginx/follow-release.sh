#!/bin/sh
# Gives the cache of nginx the release being served: waits until the server serves what current.json names, writes the name into
# the cache's key, and lets nginx read it. Entries of releases before are never found again, and go by age.
# A time stands beside the name, so that a release that comes back by a rollback does not find what was kept while it went.
set -eu

releases=${RELEASES_DIR:-/srv/beans/data/releases}
origin=${ORIGIN:-http://127.0.0.1:3000}
map=${RELEASE_MAP:-/etc/nginx/beans/release.map}
reload=${RELOAD:-nginx -s reload}

id=$(sed -n 's/.*"id"[[:space:]]*:[[:space:]]*"\([A-Za-z0-9._-]*\)".*/\1/p' "$releases/current.json")
[ -n "$id" ] || { echo "current.json names no release" >&2; exit 1; }

tries=0
until curl -fsS "$origin/readyz" 2>/dev/null | grep -q "\"release\":\"$id\""; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "the server does not serve $id; the cache stays as it is" >&2; exit 1; }
    sleep 1
done

mkdir -p "$(dirname "$map")"
printf '"~." "%s-%s";\n' "$id" "$(date +%s)" > "$map.new"
mv "$map.new" "$map"
$reload
