# shellcheck shell=bash
# Runs a table of stages, and prints a summary with the time of each. A script that reads this has three functions:
#
#     usage     prints its help, but the list of stages
#     stages    a line for each stage: stage NAME SYSTEMS COMMAND...; later ones run what the first one has built. Lines
#               that begin with 'beside' run one after another while the next stage runs, and are printed after it
#     details   prints what failed, from the output of each stage in a folder of files of their names

# shellcheck disable=SC2329 # Stages call it.
# Runs a command with the programs of the first stage.
built() { MOTIF_PRODUCTS=$PWD/.build/ci/debug "$@"; }

# run_stages NAME...: all stages of this system, or those named.
run_stages() {
    local system list name waiting wanted=" $* "
    system=$(uname -s)
    list=$(
        stage() { case " $2 " in *" $system "*) printf '    %s\n' "$1" ;; esac; }
        beside() { stage "$@"; }
        stages
    )
    for name in "$@"; do
        case "$name" in
            -h | --help)
                usage
                printf '\nStages on this system (%s):\n%s\n' "$system" "$list"
                return
                ;;
        esac
        if ! grep -x "    $name" <<< "$list" > /dev/null; then
            { usage; printf '\nStages on this system (%s):\n%s\n' "$system" "$list"; } >&2
            return 64
        fi
    done

    exec < /dev/null
    # Warnings are errors, and no test may be skipped for want of a program that can be installed.
    export CI=true
    logs=$(mktemp -d)
    trap 'rm -rf "$logs"' EXIT
    waiting=()
    is_wanted() {
        case " $2 " in *" $system "*) ;; *) return 1 ;; esac
        case "$wanted" in "  " | *" $1 "*) ;; *) return 1 ;; esac
    }
    perform() {
        local name=$1 result=passed started=$SECONDS
        shift 2
        printf '\n== %s: %s\n' "$name" "$*"
        "$@" 2>&1 || result=FAILED
        printf '%-10s %s %5d s\n' "$name" "$result" $((SECONDS - started)) > "$logs/$name.result"
    }
    perform_waiting() {
        local stage
        for stage in ${waiting[@]+"${waiting[@]}"}; do eval "perform $stage" > "$logs/${stage%% *}"; done
    }
    print_waiting() {
        local stage
        for stage in ${waiting[@]+"${waiting[@]}"}; do cat "$logs/${stage%% *}"; done
        waiting=()
    }
    stage() {
        is_wanted "$@" || return 0
        perform_waiting &
        perform "$@" | tee "$logs/$1"
        wait $!
        print_waiting
    }
    beside() { if is_wanted "$@"; then waiting+=("$(printf '%q ' "$@")"); fi; }
    stages
    perform_waiting
    print_waiting

    # People look at the end of a long log first.
    printf '\n== Summary\n'
    # What a test found may take several lines, such as a random plan with its seed.
    awk '/^[^ -~]/ { found = /^✘ .* recorded an issue/ } found || /: error: /' "$logs"/*
    details "$logs"
    cat "$logs"/*.result
    printf 'all %14s %5d s\n' '' "$SECONDS"
    ! grep -q FAILED "$logs"/*.result
}
