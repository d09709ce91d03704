# shellcheck shell=bash
# Folders that serve as the root of a system with nothing in it. Read by the trials with `source`.

work=$(mktemp -d) mounts=()

remove() {
    local folder
    for folder in ${mounts[@]+"${mounts[@]}"}; do umount "$folder"; done
    rm -rf "$work"
}
trap remove EXIT
set -E
trap 'echo "line $LINENO failed: $BASH_COMMAND"' ERR

# skip REASON: ends a trial that can't be run on this machine.
skip() {
    echo "Skipped: $*"
    exit
}

[ "$(uname -s)" = Linux ] || skip "it runs on Linux"
[ "$(id -u)" -eq 0 ] || skip "only root can change the root"

# libraries PROGRAM: the files that the loader reads for it.
libraries() {
    ldd "$1" | awk '$3 ~ /^\// { print $3 } $1 ~ /^\// { print $1 }'
}

# needs ROOT PROGRAM...: copies the libraries of programs, which are in the root or not.
needs() {
    local root=$1 program file
    shift
    for program in "$@"; do
        for file in $(libraries "$program"); do
            mkdir -p "$root$(dirname "$file")"
            cp -nL "$file" "$root$file"
        done
    done
}

# add ROOT PROGRAM...: copies programs of this system, with their libraries.
add() {
    local root=$1 program
    shift
    for program in "$@"; do
        program=$(command -v "$program")
        mkdir -p "$root$(dirname "$program")"
        cp -L "$program" "$root$program"
        needs "$root" "$program"
    done
}

# older PACKAGE COPY: the same files as an older version of a Debian package.
older() {
    dpkg-deb -R "$1" "$work/older"
    sed -i 's/^Version: .*/Version: 0.0.1~rc.1/' "$work/older/DEBIAN/control"
    dpkg-deb --root-owner-group -Znone --build "$work/older" "$2" > /dev/null
    rm -r "$work/older"
}

# listing ROOT: its files and folders, without the records of dpkg and apt-get.
listing() {
    (cd "$1" && find . \( -path ./proc -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o \
        -path ./var/log \) -prune -o -print | sort)
}

# mount_proc ROOT: Swift reads a program's arguments from /proc, and a build with counters writes them to /dev/null.
mount_proc() {
    mkdir -p "$1/proc" "$1/dev"
    [ -e "$1/dev/null" ] || mknod -m 666 "$1/dev/null" c 1 3
    mountpoint -q "$1/proc" || mount -t proc proc "$1/proc" 2> "$work/mount" || skip "$(cat "$work/mount")"
    mounts+=("$1/proc")
}

# inside ROOT COMMAND...: runs a command with this root and nothing else.
inside() {
    local root=$1
    shift
    env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/ MOTIF_AUTHOR=trial LC_ALL=C LLVM_PROFILE_FILE=/dev/null "$(command -v chroot)" "$root" "$@"
}

# try_motif ROOT: takes the installed motif through its tasks.
try_motif() {
    local root=$1 checked
    mkdir -p "$root/tmp"
    inside "$root" motif init --catalog /tmp/motif.db --quiet
    inside "$root" motif verify --catalog /tmp/motif.db --quiet > /dev/null
    inside "$root" motif export expand --to uikit --catalog /tmp/motif.db --quiet -o /tmp/expand.swift
    grep -c 'class ' "$root/tmp/expand.swift" > /dev/null
    checked=$(inside "$root" motif check --catalog /tmp/motif.db 2>&1 | tail -n 1)
    [[ $checked == *" on 44 screens: 0 fail"* ]]
    [ "$(inside "$root" motif-studio --version)" = "$(inside "$root" motif --version)" ]
    rm -r "$root"/tmp/*
}
