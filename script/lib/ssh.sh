# shellcheck shell=bash disable=SC2034 # What is defined here is used by others.
# An ssh server for trials, in a temporary folder and on a free port of the loopback interface, for the user who runs it.

# start_ssh FOLDER PROGRAMS: sets 'ssh_server' and 'ssh_command', and puts the programs into the path of those who log in.
# They stay empty if there is no server.
start_ssh() {
    local folder=$1 programs=$2 sshd candidate
    ssh_server="" ssh_command="" ssh_pid="" ssh_run_folder=""
    if ! command -v ssh > /dev/null || ! command -v ssh-keygen > /dev/null; then install_package openssh-client; fi
    sshd=$(PATH=$PATH:/usr/sbin:/usr/local/sbin command -v sshd || true)
    if [ -z "$sshd" ]; then
        install_package openssh-server
        sshd=$(PATH=$PATH:/usr/sbin:/usr/local/sbin command -v sshd || true)
    fi
    if [ -z "$sshd" ] || ! command -v ssh > /dev/null; then return; fi

    mkdir -p "$folder"
    chmod 700 "$folder"
    ssh-keygen -q -t ed25519 -N "" -f "$folder/host"
    ssh-keygen -q -t ed25519 -N "" -f "$folder/user"
    cp "$folder/user.pub" "$folder/authorized"
    cat > "$folder/config" << END
ListenAddress 127.0.0.1
HostKey $folder/host
AuthorizedKeysFile $folder/authorized
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin yes
SetEnv PATH=$programs:/usr/bin:/bin LLVM_PROFILE_FILE=/dev/null
END
    # As root, the server begins in an empty folder that packages make when they start it.
    if [ "$(id -u)" -eq 0 ] && [ ! -e /run/sshd ]; then
        ssh_run_folder=/run/sshd
        mkdir -m 755 "$ssh_run_folder"
    fi
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        candidate=$((20000 + RANDOM % 30000))
        "$sshd" -D -e -f "$folder/config" -p "$candidate" > "$folder/log" 2>&1 &
        ssh_pid=$!
        ssh_command="ssh -F none -i $folder/user -o IdentitiesOnly=yes -o BatchMode=yes -o LogLevel=ERROR"
        ssh_command="$ssh_command -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=$folder/known"
        for _ in 1 2 3 4 5 6 7 8 9 10; do
            if ! kill -0 "$ssh_pid" 2> /dev/null; then break; fi
            if $ssh_command -p "$candidate" "$(id -un)@127.0.0.1" true > "$folder/login" 2>&1; then
                ssh_server="ssh://$(id -un)@127.0.0.1:$candidate"
                return
            fi
            sleep 0.3
        done
        stop_ssh
    done
    cat "$folder/log" "$folder/login" >&2
    return 1
}

stop_ssh() {
    if [ -n "${ssh_pid:-}" ]; then kill "$ssh_pid" 2> /dev/null || true; fi
    ssh_pid=""
    if [ -n "${ssh_run_folder:-}" ]; then rmdir "$ssh_run_folder" 2> /dev/null || true; fi
    ssh_run_folder=""
}
