import ArgumentParser
import MotifPublishing
import MotifSystem
import MotifText

/// The lines for standard error about a command line that the parser rejects.
///
/// The parser's own message is kept, except about invalid values: those messages have one format, whether the parser or
/// a command rejects the value, and no argument is printed with control characters.
struct UsageFailure: Error {
    let lines: [String]

    init(_ error: any Error, of arguments: [String], to program: (some ParsableCommand).Type) {
        var (error, message) = (error, program.message(for: error))
        // The arguments, and what goes together, are looked at before an unknown option and its value.
        if let unknown = Self.unknownOption(in: arguments, of: program) {
            error = unknown
            message = program.message(for: error)
        } else if let invalid = Self.invalidValue(message) {
            lines = [invalid]
            return
        }
        var text = Self.hinted(program.fullMessage(for: error))
        for argument in arguments where argument != argument.onOneLine.escaped {
            text = text.replacing(argument, with: argument.onOneLine.escaped)
        }
        let prefix = program._errorPrefix
        if text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        var lines = text.split(separator: "\n").map(String.init)
        if message.contains("nexpected argument"), let curve = Self.unquotedCurve(arguments) {
            lines.insert("Quote a timing curve so that it is one argument: '\(curve)'", at: min(1, lines.count))
        }
        self.lines = lines
    }

    /// The parser's message about an unknown option with a hint only at one that is near, or at the format that it names.
    private static func hinted(_ message: String) -> String {
        let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = lines[0].split(separator: "'").map(String.init)
        guard parts.count > 1, parts[0].hasSuffix("Unknown option ") else { return message }
        let format = OutputFormat.allCases.first { parts[1] == "--\($0)" }.map { "--format \($0)" }
        let hint = format ?? nearestName(to: parts[1], among: parts.dropFirst(3).prefix(1))
        let first = "\(parts[0])'\(parts[1])'" + (hint.map { ". Did you mean '\($0)'?" } ?? "")
        return ([first] + lines.dropFirst().map(String.init)).joined(separator: "\n")
    }

    /// `Invalid value 'jsn' for --format. Did you mean 'json'?`
    static func invalidValue(_ value: String, for argument: String, known: [String]) -> String {
        let start = "Invalid value '\(value.onOneLine)' for \(argument)"
        let longer = known.first { !value.isEmpty && $0.hasPrefix(value.lowercased()) }
        if let nearest = nearestName(to: value, among: known) ?? longer {
            return start + ". Did you mean '\(nearest)'?"
        }
        return start + (known.isEmpty ? "" : "; expected one of: \(known.joined(separator: ", "))")
    }

    /// `Invalid value '0' for --limit; it must be a whole number, 1 or more`. A reason that quotes the value itself
    /// only needs the option: `--device: 'A b' is not a valid slug`.
    static func invalidValue(_ value: String, for argument: String, _ reason: String) -> String {
        if reason.hasPrefix("it ") { return "Invalid value '\(value.onOneLine)' for \(argument); \(reason)" }
        return argument.hasPrefix("-") ? "\(argument): \(reason)" : reason
    }

    /// The parser's message about an invalid value, reworded; `nil` for any other message.
    private static func invalidValue(_ message: String) -> String? {
        let (start, middle) = ("The value '", "' is invalid for '")
        guard message.hasPrefix(start), let bounds = message.firstRange(of: middle),
            let end = message[bounds.upperBound...].firstIndex(of: "'")
        else { return nil }
        let value = String(message[message.index(message.startIndex, offsetBy: start.count)..<bounds.lowerBound])
        let synopsis = message[bounds.upperBound..<end]
        let argument = synopsis.hasPrefix("-") ? String(synopsis.prefix { $0 != " " }) : String(synopsis)
        let rest = message[message.index(after: end)...]
        if rest.hasPrefix(": ") { return invalidValue(value, for: argument, String(rest.dropFirst(2))) }
        if value.hasPrefix(Exporter.prefix) {
            let name = value.dropFirst(Exporter.prefix.count)
            return invalidValue(value, for: argument, "it must be ./\(value), or '\(name)' if that is on your PATH")
        }
        if argument == "--to", FileSystem.canRun("./\(value)") {
            return invalidValue(value, for: argument, "it must be a format, or ./\(value) for the program here")
        }
        return invalidValue(value, for: argument, known: knownValues(rest))
    }

    /// The values in `Please provide one of 'a', 'b' or 'c'.`, or in a list below it.
    private static func knownValues(_ text: Substring) -> [String] {
        let items = text.split(separator: "\n").dropFirst().filter { $0.hasPrefix("  - ") }
        if !items.isEmpty { return items.map { String($0.dropFirst(4)) } }
        return zip(0..., text.split(separator: "'", omittingEmptySubsequences: false)).filter { $0.0 % 2 == 1 }
            .map { String($0.1) }
    }

    /// The parser's error about an option that the command doesn't have; `nil` if it has them all.
    private static func unknownOption(
        in arguments: [String], of program: (some ParsableCommand).Type
    ) -> (any Error)? {
        let command = arguments.prefix { !$0.hasPrefix("-") }
        for argument in arguments.dropFirst(command.count).prefix(while: { $0 != "--" }) where argument.hasPrefix("-") {
            let option = String(argument.prefix { $0 != "=" })
            guard option.hasPrefix("--") || option.count == 2, option.contains(where: \.isLetter) else { continue }
            // With and without a value for the first argument.
            for words in [[], ["x"]] {
                do {
                    _ = try program.parseAsRoot(command + words + [option])
                } catch  where program.message(for: error).hasPrefix("Unknown option '\(option)'") {
                    return error
                } catch {}
            }
        }
        return nil
    }

    /// A timing curve that the shell split at its spaces, with the parenthesis that it lacks; `nil` if there is none.
    private static func unquotedCurve(_ arguments: [String]) -> String? {
        guard let first = arguments.firstIndex(where: { $0.contains("(") && !$0.contains(")") }) else { return nil }
        let last = arguments[first...].firstIndex { $0.hasSuffix(")") }
        let option = arguments[first...].firstIndex { $0.hasPrefix("--") } ?? arguments.endIndex
        let parts = last.map { arguments[first...$0] } ?? arguments[first..<option]
        let curve = parts.joined(separator: " ") + (last == nil ? ")" : "")
        return curve.split(separator: "=", maxSplits: 1).last.map(String.init)
    }
}

extension UsageFailure {
    /// The error about a word in the position of a command, or after `help`, that isn't a command; `nil` if there is no
    /// such word, or if it follows an option that only the parser knows.
    static func unknownCommand(in arguments: [String], of program: (some ParsableCommand).Type) -> CommandError? {
        var rest = arguments[...]
        while let option = rest.first, option.hasPrefix("--catalog") {
            rest = rest.dropFirst(option == "--catalog" ? 2 : 1)
        }
        guard var word = rest.popFirst(), !word.hasPrefix("-") else { return nil }
        if word == "help" {
            guard let topic = rest.first(where: { !$0.hasPrefix("-") }) else { return nil }
            word = topic
        }
        let known = commands(of: program)
        return known.contains(word) || word == "help" ? nil : .unknownCommand(word, known: known)
    }

    /// The names of all commands of a program, and their aliases.
    static func commands(of program: (some ParsableCommand).Type) -> [String] {
        program.configuration.subcommands.flatMap { [$0.configuration.commandName ?? ""] + $0.configuration.aliases }
    }
}
