package import MotifCatalog

/// An error code of the server, such as `23505`.
///
/// - Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
package struct SQLState: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ code: String) { description = code }

    /// A key is in the table already.
    static let uniqueViolation = SQLState("23505")
    static let undefinedColumn = SQLState("42703")

    /// Whether the same transaction can succeed when it is repeated.
    var isRetried: Bool { ["40001", "40P01"].contains(description) }

    private static let protocolViolation = "08P01"

    /// Whether the server has closed the connection.
    var isLostConnection: Bool {
        description.hasPrefix("08") && description != Self.protocolViolation
            || ["25P03", "57P01", "57P02", "57P05"].contains(description)
    }

    /// The error of a hub that a code means, with the server's words. The longest prefix in the table counts.
    package func kind(_ message: String) -> HubError.Kind {
        let found = Self.kinds.filter { description.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
        return found?.kind(message) ?? .other("\(message) (\(description))")
    }

    private static let kinds: [(prefix: String, kind: @Sendable (String) -> HubError.Kind)] = [
        // Connection exceptions, a transaction that was idle for too long, and a server that stops or has stopped.
        ("08", { .lost($0) }), ("25P03", { .lost($0) }), ("57P01", { .lost($0) }), ("57P02", { .lost($0) }),
        ("57P05", { .lost($0) }),
        // What a pooler doesn't let through, such as a startup parameter.
        (protocolViolation, { .other($0) }),
        // Starting up, in recovery, or without a free connection.
        ("57P03", { .unreachable($0) }), ("53300", { .unreachable($0) }),
        // Invalid authorization, and the password.
        ("28", { .refusedLogin($0) }),
        // The database, and a schema of the search path.
        ("3D000", { .noSuchPlace($0) }), ("3F000", { .noSuchPlace($0) }),
        ("42501", { .notPermitted($0) }), ("25006", { _ in .readOnly }),
        ("42P01", { _ in .nothingShared }),
        ("40001", { .busy($0) }), ("40P01", { .busy($0) }), ("55P03", { .busy($0) }), ("57014", { .busy($0) }),
    ]
}

/// An error of one statement.
struct PostgresError: Error {
    let state: SQLState?
    let message: String

    /// The error for users of a hub; without a code, the connection was lost.
    var kind: HubError.Kind { state?.kind(message) ?? .lost(message) }

    /// Whether the server may have committed nevertheless.
    var isLostConnection: Bool { state?.isLostConnection ?? true }

    /// Whether two users have made the same table at once: "duplicate key" or "tuple concurrently updated" in the
    /// server's own tables, or a table, or the type of its rows, that "already exists".
    var isOfConcurrentDefinition: Bool {
        let codes = ["42710", "42P07", "XX000"]
        return state.map { $0 == .uniqueViolation || $0.isRetried || codes.contains($0.description) } ?? false
    }
}
