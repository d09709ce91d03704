public import MotifJSON

// What people write: `[type:]slug[.place]=answer`, or `all=answer`.
extension MergeAnswers {
    /// Adds an answer from text.
    ///
    /// `expand.duration=theirs`, `item:twitter.color=#00ff00`, `expand=ours` for all conflicts of a document, or
    /// `all=theirs`. A place is the `shortPath` of the conflict or its `path`. An answer is `ours` (or `yours`),
    /// `theirs`, `base`, or a value as on a command line.
    ///
    /// - Throws: The error in the text, or one if the subject has an answer already.
    public mutating func add(_ text: String) throws(MergeAnswerError) {
        guard let mark = Self.index(of: "=", in: text[...]) else { throw MergeAnswerError(.noAnswer, in: text) }
        let label = String(text[..<mark])
        try add(label, Self.content(String(text[text.index(after: mark)...])))
    }

    /// Adds the answers of a file: `{"expand.duration": "theirs", "punch-out.endRadius": {"value": 700}}`.
    ///
    /// A text is read as in `add(_:)`, a number or a boolean is a value, and the member `value` of an object is a value
    /// as in a document.
    ///
    /// - Throws: The error of the first answer that isn't valid.
    public mutating func add(_ json: JSON) throws(MergeAnswerError) {
        guard let object = json.object else { throw MergeAnswerError(.notAnObject, in: json.typeInWords) }
        for member in object.members {
            switch member.value {
            case .string(let text): try add(member.key, Self.content(text))
            case .number, .boolean: try add(member.key, .choice(.value(member.value)))
            case .object(let inner):
                guard let value = inner["value"], inner.count == 1 else { fallthrough }
                try add(member.key, .choice(.value(value)))
            default: throw MergeAnswerError(.noAnswer, in: member.key)
            }
        }
    }

    private mutating func add(_ label: String, _ content: Content) throws(MergeAnswerError) {
        try add(Entry(subject: try Self.subject(label), content: content, label: label))
    }

    private static func content(_ text: String) -> Content {
        switch text {
        case "ours", "yours": .choice(.ours)
        case "theirs": .choice(.theirs)
        case "base": .choice(.base)
        default: .text(text)
        }
    }

    private static func subject(_ label: String) throws(MergeAnswerError) -> Subject {
        if label == "all" { return .all }
        let end = label.firstIndex { $0 == "." || $0 == "[" } ?? label.endIndex
        let reference: DocumentReference
        do throws(ReferenceError) {
            reference = try DocumentReference(String(label[..<end]))
        } catch {
            throw MergeAnswerError(.badName(error), in: label)
        }
        if end == label.endIndex { return .document(reference.name) }
        guard let keys = keys(of: String(label[end...])) else { throw MergeAnswerError(.badPlace, in: label) }
        return .value(reference.name, keys)
    }

    /// The first character of this kind that isn't in quotes.
    private static func index(of character: Character, in text: Substring) -> Substring.Index? {
        var (isQuoted, isEscaped) = (false, false)
        for index in text.indices {
            switch text[index] {
            case _ where isEscaped: isEscaped = false
            case "\\" where isQuoted: isEscaped = true
            case "\"": isQuoted.toggle()
            case character where !isQuoted: return index
            default: break
            }
        }
        return nil
    }

    /// The keys of a place in any spelling: `layers.front.fill`, `.layers["front"].fill`; an index counts as a key.
    static func keys(of path: String) -> [String]? {
        var (keys, rest) = ([String](), path[...])
        while let first = rest.first {
            switch first {
            case "[":
                guard let (key, after) = bracket(rest) else { return nil }
                keys.append(key)
                rest = after
            case ".": rest = rest.dropFirst()
            default:
                let key = rest.prefix { $0 != "." && $0 != "[" }
                keys.append(String(key))
                rest = rest.dropFirst(key.count)
            }
        }
        return keys
    }

    /// Reads `["key"]` or `[0]` at the start of a place.
    private static func bracket(_ text: Substring) -> (key: String, rest: Substring)? {
        let inner = text.dropFirst()
        guard let end = index(of: "]", in: inner) else { return nil }
        let content = String(inner[..<end])
        let rest = inner[inner.index(after: end)...]
        if let key = try? JSONReader().read(content).string { return (key, rest) }
        return Int(content) == nil ? nil : (content, rest)
    }
}
