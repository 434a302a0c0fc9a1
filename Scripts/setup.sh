#!/usr/bin/env bash
# Installs what the build needs and the machine lacks, on Debian and Ubuntu.
set -euo pipefail
libraries=(zlib libcurl libxml-2.0 libcmark-gfm yaml-0.1 libcrypto libpcre2-8)
packages=(pkg-config git zlib1g-dev libcurl4-openssl-dev libxml2-dev libcmark-gfm-dev
  libcmark-gfm-extensions-dev libyaml-dev libssl-dev libpcre2-dev)
if command -v pkg-config >/dev/null && command -v git >/dev/null && pkg-config --exists "${libraries[@]}"; then
  exit 0
fi
if ! command -v apt-get >/dev/null; then
  echo "install these libraries and run again: ${libraries[*]}" >&2
  exit 1
fi
sudo=$([ "$(id -u)" = 0 ] || echo sudo)
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "${packages[@]}" >/dev/null
