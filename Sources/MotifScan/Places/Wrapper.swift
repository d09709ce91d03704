package import MotifJSON
import MotifSource

/// A team's own function that animates, defined in terms of the platform.
///
///     {"call": "UIView.springAnimate(withDuration:)",
///      "means": "UIView.animate(withDuration: withDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0)"}
///
/// In `means`, the names of labels represent the arguments; `defaults` has the values of arguments that a call omits.
package struct Wrapper: Sendable {
    /// The last name of the function.
    let name: String
    private let path: [String]
    private let labels: [String]
    private let meaning: SourceExpression
    private let defaults: [String: SourceExpression]

    /// Reads a wrapper from the settings.
    ///
    /// - Throws: A message.
    package init(_ json: JSON) throws(SettingsError) {
        guard let call = json["call"]?.string, let open = call.firstIndex(of: "("), call.hasSuffix(")") else {
            throw SettingsError(
                "'call' must be a function with its labels, such as UIView.springAnimate(withDuration:)")
        }
        if let key = json.object?.keys.first(where: { !["call", "means", "defaults"].contains($0) }) {
            throw SettingsError("'\(call)' has an unknown key '\(key)'; expected one of: call, means, defaults")
        }
        path = call[..<open].split(separator: ".").map(String.init)
        labels = call[call.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        guard let last = path.last, let text = json["means"]?.string else {
            throw SettingsError("'means' must be the call that '\(call)' stands for")
        }
        name = last == "init" ? path.dropLast().last ?? last : last
        do throws(SourceError) {
            meaning = try SourceExpression(parsing: text, in: .swift)
            var defaults: [String: SourceExpression] = [:]
            for member in json["defaults"]?.object?.members ?? [] {
                defaults[member.key] = try SourceExpression(parsing: member.value.string ?? "", in: .swift)
            }
            self.defaults = defaults
        } catch {
            throw SettingsError("'means' of '\(call)' can't be read: \(error.message)")
        }
    }

    /// Returns the meaning of a call of the function; `nil` for other calls.
    func applied(to expression: SourceExpression) -> SourceExpression? {
        guard case .call(let callee, let arguments) = expression.form else { return nil }
        let written = callee.path ?? Self.lastName(callee).map { ["", $0] } ?? []
        let own = path.last == "init" ? path.dropLast() : path[...]
        guard written.last == own.last, written.count < 2 || written.first == "" || written.suffix(own.count) == own
        else {
            return nil
        }
        var values = defaults
        let given = arguments.filter { $0.value.form != .closure }
        for (index, argument) in given.enumerated() {
            let label = argument.label ?? (index < labels.count && labels[index] == "_" ? "_\(index)" : "_")
            values[label] = argument.value
        }
        let known = Set(given.compactMap(\.label))
        guard known.isSubset(of: labels), labels.allSatisfy({ values[$0] != nil || $0 == "_" }) else { return nil }
        return Self.replaced(meaning, values, at: expression.range)
    }

    private static func lastName(_ callee: SourceExpression) -> String? {
        if case .member(_, let name) = callee.form { name } else { nil }
    }

    private static func replaced(
        _ expression: SourceExpression, _ values: [String: SourceExpression], at range: Range<Int>
    ) -> SourceExpression {
        if case .name(let name) = expression.form, let value = values[name] { return value }
        let copy = expression.mapParts { replaced($0, values, at: range) }
        return SourceExpression(copy.form, range: range)
    }
}

/// An error in the settings.
package struct SettingsError: Error, Sendable, Hashable {
    /// The problem in words.
    package let message: String

    init(_ message: String) { self.message = message }
}
