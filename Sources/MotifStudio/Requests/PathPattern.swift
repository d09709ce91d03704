/// A path with variables: `/api/patterns/{ref}/history`.
struct PathPattern: Sendable, ExpressibleByStringLiteral {
    /// The notation.
    let text: String
    private let segments: [Segment]

    private enum Segment: Sendable {
        case word(String)
        case variable(String)
    }

    /// Reads the notation.
    init(_ text: String) {
        self.text = text
        segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("{") ? .variable(String(segment.dropFirst().dropLast())) : .word(String(segment))
        }
    }

    init(stringLiteral text: String) { self.init(text) }

    /// The names of the variables.
    var variables: [String] {
        segments.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }

    /// The values of the variables in a path; `nil` if the path doesn't match.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var variables: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .word(let word): if word != text { return nil }
            case .variable(let name):
                if text.isEmpty { return nil }
                variables[name] = text
            }
        }
        return variables
    }
}
