import MotifText

/// The path and the query of a request, decoded.
struct RequestTarget: Sendable, Equatable {
    /// The decoded parts of the path between its slashes; the last one is empty if the path ends with a slash.
    let segments: [String]
    /// The names and values of the query, in order.
    let query: [(name: String, value: String)]
    /// The path and the query as they were sent.
    let path: String

    private static let maximumBytes = 8192

    /// Reads a target in origin form: `/patterns/expand?operation=push`.
    ///
    /// - Throws: `StudioFailure` if it is invalid, or if a segment isn't a plain name: `..`, a slash, or a control
    ///   character, encoded or not.
    init(_ text: String) throws(StudioFailure) {
        guard text.utf8.count <= Self.maximumBytes else {
            throw .longURL(limit: Self.maximumBytes)
        }
        guard text.utf8.first == UInt8(ascii: "/") else { throw .badURL }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        var segments: [String] = []
        for part in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decode(part), Self.isName(segment) else { throw .badURL }
            segments.append(segment)
        }
        // With an empty segment elsewhere, one page would have two addresses.
        guard !segments.dropLast().contains("") else { throw .badURL }
        self.segments = segments
        var query: [(String, String)] = []
        for pair in (parts.count > 1 ? parts[1] : "").replacing("+", with: " ").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(sides[0]),
                let value = PercentEncoding.decode(sides.count > 1 ? sides[1] : "")
            else { throw .badURL }
            query.append((name, value))
        }
        self.query = query
    }

    /// The first value with this name.
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

    static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.segments == right.segments
            && left.query.elementsEqual(right.query) { $0.name == $1.name && $0.value == $1.value }
    }

    private static func isName(_ segment: String) -> Bool {
        segment != "." && segment != ".."
            && segment.utf8.allSatisfy {
                $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
            }
    }
}
