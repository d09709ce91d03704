import Foundation
import Testing

/// Every promise of docs/reliability.md and docs/compatibility.md names what holds it: tests and scripts that are there.
@Suite struct `A page of promises` {
    /// The second column of a row of its tables: code spans, each the name of a test or a command.
    static let holders = ["docs/reliability.md", "docs/compatibility.md"].flatMap { page in
        let text = (try? Project.read(page)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row -> [String] in
            let columns = row.split(separator: "|", omittingEmptySubsequences: false)
            guard columns.count > 3 else { return [] }
            return columns[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Project.folder.appendingPathComponent(path).path)
    }

    @Test func `names the test or command for each promise`() throws {
        #expect(Set(Self.holders).count > 50)
    }

    @Test(arguments: holders) func `names tests and commands that exist`(_ holder: String) throws {
        if holder.hasPrefix("script/") || holder.hasPrefix("Tests/") {
            let words = holder.split(separator: " ").map(String.init)
            #expect(exists(words[0]), "There is no \(words[0])")
            if words[0] == "script/torture", words.count > 1 {
                #expect(exists("Tests/Trials/Torture/\(words[1])"), "There is no trial '\(words[1])'")
            }
        } else {
            #expect(Project.tests[holder] != nil, "There is no test '\(holder)'")
        }
    }
}
