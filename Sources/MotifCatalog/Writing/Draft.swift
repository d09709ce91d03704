public import MotifCore
import MotifJSON
import MotifText

/// A document while it is being edited.
///
/// Anything can be written into a draft; the document is checked as a whole when the edit ends, so that all problems
/// are reported together.
public struct Draft {
    /// The document that is edited.
    public let name: DocumentName

    /// The problems with the edit itself.
    private(set) var problems: [Problem] = []
    /// The checks whose failures the edit accepted.
    private(set) var accepted: Set<String> = []
    private var object: JSONObject
    private let kind: Kind?

    init(_ name: DocumentName, _ object: JSONObject, of kind: Kind?) {
        self.name = name
        self.object = object
        self.kind = kind
    }

    /// The parameters of the pattern's kind, or the fields of another document; `nil` if it can't have any. The type of a
    /// shared value decides what it can be.
    private var definitions: [ParameterDefinition]? {
        switch name.type {
        case .pattern: kind?.parameters
        case .item: Item.fields
        case .device: Device.fields
        case .value: SharedValue.fields(of: .object(object))
        case .kind: nil
        }
    }

    /// The document with the edit, not checked yet.
    var json: JSON {
        var object = object
        if object["title"] == nil { object["title"] = .string(name.slug.titleWords) }
        return .object(object)
    }

    /// The title; if a new document gets none, its slug in words.
    public var title: String {
        get { object["title"]?.string ?? name.slug.titleWords }
        set { object["title"] = .string(newValue) }
    }

    /// The summary; empty for none.
    public var summary: String {
        get { object["summary"]?.string ?? "" }
        set { object["summary"] = newValue.isEmpty ? nil : .string(newValue) }
    }

    /// The tags, in order.
    public var tags: [String] {
        get { (object["tags"]?.array ?? []).compactMap(\.string) }
        set { object["tags"] = .array(newValue.map(JSON.string)) }
    }

    /// Whether, and why, the document should no longer be used.
    public var deprecation: DocumentMetadata.Deprecation? {
        get {
            switch object["deprecated"] {
            case .boolean(true): .unexplained
            case .string(let reason): .reason(reason)
            default: nil
            }
        }
        set {
            switch newValue {
            case nil: setMember("deprecated", to: nil)
            case .unexplained: setMember("deprecated", to: true)
            case .reason(let reason): setMember("deprecated", to: .string(reason))
            }
        }
    }

    /// Accepts the failures of a check for a reason; an empty reason takes that back.
    mutating func accept(_ check: String, because reason: String) {
        var accepts = (object["accepts"]?.array ?? []).filter { $0["check"]?.string != check }
        if reason.isEmpty {
            accepted.remove(check)
        } else {
            accepts.append(["check": .string(check), "reason": .string(reason)])
            accepted.insert(check)
        }
        object["accepts"] = accepts.isEmpty ? nil : .array(accepts)
    }

    /// Sets a member of the document's JSON as it is, without a check.
    mutating func setMember(_ key: String, to value: JSON?) { object[key] = value }

    /// Removes a tag; one that the document doesn't have is a problem.
    mutating func removeTag(_ tag: String) {
        if tags.contains(exactly: tag) { return tags.removeAll { ExactText($0) == ExactText(tag) } }
        problems.append(Problem(.unknown("tag", tag, among: tags), at: .root.appending(key: "tags")))
    }
}

// Values: the parameters of a pattern, the fields of an item or a device.
extension Draft {
    /// A value by its name: a parameter of a pattern, or a field of an item or a device.
    ///
    ///     draft["duration"] = .seconds(0.5)
    ///     draft["curve"] = nil   // the kind's default
    ///
    /// A name that the document can't have and a value of another type are reported when the edit ends. Reading gives
    /// `nil` for a value that isn't set or isn't valid yet.
    public subscript(name: String) -> ParameterValue? {
        get {
            guard let definition = definitions?.first(where: { $0.name == name }), let json = values[name] else {
                return nil
            }
            return try? definition.member(from: json).value
        }
        set {
            guard let newValue else { return reset(name) }
            guard let definitions = valueDefinitions() else { return }
            guard let definition = definitions.first(where: { $0.name == name }) else {
                // Checking the document reports the name.
                return values[name] = newValue.json
            }
            do throws(Problems) {
                values[name] = try definition.value(newValue, at: path(of: name)).json
            } catch {
                problems += error.problems
            }
        }
    }

    /// Sets a value from text or JSON.
    public mutating func set(_ name: String, to value: InputValue) {
        guard let definitions = valueDefinitions() else { return }
        switch value {
        case .json(let json): values[name] = json
        case .text(let text):
            guard let definition = definitions.first(where: { $0.name == name }) else {
                let parts = name.split(separator: ".").map(String.init)
                if parts.count > 1, let definition = definitions.first(where: { $0.name == parts[0] }) {
                    return setPart(Array(parts.dropFirst()), of: definition, to: text)
                }
                // Checking the document reports a name that it can't have.
                return values[name] = .string(text)
            }
            do throws(Problems) {
                values[name] = try definition.json(spelled: text, at: path(of: name))
            } catch {
                problems += error.problems
            }
        }
    }

    /// Sets values of a batch, whose strings are read as text.
    mutating func set(_ given: JSONObject) {
        for member in given.members { set(member.key, to: InputValue(given: member.value)) }
    }

    /// Sets a part of a value, such as the field `hidden` of `backButtonOffset`.
    private mutating func setPart(_ keys: [String], of definition: ParameterDefinition, to text: String) {
        do throws(Problems) {
            let given = values[definition.name].map { ValueAlias(saved: $0)?.resolved ?? $0 }
            let old = given ?? definition.defaultValue?.json
            values[definition.name] = try definition.json(
                setting: keys, of: old, to: text, at: path(of: definition.name))
        } catch {
            problems += error.problems
        }
    }

    /// Sets a value to its default.
    public mutating func reset(_ name: String) {
        guard let definitions = valueDefinitions() else { return }
        let definition = definitions.first { $0.name == name }
        switch (definition, self.name.type) {
        case (let definition?, .pattern): values[name] = definition.defaultValue?.json
        case (let definition?, _) where definition.isOptional: values[name] = nil
        case (nil, .pattern):
            let known = definitions.map(\.name)
            let kind = Problem.Kind.unknownParameter(name, nearest: nearestName(to: name, among: known), known: known)
            problems.append(Problem(kind, at: path(of: name)))
        default: problems.append(Problem(.rule(.unknownKey, "'\(name)' has no default"), at: path(of: name)))
        }
    }

    /// The definitions that values are read by; `nil`, with a problem if needed, if no value can be set.
    private mutating func valueDefinitions() -> [ParameterDefinition]? {
        if name.type == .kind {
            let message = "The values of a kind can't be set one by one; save the whole document"
            let problem = Problem(.rule(.unknownKey, message))
            if !problems.contains(problem) { problems.append(problem) }
        }
        // A pattern without definitions is one of an unknown kind, which checking the document reports.
        return definitions
    }

    private var values: JSONObject {
        get { name.type == .pattern ? object["parameters"]?.object ?? JSONObject() : object }
        set {
            if name.type == .pattern { object["parameters"] = .object(newValue) } else { object = newValue }
        }
    }

    private func path(of value: String) -> JSONPath {
        (name.type == .pattern ? JSONPath.root.appending(key: "parameters") : .root).appending(key: value)
    }
}

// The JSON that an edit starts with.
extension Draft {
    /// A new document, which has only its name.
    static func object(named name: DocumentName) -> JSONObject {
        ["slug": .string(name.slug.text), "type": .string(name.type.rawValue)]
    }

    /// A document passed in, which may leave out its type and slug.
    ///
    /// - Throws: `Problems` if it isn't an object, or has another name.
    static func object(_ document: JSON, named name: DocumentName) throws -> JSONObject {
        guard var object = document.object else {
            throw Problems(.wrongType(expected: "an object", found: document.typeInWords))
        }
        var problems: [Problem] = []
        for (key, text) in [("type", name.type.rawValue), ("slug", name.slug.text)] {
            if let given = object[key], given != .string(text) {
                let shown = given.string ?? given.canonical
                let message =
                    "'\(key)' is '\(shown)', but the document is named '\(name)'; leave it out or make them equal"
                problems.append(Problem(.rule(.conflict, message), at: .root.appending(key: key)))
            }
            object[key] = .string(text)
        }
        if !problems.isEmpty { throw Problems(problems) }
        return object
    }
}
