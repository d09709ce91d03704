import MotifCore
import MotifJSON

/// Compares two documents value by value; the value of a parameter is compared as a whole.
struct Comparison {
    private let old: Document
    private let new: Document

    init(_ old: Document, _ new: Document) { (self.old, self.new) = (old, new) }

    /// The differences, by path.
    var entries: [Difference.Entry] {
        var entries: [Difference.Entry] = []
        compare(old.json, new.json, at: .root, &entries)
        return entries
    }

    private func compare(_ old: JSON?, _ new: JSON?, at path: JSONPath, _ entries: inout [Difference.Entry]) {
        if old == new { return }
        if parameter(at: path) == nil, old.flatMap(Self.color) == nil {
            if case .object(let left)? = old, case .object(let right)? = new {
                return compare(left, right, at: path, &entries)
            }
            if case .array(let left)? = old, case .array(let right)? = new {
                for index in 0..<max(left.count, right.count) {
                    let (first, second) = (left.dropFirst(index).first, right.dropFirst(index).first)
                    compare(first, second, at: path.appending(index: index), &entries)
                }
                return
            }
        }
        entries.append(
            Difference.Entry(
                path: path, old: old, new: new, oldText: old.map { text($0, at: path, in: self.old) },
                newText: new.map { text($0, at: path, in: self.new) }, shortPath: shortPath(path)))
    }

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
    ) {
        for key in Set(old.keys).union(new.keys).sorted() {
            compare(old[key], new[key], at: path.appending(key: key), &entries)
        }
    }

    /// The name of the parameter whose value is at this path.
    private func parameter(at path: JSONPath) -> String? {
        guard path.elements.count == 2, case .key("parameters") = path.elements[0],
            case .key(let name) = path.elements[1]
        else { return nil }
        return name
    }

    private func text(_ value: JSON, at path: JSONPath, in document: Document) -> String {
        if case .pattern(let pattern) = document, let name = parameter(at: path),
            let value = pattern.parameters[name]
        {
            return value.text
        }
        return value.string ?? Self.color(value)?.text ?? value.canonical
    }

    /// The color of an item, or of a kind's default.
    private static func color(_ json: JSON) -> ParameterValue? {
        guard json["components"] != nil else { return nil }
        return try? ParameterDefinition(name: "", type: .color).value(from: json)
    }
}
