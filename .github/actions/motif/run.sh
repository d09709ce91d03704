#!/usr/bin/env bash
# Runs one of motif's commands. The inputs of the action are in the environment.
set -eo pipefail
# shellcheck source=.github/actions/motif/lib.sh
source "$GITHUB_ACTION_PATH/lib.sh"
: "${COMMAND?}" "${DOCUMENTS?}" "${PATHS?}" "${OPTIONS?}" "${CATALOG?}" "${BASE?}" "${SARIF?}" "${UPLOAD?}"

# Sets `items` to those of an input: one on each line, or separated by spaces if it has only one line.
items=()
read_items() {
    local line text=$1
    items=()
    text=${text%$'\n'}
    if [[ $text != *$'\n'* ]]; then
        read -r -a items <<< "$text"
        return
    fi
    while IFS= read -r line; do
        if [ -n "$line" ]; then items+=("$line"); fi
    done <<< "$text"
}

# Fails unless an input names files and folders that exist. What begins with a dash would be an option.
require_files() {
    local input=$1 file
    shift
    if [ $# -eq 0 ]; then fail "'$input' is empty; name files and folders, such as motion"; fi
    for file in "$@"; do
        if [ ! -e "$file" ] || [[ $file == -* ]]; then fail "There is no file or folder '$file', which '$input' names" 66; fi
    done
}

# Sets `values` to the options that name the source of patterns: a catalog, or documents.
set_values() {
    local file
    values=(--catalog "$CATALOG")
    if [ -n "$CATALOG" ]; then return; fi
    values=()
    for file in "${documents[@]}"; do values+=(--documents "$file"); done
}

# Sets `before` to the commit to compare with: the input, or the default branch if the event has no commit before it.
set_before() {
    local name=$BASE depth=()
    if [[ $name =~ ^0*$ ]]; then
        name=$DEFAULT_BRANCH
        echo "::notice::There is no commit before this one, so the review is of what differs from '$name'"
    fi
    if before=$(git rev-parse --quiet --verify --end-of-options "$name^{commit}"); then return; fi
    if [ "$(git rev-parse --is-shallow-repository)" = true ]; then depth=(--depth 1); fi
    git fetch --quiet ${depth[@]+"${depth[@]}"} -- origin "$name" ||
        fail "There is no commit or branch '$name', which 'base' names" 66
    before=$(git rev-parse --verify FETCH_HEAD)
}

# Writes the documents of a commit into a folder; none if it has none.
extract() {
    local index
    index=$(mktemp -d)/index
    GIT_INDEX_FILE=$index git read-tree "$1"
    git ls-tree -r -z --name-only "$1" -- "${documents[@]}" |
        GIT_INDEX_FILE=$index git checkout-index -z --stdin --prefix="$2/"
}

review() {
    local status=0 code sides
    # Code that differs from the new values. Findings are 1, and code of which nothing can be read is 66.
    code=$(mktemp)
    set_values
    motif scan "${values[@]}" "${paths[@]}" --quiet --format json > "$code" || status=$?
    case $status in 0 | 1 | 66) ;; *) exit "$status" ;; esac
    if [ -s "$code" ]; then options+=(--scan "$code"); fi
    if [ -z "$CATALOG" ]; then
        set_before
        sides=$(mktemp -d)
        mkdir "$sides/before" "$sides/after"
        extract "$before" "$sides/before"
        extract HEAD "$sides/after"
        cd "$sides"
        options+=(--files before after)
    fi
    motif review ${options[@]+"${options[@]}"} --format markdown >> "$GITHUB_STEP_SUMMARY"
    rm -rf "$RUNNER_TEMP/motif-review"
    motif review ${options[@]+"${options[@]}"} -o "$RUNNER_TEMP/motif-review"
}

# One run for code scanning, and one for annotations, which decides.
report() {
    local status=0 sarif
    sarif=$(mktemp)
    motif "$COMMAND" ${options[@]+"${options[@]}"} --quiet --format sarif > "$sarif" 2> /dev/null || true
    motif "$COMMAND" ${options[@]+"${options[@]}"} --format github || status=$?
    # A mistake in an option leaves no report.
    if [ -n "$SARIF" ] && [ -s "$sarif" ]; then
        mkdir -p "$(dirname "$SARIF")"
        mv "$sarif" "$SARIF"
        echo "sarif=$SARIF" >> "$GITHUB_OUTPUT"
    fi
    exit "$status"
}

case "$COMMAND" in
    validate | check | scan | review) ;;
    *) fail "'$COMMAND' is not a command of this action; expected one of: check, review, scan, validate" ;;
esac
case "$UPLOAD" in
    true | false) ;;
    *) fail "'upload' is '$UPLOAD'; expected true or false" ;;
esac
read_items "$DOCUMENTS"
documents=(${items[@]+"${items[@]}"})
read_items "$PATHS"
paths=(${items[@]+"${items[@]}"})
read_items "$OPTIONS"
options=(${items[@]+"${items[@]}"})
for option in ${options[@]+"${options[@]}"}; do
    case "$option" in
        -o | -o?* | --output | --output=* | --format | --format=* | --files | --scan | --scan=*)
            fail "'$option' can't be among the options, since the action sets it" ;;
    esac
done
if [ -z "$CATALOG" ]; then require_files documents ${documents[@]+"${documents[@]}"}; fi
case "$COMMAND" in
    scan | review) require_files paths ${paths[@]+"${paths[@]}"} ;;
esac

case "$COMMAND" in
    review) review ;;
    scan)
        set_values
        options+=("${values[@]}" "${paths[@]}")
        report ;;
    *)
        if [ -n "$CATALOG" ]; then
            options+=(--catalog "$CATALOG")
        elif [ "$COMMAND" = validate ]; then
            options+=("${documents[@]}")
        else
            catalog=$(mktemp -d)/motif.db
            motif init --empty --quiet --catalog "$catalog"
            motif import "${documents[@]}" --quiet --catalog "$catalog"
            options+=(--catalog "$catalog")
            for file in "${documents[@]}"; do options+=(--files "$file"); done
        fi
        report ;;
esac
