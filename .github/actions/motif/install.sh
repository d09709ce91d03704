#!/usr/bin/env bash
# Downloads the release that this action is part of, and adds its programs to the path of the job.
set -eo pipefail
# shellcheck source=.github/actions/motif/lib.sh
source "$GITHUB_ACTION_PATH/lib.sh"

version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' "$GITHUB_ACTION_PATH/../../../Sources/MotifSystem/Version.swift")
case "$RUNNER_OS" in
    macOS) archive=motif-$version-macos.tar.gz ;;
    Linux) archive=motif-$version-linux-$(uname -m).tar.gz ;;
    *) fail "motif runs on Linux and macOS, not on $RUNNER_OS" 1 ;;
esac
release=$GITHUB_SERVER_URL/${ACTION_REPOSITORY:-$GITHUB_REPOSITORY}/releases/download/v$version

download() { curl -fsSL --retry 3 -o "$2" "$1" || fail "$1 can't be downloaded" 1; }

cd "$RUNNER_TEMP"
download "$release/$archive" "$archive"
download "$release/SHA256SUMS" motif-checksums
grep "  $archive\$" motif-checksums > motif-checksum || fail "$release/SHA256SUMS doesn't have $archive" 1
if command -v sha256sum > /dev/null; then sha256sum -c motif-checksum; else shasum -a 256 -c motif-checksum; fi
mkdir -p motif
tar -xzf "$archive" -C motif --strip-components 1
echo "$RUNNER_TEMP/motif/bin" >> "$GITHUB_PATH"
