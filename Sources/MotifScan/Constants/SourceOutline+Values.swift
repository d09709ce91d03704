import MotifSource

extension SourceOutline {
    /// `case fast = 0.1, slow = 0.3`: the raw values, which are constants named `fast.rawValue`.
    mutating func cases(_ start: Int) -> Int {
        var index = start
        while index < tokens.tokens.count, tokens.tokens[index].kind == .name {
            if tokens.matches(index + 1, "("), let close = tokens.partner(of: index + 1) {
                functions.insert(
                    Function(name: tokens.string(index), owner: scopes[open.last ?? 0].types.last ?? "", labels: []))
                index = close + 1
            } else if tokens.matches(index + 1, "=") {
                isStatic = true
                add(tokens.string(index) + ".rawValue", .constant, token: index, value: index + 2)
                isStatic = false
                index += 3 + (tokens.matches(index + 2, "-") ? 1 : 0)
            } else {
                index += 1
            }
            guard tokens.matches(index, ",") else { break }
            index += 1
        }
        return max(index, start)
    }

    /// `<integer name="time">300</integer>` is `@integer/time`.
    mutating func readResources() {
        for index in tokens.tokens.indices where tokens.matches(index, "<") && index + 5 < tokens.tokens.count {
            // Texts that people see, in every language, are most of the resources.
            guard tokens.matches(index + 2, "name"), tokens.tokens[index + 4].kind == .string,
                !tokens.matches(index + 1, "string")
            else { continue }
            // `<item name="time" type="integer">`
            var (type, end) = (tokens.string(index + 1), index + 5)
            while tokens.matches(end + 1, "="), end + 2 < tokens.tokens.count {
                if tokens.matches(end, "type") { type = String(tokens.string(end + 2).dropFirst().dropLast()) }
                end += 3
            }
            guard tokens.matches(end, ">"), end + 1 < tokens.tokens.count else { continue }
            let name = String(tokens.string(index + 4).dropFirst().dropLast())
            add("@\(type)/\(name)", .constant, token: index + 4, value: end + 1)
        }
    }
}
