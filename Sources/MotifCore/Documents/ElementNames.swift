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
                guard let name = element.formulaValue().elementName, !names.insert(name).inserted else {
                    return nil
                }
                return Problem(.duplicate(what: "The element '\(name)'"), at: path.appending(index: index))
            }
        }
    }
}
