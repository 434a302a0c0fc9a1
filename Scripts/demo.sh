#!/usr/bin/env bash
# Runs the main job on the embedded site: two versions of a small documentation, a day apart.
# usage: demo.sh PATH-TO-DOCFACTS
set -euo pipefail
docfacts=$(readlink -f "$1")
examples=$(cd "$(dirname "$0")/../Examples/Teakettle" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
run() { printf '$ docfacts %s\n' "$*"; "$docfacts" "$@"; }

cp -R "$examples/first" "$work/site"
mkdir "$work/workspace"
cd "$work/workspace"
git init -q .
git config user.name demo && git config user.email demo@example.org

say "A workspace that watches five pages of a documentation site"
run init --id tea --base "file://$work/site/documentation/" --keep bytes
run add "file://$work/site/documentation/teakettle" \
  "file://$work/site/documentation/teakettle/brewing-green-tea" \
  "file://$work/site/documentation/teakettle/kettle" \
  "file://$work/site/documentation/teakettle/kettle/boil()" \
  "file://$work/site/documentation/teakettle/kettle/capacity"

say "The first day: every page is new"
run update --now 2026-10-11T05:00:00Z
git add -A && git commit -qm "First day"

say "The second day: the site changed without notice"
cp -R "$examples/second/." "$work/site/"
run update --now 2026-10-12T05:00:00Z

say "What a reviewer reads: the same change, against the last commit"
run diff HEAD

say "What is known of each page"
run status --now 2026-10-12T06:00:00Z

say "The page whose upper bound appeared"
run show "tea/teakettle/kettle/boil()"
