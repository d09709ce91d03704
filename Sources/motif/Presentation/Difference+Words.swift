import MotifCatalog
import MotifJSON

extension Difference.Entry {
    /// The path for people: a parameter by its name alone, anything else without the `$.`.
    var shortPath: String {
        if case .key("parameters")? = path.elements.first, path.elements.count == 2,
            case .key(let name) = path.elements[1]
        {
            return name
        }
        let text = path.description
        return text.hasPrefix("$.") ? String(text.dropFirst(2)) : text
    }
}
