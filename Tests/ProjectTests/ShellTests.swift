import Foundation
import Testing

/// Shell scripts run on macOS as they do on Linux: with bash 3.2, which is all that macOS has, and with the tools of BSD.
@Suite struct `A shell script` {
    /// What a Mac lacks.
    struct Ban: CustomTestStringConvertible {
        let pattern: String
        let why: String
        /// A text that shows that the script asks first; a script that has it may use the construct.
        var guarded: String?
        /// Lines in which the pattern must be found, and one in which it must not.
        var bad: String
        var good: String

        var testDescription: String { pattern }
    }

    /// The word at the beginning of a command, after `sudo`, or behind assignments.
    private static func command(_ names: String) -> String {
        #"(^|[|&;({!]|\$\(|\b(then|do|else|if|while|until|exec|sudo|env|xargs|time)\b)\s*(\w+=\S*\s+)*(\#(names))(\s|$)"#
    }

    static let bans = [
        // Bash 4 and later.
        Ban(
            pattern: command("mapfile|readarray|coproc"), why: "needs bash 4; read lines in a loop",
            bad: "  mapfile -t a < b", good: "# a mapfile"),
        Ban(
            pattern: #"\b(declare|local|typeset|readonly)\s+-[a-zA-Z]*[AnlugI]"#, why: "needs bash 4",
            bad: "local -A seen", good: "local -a seen"),
        Ban(
            pattern: #"\$\{!?\w+(\[[^\]]*\])?(\^|,|@[A-Za-z])"#, why: "changes of case and ${x@Q} need bash 4",
            bad: "echo ${name,,}", good: "echo ${a[@]+\"${a[@]}\"} ${x#,}"),
        Ban(pattern: #"&>>|\|&"#, why: "needs bash 4; write 2>&1", bad: "make |& cat", good: "make 2>&1 | cat"),
        Ban(pattern: #";;?&"#, why: "needs bash 4", bad: "a) b ;;&", good: "a) b ;;"),
        Ban(
            pattern: #"\bwait\s+-[a-z]|\[\[?\s+-[vR]\s|\btest\s+-v\s"#, why: "needs bash 4",
            bad: "if [[ -v name ]]; then", good: "wait \"$pid\"; [ -n \"${name:-}\" ]"),
        Ban(
            pattern: #"%\(|\\u[0-9a-fA-F]{4}"#, why: "dates and code points in formats need bash 4",
            bad: "printf '%(%s)T'", good: "printf '%s (%d)'"),
        Ban(
            pattern: #"\$\{\w+:[^}]*:\s*-|\[-\d+\]"#, why: "counting from the end needs bash 4",
            bad: "echo ${a[-1]}", good: "echo ${a: -1} ${b:-x}"),
        Ban(
            pattern: #"\bshopt\s.*\b(globstar|lastpipe|inherit_errexit|autocd)|\{\d+\.\.\d+\.\.|\{0\d+\.\."#,
            why: "needs bash 4", bad: "shopt -s globstar", good: "shopt -s nullglob; echo {1..3}"),
        Ban(
            pattern: #"\b(EPOCHSECONDS|EPOCHREALTIME|SRANDOM|BASHPID|BASH_ARGV0)\b"#, why: "needs bash 4 or 5",
            guarded: "${EPOCHREALTIME:-}", bad: "now=$EPOCHSECONDS", good: "now=$(date +%s)"),
        Ban(
            pattern: #"(exec|[;\s])\s*\{\w+\}[<>]|\bread\s+(-\w+\s+)*-[a-zA-Z]*[iN]\b|\bread\b.*-t\s*\d*\.\d"#,
            why: "needs bash 4", bad: "exec {file}> a", good: "{ read -r a; } < b"),
        // Tools.
        Ban(
            pattern: command(
                "timeout|runuser|setsid|unshare|flock|nproc|tac|shuf|sha\\d+sum|md5sum|getent|ldd|numfmt|gawk|truncate"),
            why: "isn't part of macOS", guarded: "command -v NAME",
            bad: "if ! timeout 5 make; then", good: "timeout=5; swift --timeout 5"),
        Ban(
            pattern: #"/dev/full\b|/proc\b|/sys/"#, why: "isn't there on macOS", guarded: "[ -e NAME ]",
            bad: "cat a > /dev/full", good: "cat a > /dev/null"),
        Ban(
            pattern: command(
                "cp|mv|rm|ln|ls|mkdir|rmdir|chmod|chown|stat|readlink|date|sed|awk|find|mktemp|xargs|touch|wc|cut|tr|head"
                    + "|tail|uniq|tee|basename|dirname|du|df|ps|seq|base64|od|install|sleep|paste|comm")
                + #"([^|;&"'`]*\s)?--[a-z]"#,
            why: "BSD's tools have no long options", bad: "if cp -R --parents a b; then",
            good: "swift test --filter cp; apt-get install --yes a; cp a b | c --d"),
        Ban(
            pattern: #"\bsed\s+(-[nEs]+\s+)*-[nE]*[rzi]\b"#, why: "BSD's sed has -E, and -i with an ending only",
            bad: "sed -i 's/a/b/' c", good: "sed -i.bak 's/a/b/' c; sed -n -E 1p"),
        Ban(
            pattern: #"\bsed\b(?!\s+(-[a-z]+\s+)*-[a-z]*E).*\\[+?|wWsSb]"#, why: "is GNU's; use sed -E and brackets",
            bad: #"sed 's/a\+/b/'"#, good: #"sed -E 's/a+/b/'; sed 's/\.\(a\)/\1/'"#),
        Ban(
            pattern: #"\bdate\s+.*(-d\b|-I|%N|-r\s*/)"#, why: "is GNU's", bad: "date -d yesterday", good: "date -u +%s"),
        Ban(
            pattern:
                #"\b(stat\s+-c|readlink\s+-[a-z]*[fem]|mktemp\s+.*-p\b|cp\s+-[a-zA-Z]*[tTu]|[cm][pv]\s+-t|ln\s+-[a-z]*[rT])"#,
            why: "is GNU's", bad: "stat -c %s a", good: "cp -R a b; ln -s a b; mktemp -d"),
        Ban(
            pattern: #"\bfind\s+(-|.*(-printf|-regextype|-perm /|-executable|-readable|-writable|-quit))"#,
            why: "is GNU's", bad: "find . -executable", good: "find . -type f -perm -u+x"),
        Ban(
            pattern:
                #"\b(grep\s+-[a-zA-Z]*[Pz]|sort\s+-[a-zA-Z]*[VzR]|xargs\s+-[a-z]*[rda]\b|head\s+-[nc]\s*-|wc\s+-L|du\s+-b|base64\s+-w"#
                + #"|uname\s+-o|touch\s+-d|echo\s+-[eE]|hostname\s+-I|tail\s+--pid)"#,
            why: "is GNU's", bad: "sort -V a", good: "sort -un; head -n 1; xargs -n 1"),
        Ban(
            pattern: #"\bps\s.*-o\s*\w+=,"#, why: "BSD's ps takes the rest for a heading; write -o for each column",
            bad: "ps -o pid=,ppid=", good: "ps -o pid= -o ppid="),
    ]

    /// Files for a shell: named so, or named by their first line.
    static let scripts = [".ci", "script", "Tests", "Benchmarks", "docs"].flatMap { Project.scripts(below: $0) }
        .filter { $0.path.hasSuffix(".sh") || $0.text.prefix(40).contains(/^#!.*[\/ ](ba)?sh\n/) }

    /// Those for macOS, too. Others end on every system but Linux, by themselves or in a part that they read.
    static let portable = scripts.filter { script in
        let parts = script.text.matches(of: /\nsource (\S+)/).map { String($0.1) }
        return !scripts.contains { ($0.path == script.path || parts.contains($0.path)) && isForLinux($0) }
    }

    private static func isForLinux(_ script: Project.File) -> Bool {
        script.text.contains(/\n(?:if )?\[ "\$\(uname -s\)" (?:= Linux \] \|\| |!= Linux \]; then )/)
    }

    @Test func `is found`() {
        let paths = Self.scripts.map(\.path)
        #expect(Set(ScriptTests.scripts + ScriptTests.parts).isSubset(of: paths))
        #expect(paths.contains("Tests/Trials/Peers/torture") && paths.contains("Tests/MotifCatalogTests/Fixtures/make"))
    }

    @Test(arguments: bans) func `uses nothing that a Mac lacks`(_ ban: Ban) throws {
        let expression = try Regex(ban.pattern).anchorsMatchLineEndings()
        #expect(ban.bad.contains(expression), "doesn't find \(ban.bad)")
        #expect(!ban.good.contains(expression), "finds \(ban.good)")
        for script in Self.portable {
            for (number, line) in zip(1..., script.lines) where !line.drop(while: { $0 == " " }).hasPrefix("#") {
                guard let match = line.firstMatch(of: expression) else { continue }
                let isGuarded = Self.isGuarded(match, by: ban, in: script)
                #expect(isGuarded, "\(script.path):\(number): \(ban.why): \(line)")
            }
        }
    }

    /// Whether a script asks for a construct before it uses it.
    private static func isGuarded(_ match: Regex<AnyRegexOutput>.Match, by ban: Ban, in script: Project.File) -> Bool {
        guard let guarded = ban.guarded else { return false }
        let words = match.0.split { !"/._-".contains($0) && !$0.isLetter && !$0.isNumber }
        return words.contains { script.text.contains(guarded.replacing("NAME", with: $0)) }
    }

    /// With `set -u`, bash 3.2 takes an empty array for an unset variable. A script may also ask for the number of values.
    @Test(arguments: portable) func `expands arrays that can be empty with a default`(_ script: Project.File) throws {
        for array in Set(script.text.matches(of: /\b(\w+)=\(\)/).map(\.1))
        where !script.text.contains("${#\(array)[@]}") {
            let bare = #""${\#(array)[@]}""#, guarded = "${\(array)[@]+\(bare)}"
            for (number, line) in zip(1..., script.lines) {
                let isBare = line.replacing(guarded, with: "").contains(bare)
                #expect(!isBare, "\(script.path):\(number): write \(guarded): \(line)")
            }
        }
    }
}
