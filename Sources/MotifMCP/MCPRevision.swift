/// A revision of the Model Context Protocol that the server speaks, the newest first.
///
/// - Source: https://modelcontextprotocol.io/specification
enum MCPRevision: String, CaseIterable {
    /// Stateless: each request names its revision, and nothing is agreed on before.
    case stateless = "2026-07-28"
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"
    /// The only revision that has arrays of messages.
    case march2025 = "2025-03-26"
    case november2024 = "2024-11-05"

    /// Whether a client agrees on it once, with `initialize`.
    var hasHandshake: Bool { self != .stateless }

    /// The newest revision that begins with `initialize`.
    static let newestWithHandshake = MCPRevision.november2025
}
