# shellcheck shell=bash disable=SC2034,SC2329 # What is defined here is used by others.
# PostgreSQL servers for trials, in a temporary folder and on free ports. Other scripts read this file with 'source'.

# The folder of the newest server's programs; Debian has them in no path.
server_programs() {
    local folder found=""
    if [ -n "${PG_BIN:-}" ]; then
        echo "$PG_BIN"
        return
    fi
    for folder in /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql@*/bin \
        /usr/local/opt/postgresql@*/bin; do
        if [ -x "$folder/initdb" ]; then found=$folder; fi
    done
    if [ -z "$found" ] && command -v initdb > /dev/null; then found=$(dirname "$(command -v initdb)"); fi
    echo "$found"
}

# Installs a package of Debian if this is run as root there. What can't be installed is missing later.
install_package() {
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then return; fi
    apt-get update -qq > /dev/null 2>&1 || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" > /dev/null 2>&1 || true
}

install_server() {
    # Without this, Debian's package starts a server of its own.
    if [ "$(id -u)" -eq 0 ] && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        mkdir -p /etc/postgresql-common
        echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
    fi
    install_package postgresql
}

# Sets 'programs', and ends the script if there is no server.
find_server() {
    programs=$(server_programs)
    if [ -z "$programs" ]; then
        install_server
        programs=$(server_programs)
    fi
    if [ -z "$programs" ]; then
        echo "Skipped: PostgreSQL's server is not installed (Debian and Homebrew call the package postgresql)"
        exit
    fi
}

# Sets 'folder', a new one, and defines 'as_owner'. PostgreSQL refuses to run as root, so the folder belongs to a user
# without rights then.
make_folder() {
    as_owner() { "$@"; }
    folder=$(mktemp -d "${TMPDIR:-/tmp}/motif-hubs.XXXXXX")
    if [ "$(id -u)" -eq 0 ]; then
        owner=nobody
        if id postgres > /dev/null 2>&1; then owner=postgres; fi
        chown "$owner" "$folder"
        chmod 755 "$folder"
        local other=sudo
        if command -v runuser > /dev/null; then other=runuser; fi
        as_user=("$other" -u "$owner" --)
        as_owner() { (cd "$folder" && "${as_user[@]}" "$@"); }
    fi
}

# make_cluster DATA PASSWORD: an empty cluster below 'folder', whose superuser is postgres.
make_cluster() {
    printf '%s' "$2" > "$folder/password"
    chmod 644 "$folder/password"
    as_owner "$programs/initdb" -D "$folder/$1" -U postgres -A scram-sha-256 --pwfile="$folder/password" -E UTF8 \
        --no-locale --no-sync > "$folder/initdb.log" 2>&1 || { cat "$folder/initdb.log" >&2; return 1; }
}

# start_server DATA PORT [OPTIONS]: listens on the loopback interface only, and fails if the port is taken.
start_server() {
    as_owner "$programs/pg_ctl" -D "$folder/$1" -l "$folder/$1.log" -w -t 60 \
        -o "-p $2 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${3:-}" \
        start > /dev/null 2>&1
}

# start_somewhere DATA [OPTIONS]: sets 'port' to the first of a few random ports that is free.
start_somewhere() {
    local candidate
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        candidate=$((20000 + RANDOM % 30000))
        if start_server "$1" "$candidate" "${2:-}"; then
            port=$candidate
            return
        fi
    done
    cat "$folder/$1.log" >&2
    return 1
}

# start_pooler MODE PASSWORD: a PgBouncer before the server at 'port' that pools by transactions or by sessions; sets
# 'pooler_port', to nothing if PgBouncer isn't installed.
start_pooler() {
    local file=$folder/pooler-$1.ini pooler
    pooler_port=""
    if ! PATH=$PATH:/usr/sbin command -v pgbouncer > /dev/null; then install_package pgbouncer; fi
    pooler=$(PATH=$PATH:/usr/sbin command -v pgbouncer) || return 0
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        pooler_port=$((20000 + RANDOM % 30000))
        as_owner tee "$file" > /dev/null << END
[databases]
* = host=127.0.0.1 port=$port user=postgres password='$2'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler_port
unix_socket_dir =
auth_type = any
pool_mode = $1
logfile = $folder/pooler-$1.log
pidfile = $folder/pooler-$1.pid
END
        if as_owner "$pooler" -q -d "$file" > "$folder/pooler-$1.out" 2>&1; then return; fi
    done
    cat "$folder/pooler-$1.out" >&2
    return 1
}

# Stops all servers and poolers below 'folder' and removes it.
remove_servers() {
    local pid_file
    for pid_file in "$folder"/pooler-*.pid; do
        if [ -f "$pid_file" ]; then kill "$(cat "$pid_file")" 2> /dev/null || true; fi
    done
    for pid_file in "$folder"/*/postmaster.pid; do
        if [ -f "$pid_file" ]; then
            as_owner "$programs/pg_ctl" -D "$(dirname "$pid_file")" -m immediate -w stop > /dev/null 2>&1 || true
        fi
    done
    rm -rf "$folder"
}

# encoded TEXT: the password as a URL has it.
encoded() {
    local text=${1//%/%25}
    text=${text//@/%40}
    text=${text//\//%2F}
    echo "${text//#/%23}"
}
