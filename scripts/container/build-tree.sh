#!/bin/sh
# Builds what the image holds: site and server without what only building needs. The Dockerfile runs
# this, and so does tests/server/container.slow.test.ts, where there is no Docker.
# Usage, in a clean copy of the sources: build-tree.sh <target>
set -eu
target=$1
mkdir -p "$target"

npm ci --no-audit --no-fund
# Node of the version that the project pins, whatever the machine has.
PATH=$PWD/node_modules/.bin:$PATH
npm run build -- --quiet

cp -R package.json package-lock.json LICENSE server "$target"
mkdir -p "$target/openapi" "$target/scripts"
cp -R openapi/generated openapi/normal-forms.ts "$target/openapi"
cp -R scripts/support scripts/container scripts/administrator.ts scripts/backup.ts \
  scripts/restore.ts scripts/migrate.ts scripts/files-move.ts "$target/scripts"
cp -R dist "$target"

# What only the site needs is in its bundle; of the server's packages the lock file's versions.
node scripts/container/server-packages.ts "$target/package.json"
cd "$target"
npm ci --omit=dev --no-audit --no-fund --ignore-scripts
