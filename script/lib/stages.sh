# shellcheck shell=bash
# Runs a table of stages, and prints a summary with the time of each. A script that reads this has three functions:
#
#     usage     prints its help, but the list of stages
#     stages    a line for each stage: stage NAME SYSTEMS COMMAND...; later ones run what the first one has built
#     details   prints what failed, from the output of each stage in a folder of files of their names

# shellcheck disable=SC2329 # Stages call it.
# Runs a command with the programs of the first stage.
built() { MOTIF_PRODUCTS=$PWD/.build/ci/debug "$@"; }

# run_stages NAME...: all stages of this system, or those named.
run_stages() {
    local system list name results=() status=0 wanted=" $* "
    system=$(uname -s)
    list=$(
        stage() { case " $2 " in *" $system "*) printf '    %s\n' "$1" ;; esac; }
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
    stage() {
        local name=$1 systems=$2 result=passed started=$SECONDS
        shift 2
        case " $systems " in *" $system "*) ;; *) return 0 ;; esac
        case "$wanted" in "  " | *" $name "*) ;; *) return 0 ;; esac
        printf '\n== %s: %s\n' "$name" "$*"
        { "$@" 2>&1 || touch "$logs/$name.failed"; } | tee "$logs/$name"
        if [ -e "$logs/$name.failed" ]; then
            result=FAILED
            status=1
        fi
        results+=("$(printf '%-10s %s %5d s' "$name" "$result" $((SECONDS - started)))")
    }
    stages

    # People look at the end of a long log first.
    printf '\n== Summary\n'
    # What a test found may take several lines, such as a random plan with its seed.
    awk '/^[^ -~]/ { found = /^✘ .* recorded an issue/ } found || /: error: /' "$logs"/*
    details "$logs"
    printf '%s\n' ${results[@]+"${results[@]}"} "all $(printf '%*s' 14 '')$SECONDS s"
    return "$status"
}
