import MotifCore
import MotifJSON

/// Compares two documents value by value; parameters are compared and worded as wholes by their definitions.
struct Comparison {
    /// The parameters that the values below `$.parameters` belong to.
    let definitions: [String: ParameterDefinition]

    /// Every different value, by path.
    func entries(_ old: JSON, _ new: JSON) -> [Difference.Entry] {
        var entries: [Difference.Entry] = []
        compare(old, new, at: .root, &entries)
        return entries
    }

    private func compare(_ old: JSON?, _ new: JSON?, at path: JSONPath, _ entries: inout [Difference.Entry]) {
        if old == new { return }
        if definition(at: path) == nil {
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
                path: path, old: old, new: new, oldText: old.map { text($0, at: path) },
                newText: new.map { text($0, at: path) }))
    }

    private func compare(
        _ old: JSONObject, _ new: JSONObject, at path: JSONPath, _ entries: inout [Difference.Entry]
    ) {
        for key in Set(old.keys).union(new.keys).sorted() {
            compare(old[key], new[key], at: path.appending(key: key), &entries)
        }
    }

    /// The definition of the parameter that stands at this path itself.
    private func definition(at path: JSONPath) -> ParameterDefinition? {
        guard path.elements.count == 2, case .key("parameters") = path.elements[0],
            case .key(let name) = path.elements[1]
        else { return nil }
        return definitions[name]
    }

    private func text(_ value: JSON, at path: JSONPath) -> String {
        definition(at: path)?.text(of: value) ?? value.string ?? value.canonical
    }
}
