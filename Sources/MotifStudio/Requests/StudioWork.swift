/// The work of a request whose target, body, and permissions have been checked.
public struct StudioWork: Sendable {
    /// Whether the work writes, and may therefore wait for other processes.
    public let isWriting: Bool
    let request: StudioRequest
    let run: @Sendable () throws -> StudioAnswer
}

/// A request with its route.
public struct RoutedRequest: Sendable {
    /// Whether the request has a body, which must be read.
    public var hasBody: Bool { route.method == .post }

    var request: StudioRequest
    let target: RequestTarget
    let route: Route
    /// The values of the path's variables.
    let variables: [String: String]
    let studio: Studio

    /// The value of a variable in the path.
    subscript(variable: String) -> String { variables[variable] ?? "" }
}
