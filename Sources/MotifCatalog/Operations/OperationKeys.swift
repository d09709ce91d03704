package import MotifCore
package import MotifFormula
package import MotifJSON
import MotifText

/// Reads the keys of an operation and collects all problems with them.
package struct OperationKeys {
    package let object: JSONObject
    package private(set) var problems: [Problem] = []
    private var asked: [String]

    /// - Parameters:
    ///   - object: The keys.
    ///   - others: Keys of the object that the operation doesn't have.
    package init(_ object: JSONObject, besides others: [String] = []) {
        self.object = object
        asked = others
    }

    /// The value of a key, whatever its type.
    package mutating func value(_ key: String) -> JSON? {
        asked.append(key)
        return object[key]
    }

    /// The text of a key.
    package mutating func text(_ key: String) -> String? {
        value(key).flatMap { take($0.string, $0, "text", at: key) }
    }

    /// The boolean of a key; false if it is missing.
    package mutating func isSet(_ key: String) -> Bool {
        value(key).flatMap { take($0.boolean, $0, "true or false", at: key) } ?? false
    }

    /// The whole number of a key, `least` or more.
    package mutating func integer(_ key: String, from least: Int) -> Int? {
        guard let value = value(key), let number = take(value.number, value, "a number", at: key) else { return nil }
        guard let integer = Int(exactly: number), integer >= least else {
            let range = "must be a whole number, \(least) or more"
            report(.outOfRange(label: key, value: JSONNumber.text(number), range: range), at: key)
            return nil
        }
        return integer
    }

    /// The number of a key.
    package mutating func number(_ key: String) -> Double? {
        value(key).flatMap { take($0.number, $0, "a number", at: key) }
    }

    /// The value of a key as formulas see one of this type; a text is read as on the command line.
    package mutating func value(_ key: String, as type: ParameterType) -> FormulaValue? {
        parameter(key, ParameterDefinition(name: key, type: type))?.formulaValue()
    }

    /// The value of a key with a definition; a text is read as on the command line.
    mutating func parameter(_ key: String, _ definition: ParameterDefinition) -> ParameterValue? {
        guard let json = value(key) else { return nil }
        do throws(Problems) {
            return try InputValue(given: json).value(of: definition, at: JSONPath.root.appending(key: key))
        } catch {
            problems += error.problems
            return nil
        }
    }

    /// The texts of a key: one, or a list of them.
    package mutating func texts(_ key: String) -> [String]? {
        guard let value = value(key) else { return nil }
        if let text = value.string { return [text] }
        let texts = value.array.map { $0.compactMap(\.string) }
        guard let texts, texts.count == value.array?.count else {
            report(.wrongType(expected: "text or a list of texts", found: value.typeInWords), at: key)
            return nil
        }
        return texts
    }

    /// The members of a key.
    package mutating func members(_ key: String) -> JSONObject? {
        value(key).flatMap { take($0.object, $0, "an object", at: key) }
    }

    /// The document or revision that a key names.
    package mutating func reference(_ key: String) -> DocumentReference? {
        text(key).flatMap { reference(in: $0, at: key) }
    }

    /// The document or revision that a key must name.
    package mutating func requiredReference(_ key: String) -> DocumentReference? {
        if object[key] == nil { report(.missing(key: key, for: "[type:]slug[@revision] of the document")) }
        return reference(key)
    }

    /// The document that a key must name, without a revision.
    package mutating func requiredName(_ key: String) -> DocumentName? {
        requiredReference(key).flatMap { name(of: $0, at: key) }
    }

    /// The documents that a key names: one, or a list of them.
    package mutating func names(_ key: String) -> [DocumentName]? {
        texts(key).map { $0.compactMap { text in reference(in: text, at: key).flatMap { name(of: $0, at: key) } } }
    }

    /// The documents or revisions that a key names: one, or a list of them.
    package mutating func references(_ key: String) -> [DocumentReference]? {
        texts(key).map { $0.compactMap { reference(in: $0, at: key) } }
    }

    /// The place in the history that a key names.
    package mutating func moment(_ key: String) -> HistoryMoment? {
        guard let text = text(key) else { return nil }
        do throws(Problems) {
            return try HistoryMoment(text)
        } catch {
            for problem in error.problems { report(problem.kind, at: key) }
            return nil
        }
    }

    /// The slug that a key must have.
    package mutating func requiredSlug(_ key: String) -> Slug? {
        if object[key] == nil { report(.missing(key: key, for: "the new slug")) }
        guard let text = text(key) else { return nil }
        if let slug = Slug(text) { return slug }
        report(.badSlug(text), at: key)
        return nil
    }

    /// Reports a problem with a key, or with the operation as a whole.
    package mutating func report(_ kind: Problem.Kind, at key: String? = nil) {
        problems.append(Problem(kind, at: key.map { JSONPath.root.appending(key: $0) } ?? .root))
    }

    /// Reports the keys that no operation reads.
    package mutating func finish() {
        for key in object.keys where !asked.contains(key) {
            report(.unknownKey(key, nearest: nearestName(to: key, among: asked), known: asked), at: key)
        }
    }

    private mutating func reference(in text: String, at key: String) -> DocumentReference? {
        do { return try DocumentReference(text) } catch {
            switch error.kind {
            case .badSlug(""): report(.rule(.badSlug, error.message), at: key)
            case .badSlug(let word): report(.badSlug(word), at: key)
            case .unknownType: report(.rule(.unknownReference, error.message), at: key)
            case .badVersion: report(.rule(.outOfRange, error.message), at: key)
            }
            return nil
        }
    }

    private mutating func name(of reference: DocumentReference, at key: String) -> DocumentName? {
        if reference.version == .newest { return reference.name }
        report(.namesVersion(reference), at: key)
        return nil
    }

    private mutating func take<Value>(_ found: Value?, _ json: JSON, _ expected: String, at key: String) -> Value? {
        if found == nil { report(.wrongType(expected: expected, found: json.typeInWords), at: key) }
        return found
    }
}
