/// What the studio does at one path.
struct Route: Sendable {
    /// The methods that routes have; `HEAD` is answered as `GET`.
    enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
    }

    /// The method.
    let method: Method
    /// The path.
    let path: PathPattern
    /// Its description for the API's document; `nil` for pages and files.
    let description: RouteDescription?
    /// Answers a request.
    let answer: @Sendable (RoutedRequest) throws -> StudioAnswer

    /// A page or a file, which isn't part of the API.
    static func page(_ path: PathPattern, _ answer: @escaping @Sendable (RoutedRequest) throws -> StudioAnswer) -> Route
    { Route(method: .get, path: path, description: nil, answer: answer) }

    /// A part of the API that reads.
    static func get(
        _ path: PathPattern, _ description: RouteDescription,
        _ answer: @escaping @Sendable (RoutedRequest) throws -> StudioAnswer
    ) -> Route { Route(method: .get, path: path, description: description, answer: answer) }

    /// A part of the API that receives a body.
    static func post(
        _ path: PathPattern, _ description: RouteDescription,
        _ answer: @escaping @Sendable (RoutedRequest) throws -> StudioAnswer
    ) -> Route { Route(method: .post, path: path, description: description, answer: answer) }
}

/// A request with the route that answers it.
struct RoutedRequest: Sendable {
    let request: StudioRequest
    let target: RequestTarget
    /// The values of the path's variables.
    let variables: [String: String]
    let studio: Studio

    /// The value of a variable of the path.
    subscript(variable: String) -> String { variables[variable] ?? "" }
}

/// A path with variables: `/api/patterns/{ref}/history`.
struct PathPattern: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// The notation.
    let text: String
    private let segments: [Segment]

    private enum Segment: Sendable {
        case word(String)
        case variable(String)
    }

    init(stringLiteral text: String) {
        self.text = text
        segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("{") ? .variable(String(segment.dropFirst().dropLast())) : .word(String(segment))
        }
    }

    /// The names of the variables.
    var variables: [String] {
        segments.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }

    /// The values of the variables in a path; `nil` if the path is another.
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

/// All routes.
struct RouteTable: Sendable {
    let routes: [Route]

    /// The route for a method and a path.
    ///
    /// - Throws: `StudioFailure` with 404 or 405.
    func route(_ method: String, _ target: RequestTarget) throws(StudioFailure) -> (Route, [String: String]) {
        var allowed: [String] = []
        for route in routes {
            guard let variables = route.path.match(target.segments) else { continue }
            if route.method.rawValue == method { return (route, variables) }
            allowed += route.method == .get ? ["GET", "HEAD"] : ["POST"]
        }
        guard allowed.isEmpty else {
            let words = "This address can be used with \(allowed.joined(separator: ", ")) only"
            throw StudioFailure(405, "method", words, headers: [("Allow", allowed.joined(separator: ", "))])
        }
        throw StudioFailure(404, "not-found", "There is nothing at this address")
    }
}
