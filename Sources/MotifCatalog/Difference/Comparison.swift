import MotifCore
import MotifJSON

/// Compares two documents value by value; the value of a parameter is compared as a whole, and so are the tags.
struct Comparison {
    private let old: Document
    private let new: Document

    private let through: (Slug) throws -> RevisionNumber?

    /// - Parameter through: The revision of a shared value that the new document uses.
    init(_ old: Document, _ new: Document, through: @escaping (Slug) throws -> RevisionNumber? = { _ in nil }) {
        (self.old, self.new, self.through) = (old, new, through)
    }

    /// The differences, by path.
    func entries() throws -> [Difference.Entry] {
        var entries: [Difference.Entry] = []
        try compare(old.json, new.json, at: .root, &entries)
        return entries
    }

    private func compare(
        _ old: JSON?, _ new: JSON?, at path: JSONPath, _ entries: inout [Difference.Entry]
    ) throws {
        if old == new { return }
        let (before, after) = (member(at: path, in: self.old), member(at: path, in: self.new))
        if before == nil, after == nil, old.flatMap(Self.color) == nil, path != Self.tags {
            if case .object(let left)? = old, case .object(let right)? = new {
                return try compare(left, right, at: path, &entries)
            }
            if case .array(let left)? = old, case .array(let right)? = new {
                for index in 0..<max(left.count, right.count) {
                    let (first, second) = (left.dropFirst(index).first, right.dropFirst(index).first)
                    try compare(first, second, at: path.appending(index: index), &entries)
                }
                return
            }
        }
        let texts = try ParameterValues.Member.texts(before, after, through: through)
        entries.append(
            Difference.Entry(
                path: path, old: old, new: new, oldText: texts.old ?? old.map { Self.text($0, at: path) },
                newText: texts.new ?? new.map { Self.text($0, at: path) }, shortPath: shortPath(path)))
    }

    private static let tags = JSONPath.root.appending(key: "tags")

    /// The path for people. An index becomes the name of the element, if both documents have one with that name there.
    private func shortPath(_ path: JSONPath) -> String {
        var (old, new): (JSON?, JSON?) = (self.old.json, self.new.json)
        var short = JSONPath.root
        for element in path.elements {
            switch element {
            case .key(let key):
                (old, new) = (old?[key], new?[key])
                short = short.appending(key: key)
            case .index(let index):
                (old, new) = (old?.array?.dropFirst(index).first, new?.array?.dropFirst(index).first)
                let names = [old, new].compactMap { $0?["name"]?.string }
                short = Set(names).count == 1 ? short.appending(key: names[0]) : short.appending(index: index)
            }
        }
        return short.shortText(isPattern: self.new.metadata.name.type == .pattern)
    }

    private func compare(
        _ old: JSONObject, _ new: JSONObject, at path: JSONPath, _ entries: inout [Difference.Entry]
    ) throws {
        for key in Set(old.keys).union(new.keys).sorted() {
            try compare(old[key], new[key], at: path.appending(key: key), &entries)
        }
    }

    /// The parameter of a pattern, or the value of a shared one, that is at this path.
    private func member(at path: JSONPath, in document: Document) -> ParameterValues.Member? {
        switch (document, path.elements.first) {
        case (.pattern(let pattern), .key("parameters")):
            guard path.elements.count == 2, case .key(let name) = path.elements[1] else { return nil }
            return pattern.parameters.member(name)
        case (.value(let value), .key(SharedValue.valueKey)): return path.elements.count == 1 ? value.member : nil
        default: return nil
        }
    }

    private static func text(_ value: JSON, at path: JSONPath) -> String {
        if path == tags, let tags = value.array { return tags.compactMap(\.string).joined(separator: ", ") }
        return value.string ?? color(value)?.text ?? acceptances(value) ?? source(value, at: path) ?? value.canonical
    }

    /// Accepted checks, or one of them: `covers-screen: 342 cases, up to 276.81`.
    private static func acceptances(_ json: JSON) -> String? {
        if let texts = json.array?.compactMap(acceptances), !texts.isEmpty { return texts.joined(separator: "; ") }
        guard let check = json["check"]?.string, json["reason"] != nil else { return nil }
        let limit = json["cases"]?.number.flatMap { Int(exactly: $0) }.map {
            Pattern.Acceptance.Limit(cases: $0, shortfall: json["shortfall"]?.number)
        }
        return "\(check): \(limit?.words ?? "any")"
    }

    /// The title of a source, and its address.
    private static func source(_ json: JSON, at path: JSONPath) -> String? {
        guard path == JSONPath.root.appending(key: "source"), let title = json["title"]?.string else { return nil }
        return [title, json["url"]?.string].compactMap(\.self).joined(separator: ", ")
    }

    /// The color of an item, or of a kind's default.
    private static func color(_ json: JSON) -> ParameterValue? {
        guard json["components"] != nil else { return nil }
        return try? ParameterDefinition(name: "", type: .color).value(from: json)
    }
}

extension ParameterValues.Member {
    /// Two versions of a value for people; if it is an alias of one shared value in both, the second one names the
    /// revision: `0.3 s, through duration-quick@4`.
    static func texts(
        _ old: Self?, _ new: Self?, through: (Slug) throws -> RevisionNumber?
    ) rethrows -> (old: String?, new: String?) {
        guard let old, let new, let alias = new.alias, alias == old.alias, let number = try through(alias) else {
            return (old?.text, new?.text)
        }
        return (old.value.text, "\(new.value.text), through \(alias)@\(number)")
    }
}

extension CatalogReader {
    /// Returns which revision of a shared value a revision of a document uses.
    func sources(of key: RevisionKey) -> (Slug) throws -> RevisionNumber? {
        { slug in
            let name = DocumentName(.value, slug)
            guard let entry = try self.store.entry(named: name, when: key) else { return nil }
            return try self.store.number(of: entry.id, when: key)
        }
    }
}
