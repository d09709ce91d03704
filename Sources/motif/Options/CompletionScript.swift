import ArgumentParser
import MotifText

/// The script of a shell's completion: the parser's, and what it lacks.
enum CompletionScript {
    /// The script that a command line asks for; `nil` if it asks for something else.
    static func requested(by arguments: [String]) -> String? {
        guard arguments.first == "--generate-completion-script", arguments.count == 2 else { return nil }
        switch CompletionShell(rawValue: arguments[1]) {
        case .bash?: return bash
        case .fish?: return fish
        case let shell?: return Motif.completionScript(for: shell)
        case nil: return nil
        }
    }

    private static var commands: String { UsageFailure.commands.joined(separator: " ") }

    /// Readline starts a new word at `:` and `=`, of which references and assignments are made.
    private static var bash: String {
        let script = Motif.completionScript(for: .bash)
        let help = """
            _motif_help() {
                COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}"))
                return

            """
        let registration = #"""
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
            """#
        return script.replacing("_motif_help() {\n", with: help)
            .replacing("complete -o filenames -F _motif motif", with: registration)
    }

    /// Before fish 4, the place of the cursor can't be asked for outside of an interactive line.
    private static var fish: String {
        Motif.completionScript(for: .fish)
            .replacing("(__motif_tokens -tC)", with: #"(string length -- "$(commandline -ct)")"#)
    }
}
