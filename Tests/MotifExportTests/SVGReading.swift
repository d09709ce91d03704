import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG file read back: its elements, and the values that its keyframes give at any time.
final class SVGReading: NSObject, XMLParserDelegate {
    /// An element with its attributes, and the layer that it belongs to.
    struct Element {
        let name: String
        let attributes: [String: String]
        let layer: String?
    }

    private(set) var elements: [Element] = []
    private(set) var words: [String: String] = [:]
    private var path: [(name: String, layer: String?)] = []
    private var keyframes: [String: [(share: Double, values: [String: [Double]])]] = [:]
    /// Seconds of a round; 0 where nothing moves.
    private(set) var duration = 0.0
    /// Where the file is not XML.
    private(set) var problem: String?

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { problem = parser.parserError.map { "\($0) in line \(parser.lineNumber)" } ?? "?" }
        let style = words["style"] ?? ""
        duration = style.firstMatch(of: /animation:([\d.]+)s/).flatMap { Double($0.1) } ?? 0
        for match in style.matches(of: /(?m)^@keyframes ([\w\-]+)\{(.*)\}$/) {
            keyframes[String(match.1)] = Self.frames(String(match.2))
        }
    }

    private static func frames(_ text: String) -> [(share: Double, values: [String: [Double]])] {
        text.matches(of: /([\d.,%]+)\{([^}]*)\}/).flatMap { match in
            let values = values(String(match.2).split(separator: ";").map(String.init))
            return match.1.split(separator: ",").compactMap { share in
                Double(share.dropLast()).map { ($0 / 100, values) }
            }
        }
    }

    /// `["opacity:.5"]` → `["opacity": [0.5]]`; a function of a transform by its own name.
    private static func values(_ declarations: [String]) -> [String: [Double]] {
        var values: [String: [Double]] = [:]
        for declaration in declarations {
            let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            if parts[0] == "transform" {
                for match in parts[1].matches(of: /(\w+)\(([^)]*)\)/) {
                    values[String(match.1)] = numbers(String(match.2))
                }
            } else {
                values[parts[0]] = numbers(parts[1])
            }
        }
        return values
    }

    private static func numbers(_ text: String) -> [Double] {
        text.matches(of: /-?[\d.]+/).compactMap { Double($0.output.hasPrefix(".") ? "0" + $0.output : $0.output) }
    }

    /// What an element's attributes are after a share of the round, `translate` and `scale` of a transform apart.
    func values(of element: Element, at share: Double) -> [String: [Double]] {
        let still = Self.values(element.attributes.map { "\($0.key):\($0.value)" })
        guard let name = element.attributes["class"]?.split(separator: " ").last,
            let frames = keyframes[String(name)], let first = frames.first
        else { return still }
        let next = frames.firstIndex { $0.share >= share } ?? frames.count - 1
        let (before, after) = (next == 0 ? first : frames[next - 1], frames[next])
        let part = after.share > before.share ? (share - before.share) / (after.share - before.share) : 1
        let moved = before.values.reduce(into: [String: [Double]]()) { result, entry in
            let ends = after.values[entry.key] ?? entry.value
            result[entry.key] = zip(entry.value, ends).map { $0 + ($1 - $0) * part }
        }
        return still.merging(moved) { $1 }
    }

    /// The first element of a layer that is this and has that.
    func element(_ name: String, with attribute: String, of layer: String) -> Element? {
        elements.first { $0.layer == layer && $0.name == name && $0.attributes[attribute] != nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let layer = attributes["data-layer"] ?? path.last?.layer
        elements.append(Element(name: name, attributes: attributes, layer: layer))
        path.append((name, layer))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let name = path.last?.name { words[name, default: ""] += text }
    }
}
