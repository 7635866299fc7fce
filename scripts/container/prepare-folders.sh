#!/bin/sh
# Makes the folders that the image's user writes to, and takes npm away: nothing is installed there.
set -eu
for folder in "$@"; do
  mkdir -p "$folder"
  chown node:node "$folder"
  chmod 700 "$folder"
done
rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg
