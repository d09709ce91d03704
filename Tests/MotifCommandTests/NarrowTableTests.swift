import Foundation
import Testing

/// Tables in terminals that are narrower than they are.
@Suite struct `tables in narrow terminals` {
    @Test func `name the columns that they hide`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("list", environment: ["COLUMNS": "60"])
        let heading = run.lines.first.map(String.init) ?? ""
        let hidden = run.errors.components(separatedBy: " hidden: ").last?.components(separatedBy: ";").first ?? ""
        let names = hidden.components(separatedBy: ", ")
        #expect(run.errors.hasSuffix("; widen the terminal, or use --format json\n"), "\(run.errors)")
        #expect(names.count > 0 && names.allSatisfy { !heading.contains($0) })
        #expect(heading.split(separator: " ").count + names.count == 6)
        #expect(try sandbox.motif("list", "-q", environment: ["COLUMNS": "60"]).errors == "")
        #expect(try sandbox.motif("list", environment: ["COLUMNS": "200"]).errors == "")
        #expect(try sandbox.motif("check", environment: ["COLUMNS": "80"]).errors.contains(" hidden: "))
    }

    @Test func `put every value on its own line if there is no room for a table`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif(
            "list", "--columns", "slug,kind,updated,revision", "--where", "startsWith(slug, 'punch')",
            environment: ["COLUMNS": "30"])
        #expect(
            run.output == """
                slug      punch-out
                kind      punch-out
                updated   2026-05-04 09:30Z
                revision  1

                slug      punch-out-covering
                kind      punch-out-covering
                updated   2026-05-04 09:30Z
                revision  1

                """)
        #expect(run.errors == "")
    }

    @Test func `stay short enough for a pager`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("list", "kinds", environment: ["COLUMNS": nil])
        #expect((run.lines.map(\.count).max() ?? 0) < 160, "\(run.output)")
    }
}
