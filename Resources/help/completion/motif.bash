_motif_words() {
    local -a words=()
    local rest="${COMP_LINE}" word before=""
    local -i index current=0
    for index in "${!COMP_WORDS[@]}"; do
        word="${COMP_WORDS[index]}"
        if [[ ${#words[@]} -gt 0 && -n "${word}" && "${rest}" != [[:space:]]* \
            && ("${word}" == [:=]* || "${before}" == *[:=]) ]]; then
            words[${#words[@]} - 1]+="${word}"
        else
            words+=("${word}")
        fi
        ((index == COMP_CWORD)) && current=$((${#words[@]} - 1))
        [[ -n "${word}" ]] && rest="${rest#*"${word}"}"
        before="${word}"
    done
    local prefix="" whole="${words[current]}"
    # Only what follows the last separator is replaced by what is offered.
    if [[ "${whole}" != "${COMP_WORDS[COMP_CWORD]}" || "${whole}" == [:=] ]]; then
        prefix="${whole%"${whole##*[:=]}"}"
    fi
    COMP_WORDS=("${words[@]}")
    COMP_CWORD="${current}"
    _motif motif "${whole}" "${words[current - 1]}"
    [[ -n "${prefix}" ]] && COMPREPLY=("${COMPREPLY[@]#"${prefix}"}")
    if [[ "${#COMPREPLY[@]}" -gt 0 && ! -e "${COMPREPLY[0]}" ]]; then
        compopt +o filenames 2> /dev/null
        [[ "${COMPREPLY[0]}" == *= ]] && compopt -o nospace 2> /dev/null
    fi
    return 0
}

complete -o filenames -F _motif_words motif
