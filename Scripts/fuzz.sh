#!/usr/bin/env bash
# Runs libFuzzer on a reader or the matcher, from the kept seeds. New inputs stay below .build/fuzz;
# a crash, a hang or a slow input is kept there too, and becomes a test and a seed.
# usage: fuzz.sh header|markdown|quote [SECONDS]   default: 60
set -euo pipefail
target=${1:?usage: fuzz.sh header|markdown|quote [SECONDS]}
seconds=${2:-60}
cd "$(dirname "$0")/.."
out=$PWD/.build/fuzz
mkdir -p "$out/corpus/$target" "$out/found"

flags=(-O -parse-as-library -swift-version 6 -package-name docfacts -sanitize=fuzzer
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny
  -I "$out" -I Sources/CCMark -I Sources/CXML2)
for flag in $(pkg-config --cflags libcmark-gfm libxml-2.0); do flags+=(-Xcc "$flag"); done

modules=(FactModel MarkupParsing PageReading QuoteMatching)
objects=()
for module in "${modules[@]}"; do
  objects+=("$out/$module.o")
  mapfile -t sources < <(find "Sources/$module" -name '*.swift' | sort)
  newest=$(ls -t "${sources[@]}" | head -n 1)
  [ "$out/$module.o" -nt "$newest" ] && continue
  swiftc "${flags[@]}" -wmo -module-name "$module" -emit-module \
    -emit-module-path "$out/$module.swiftmodule" -emit-object -o "$out/$module.o" "${sources[@]}"
done
swiftc "${flags[@]}" -module-name "Fuzz_$target" -o "$out/$target" "Fuzzing/$target.swift" \
  "${objects[@]}" $(pkg-config --libs libcmark-gfm libxml-2.0) -lcmark-gfm-extensions

# The backtracer would take over from the fuzzer and lose the input.
export SWIFT_BACKTRACE=enable=no
exec "$out/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 \
  -print_final_stats=1 -artifact_prefix="$out/found/$target-" \
  "$out/corpus/$target" "Tests/Fuzzing/seeds/$target"
