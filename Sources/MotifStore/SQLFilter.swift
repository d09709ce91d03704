/// A condition of the formula language as SQL with bound values.
public struct SQLFilter: Sendable {
    let condition: SQLFragment
    static let body = "(SELECT body FROM revision WHERE id = d.revision)"
    static func path(of name: String) -> String { "$.parameters.\"\(name)\"" }
}
