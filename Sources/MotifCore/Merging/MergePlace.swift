import MotifJSON
import MotifText

/// A place in the three versions of a document: elements of lists are identified by their keys, since their indexes
/// differ.
struct MergePlace {
    enum Step {
        case member(String)
        case element(ElementKey, ElementKeys)
    }

    /// The places of the elements in lists of a document, by the lists' paths.
    typealias Lists = [JSONPath: [ElementKey: Int]]

    private var steps: [Step] = []

    func appending(_ step: Step) -> MergePlace {
        var appended = self
        appended.steps.append(step)
        return appended
    }

    /// Whether this is the whole document.
    var isRoot: Bool { steps.isEmpty }

    /// The path in which the names of elements are keys.
    func names() -> JSONPath {
        JSONPath(
            steps.flatMap { step -> [JSONPath.Element] in
                switch step {
                case .member(let key): [.key(key)]
                case .element(let key, .track): key.name.split(separator: ".").map { .key(String($0)) }
                case .element(let key, _): key.texts.map { .key($0) }
                }
            })
    }

    /// The path in a document; an element that it doesn't have ends it.
    ///
    /// - Parameter lists: The lists of the document that were looked into so far.
    func path(in document: JSON?, _ lists: inout Lists) -> JSONPath {
        var (value, path) = (document, JSONPath.root)
        for step in steps {
            switch step {
            case .member(let key):
                value = value?[key]
                path = path.appending(key: key)
            case .element(let key, let keys):
                guard let elements = value?.array else { return path }
                if lists[path] == nil {
                    lists[path] = Dictionary(zip(keys.of(elements) ?? [], 0...)) { first, _ in first }
                }
                guard let index = lists[path]?[key] else { return path }
                value = elements[index]
                path = path.appending(index: index)
            }
        }
        return path
    }
}

extension JSONPath {
    /// The path for people: without `$.`, and for a parameter of a pattern only its name, unless that is also a key of
    /// the document.
    ///
    /// - Parameter isPattern: Whether the document is a pattern.
    package func shortText(isPattern: Bool) -> String {
        var elements = elements[...]
        if isPattern, elements.count > 1, case .key("parameters") = elements[0], case .key(let name) = elements[1],
            !Pattern.keys.contains(name)
        {
            elements = elements.dropFirst()
        }
        var text = ""
        for element in elements {
            switch element {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainKey: text += text.isEmpty ? key : "." + key
            case .key(let key): text += "[\(JSON.string(key).canonical)]"
            }
        }
        return text.isEmpty ? "$" : text
    }
}

extension String {
    /// Whether the text has only ASCII letters, digits, `_` and `-`, as the names in documents do.
    fileprivate var isPlainKey: Bool { !isEmpty && utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") } }
}

extension Pattern {
    /// The keys of a pattern.
    fileprivate static let keys = DocumentMetadata.keys + ["kind", "parameters", "accepts"]
}
