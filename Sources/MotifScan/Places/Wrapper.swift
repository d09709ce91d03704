import MotifCore
import MotifJSON
import MotifSource
import MotifText

/// A team's own function that animates, defined in terms of the platform.
///
///     {"call": "UIView.springAnimate(withDuration:)",
///      "means": "UIView.animate(withDuration: withDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0)"}
///
/// In `means`, the names of labels represent the arguments; `defaults` has the values of arguments that a call omits.
package struct Wrapper: Sendable {
    /// The path in code, which doesn't have the name of an initializer.
    fileprivate let path: [String]
    fileprivate let labels: [String]
    private let meaning: SourceExpression
    fileprivate let defaults: [String: SourceExpression]

    /// The last name of the function.
    var name: String { path.last ?? "init" }

    /// The keys of a wrapper in the settings.
    static let format = ObjectFormat<Wrapper> { keys in
        let call = keys.required(
            .text("call", "The function with its labels: UIView.springAnimate(withDuration:)."), is: "the function")
        let means = keys.required(
            .text("means", "The call of the platform, in Swift, with the labels as arguments."), is: "the call")
        let defaults = keys[.members("defaults", "The arguments that a call may omit, by their labels.")] ?? [:]
        func expression(_ text: String?, at key: String) -> SourceExpression? {
            guard let text else { return nil }
            do throws(SourceError) {
                return try SourceExpression(parsing: text, in: .swift)
            } catch {
                keys.report(.rule(.syntax, "'\(text)' can't be read: \(error.message)"), at: key)
                return nil
            }
        }
        let meaning = expression(means, at: "means")
        let values = defaults.members.map { ($0.key, expression($0.value.string ?? "", at: "defaults")) }
        guard let call, let meaning else { return nil }
        guard let open = call.firstIndex(of: "("), call.hasSuffix(")"), open > call.startIndex else {
            let message = "must be a function with its labels, such as UIView.springAnimate(withDuration:)"
            keys.report(.rule(.syntax, "'\(call)' \(message)"), at: "call")
            return nil
        }
        let inner = call[call.index(after: open)...].dropLast()
        let labels = inner.split(separator: ":").map(String.init)
        if let last = inner.last, last != ":" {
            keys.report(.rule(.syntax, "'\(call)' must have a ':' behind each label, as in f(a:b:)"), at: "call")
        }
        for name in defaults.members.map(\.key) where !labels.contains(name) {
            keys.report(
                .unknownKey(name, nearest: nearestName(to: name, among: labels), known: labels), at: "defaults")
        }
        let path = call[..<open].split(separator: ".").map(String.init)
        return Wrapper(
            path: path.last == "init" ? path.dropLast() : path, labels: labels, meaning: meaning,
            defaults: Dictionary(values.compactMap { name, value in value.map { (name, $0) } }) { $1 })
    }

    /// Returns the meaning of a call of the function; `nil` for other calls.
    func applied(to expression: SourceExpression) -> SourceExpression? {
        guard case .call(let callee, let arguments) = expression.form else { return nil }
        let written = callee.path ?? callee.lastName.map { ["", $0] } ?? []
        guard written.last == path.last,
            written.count < 2 || written.first == "" || written.suffix(path.count) == path[...]
        else { return nil }
        var values = defaults
        let given = arguments.filter { $0.value.form != .closure }
        for (index, argument) in given.enumerated() {
            guard argument.label != nil || index < labels.count && labels[index] == "_" else { return nil }
            values[argument.label ?? "_\(index)"] = argument.value
        }
        let known = Set(given.compactMap(\.label))
        guard known.isSubset(of: labels), labels.allSatisfy({ values[$0] != nil || $0 == "_" }) else { return nil }
        let found = Self.replaced(meaning, values, at: expression.range)
        return found.size <= Self.mostExpressions ? found : nil
    }

    /// The greatest size of a call that a wrapper stands for.
    private static let mostExpressions = 2_000

    private static func replaced(
        _ expression: SourceExpression, _ values: [String: SourceExpression], at range: Range<Int>
    ) -> SourceExpression {
        if case .name(let name) = expression.form, let value = values[name] { return value }
        let copy = expression.mapParts { replaced($0, values, at: range) }
        return SourceExpression(copy.form, range: range)
    }
}

/// A team's own functions, by their names and labels, so that a look-up takes the same time however many there are.
struct Wrappers: Sendable {
    private struct Call: Hashable {
        let path: [String]
        let labels: Set<String>
    }

    /// The names of the functions.
    let names: Set<String>
    /// By their whole paths, and by their names alone.
    private var exact: [Call: Wrapper] = [:]
    /// Those whose arguments can be omitted, by their names.
    private var others: [String: [Wrapper]] = [:]

    init(_ wrappers: [Wrapper]) {
        names = Set(wrappers.map(\.name))
        for wrapper in wrappers where !wrapper.defaults.isEmpty { others[wrapper.name, default: []].append(wrapper) }
        for wrapper in wrappers where wrapper.defaults.isEmpty {
            for path in [wrapper.path, [wrapper.name]] {
                let call = Call(path: path, labels: Set(wrapper.labels).subtracting(["_"]))
                exact[call] = exact[call] ?? wrapper
            }
        }
    }

    /// The meaning of a call of one of the functions; any other expression stays.
    func applied(to expression: SourceExpression) -> SourceExpression {
        guard let name = expression.callee?.lastName, names.contains(name) else { return expression }
        let labels = Set(expression.arguments.filter { $0.value.form != .closure }.compactMap(\.label))
        let path = expression.callee?.path ?? [name]
        let found = (1...path.count).compactMap { exact[Call(path: path.suffix($0), labels: labels)] }
        return (found + (others[name] ?? [])).lazy.compactMap { $0.applied(to: expression) }.first ?? expression
    }
}
