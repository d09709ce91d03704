import MotifFormula
import MotifJSON

/// The rule that layers repeated for a list have names of their own, for lists that are parameters.
///
/// A timeline names a copy of a layer after its element, so two elements of one name would make a pattern that can't be
/// sampled or exported.
enum ElementNames {
    /// The second of each pair of elements with the same name, in the lists for which a kind repeats layers.
    static func problems(in parameters: ParameterValues, of kind: Kind) -> [Problem] {
        var checked: Set<String> = []
        return kind.layers.flatMap { layer -> [Problem] in
            guard let list = layer.repetition?.list.formula.source, case .list(let elements)? = parameters[list],
                checked.insert(list).inserted
            else { return [] }
            let path = JSONPath.root.appending(key: "parameters").appending(key: list)
            // Compared as timelines compare them: é is é, however it is written.
            var names: Set<String> = []
            return elements.enumerated().compactMap { index, element in
                guard let name = element.elementName, !names.insert(name).inserted else {
                    return nil
                }
                return Problem(.duplicate(what: "The element '\(name)'"), at: path.appending(index: index))
            }
        }
    }
}

extension ParameterValue {
    /// The name of an element: its field `name`, or else its `slug`.
    fileprivate var elementName: String? {
        switch self {
        case .reference(let document): return document.slug.text
        case .record(let fields):
            for key in ["name", "slug"] {
                if case .text(let text)? = fields[key], !text.isEmpty { return text }
            }
            return nil
        default: return nil
        }
    }
}
