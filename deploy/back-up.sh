#!/bin/sh
# Copies the SQLite store, the record of published files and the articles' pictures from DATA_DIR into the folder BACKUP.
# The site may serve and publish meanwhile. Run it in a release's folder: docs/production.md.
set -eu
[ -s "$DATA_DIR/articles.sqlite" ] || { echo "There is no store in $DATA_DIR." >&2; exit 1; }
mkdir -p "$BACKUP"
node_modules/.bin/node -e '
  const { DatabaseSync } = require("node:sqlite");
  new DatabaseSync(process.argv[1]).prepare("VACUUM INTO ?").run(process.argv[2]);
' "$DATA_DIR/articles.sqlite" "$BACKUP/articles.sqlite"
if [ -f "$DATA_DIR/published.jsonl" ]; then cp "$DATA_DIR/published.jsonl" "$BACKUP/"; fi
if [ -d "$DATA_DIR/media" ]; then cp -R "$DATA_DIR/media" "$BACKUP/"; fi
