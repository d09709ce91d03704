import MotifCatalog
import Testing

@testable import MotifHub

/// What the server's error codes mean for a hub.
@Suite struct SQLStateTests {
    static let states: [(String, HubError.Kind)] = [
        ("08P01", .other("words")), ("08006", .lost("words")), ("25P03", .lost("words")),
        ("57P01", .lost("words")), ("57P02", .lost("words")),
        ("57P03", .unreachable("words")), ("53300", .unreachable("words")),
        ("28P01", .refusedLogin("words")), ("28000", .refusedLogin("words")),
        ("3D000", .noSuchPlace("words")), ("42501", .notPermitted("words")), ("25006", .readOnly),
        ("42P01", .nothingShared), ("40001", .busy("words")), ("40P01", .busy("words")),
        ("57014", .busy("words")), ("22021", .other("words (22021)")), ("99999", .other("words (99999)")),
    ]

    @Test(arguments: states) func `a code has a meaning`(_ code: String, _ kind: HubError.Kind) {
        #expect(SQLState(code).kind("words") == kind)
    }

    @Test(arguments: ["23505", "42710", "42P07", "XX000", "40001"])
    func `making a table again is repeated`(_ code: String) {
        #expect(PostgresError(state: SQLState(code), message: "").isOfConcurrentDefinition)
    }

    @Test(arguments: ["42501", "42601", "53100"]) func `other failures to make a table are final`(_ code: String) {
        #expect(!PostgresError(state: SQLState(code), message: "").isOfConcurrentDefinition)
    }
}
