import Testing

/// What the binary carries is what stands in the folders.
@Suite struct ResourceTests {
    /// A folder of files that are compiled in.
    struct Folder: CustomTestStringConvertible {
        let name: String
        let ending: String
        let list: String

        var testDescription: String { name }
    }

    static let folders = [
        Folder(name: "migrations", ending: ".sql", list: "Sources/CResources/migrations.c"),
        Folder(name: "hubs", ending: ".sql", list: "Sources/CResources/hubs.c"),
        Folder(name: "seeds", ending: ".json", list: "Sources/CResources/seeds.c"),
        // Style sheets, scripts, and help keep their endings in their names.
        Folder(name: "web", ending: "", list: "Sources/CResources/web.c"),
        Folder(name: "help", ending: "", list: "Sources/CResources/help.c"),
        Folder(name: "swift", ending: ".swift", list: "Sources/CResources/swift.c"),
        Folder(name: "kotlin", ending: ".kt", list: "Sources/CResources/kotlin.c"),
        Folder(name: "typescript", ending: ".ts", list: "Sources/CResources/typescript.c"),
        Folder(name: "spellings", ending: ".txt", list: "Sources/CResources/spellings.c"),
    ]

    @Test(arguments: folders) func `every file is embedded once and listed once`(_ folder: Folder) throws {
        let list = try Project.read(folder.list)
        let embedded = list.matches(of: /#embed "\.\.\/\.\.\/([^"]+)"/).map { String($0.1) }
        let listed = list.matches(of: /\{"([^"]+)", (\w+), sizeof (\w+)\}/)
        let files = Project.paths(below: folder.name, endingIn: folder.ending)

        #expect(embedded.sorted() == files)
        #expect(listed.map { "\(folder.name)/\($0.1)\(folder.ending)" }.sorted() == files)
        for entry in listed { #expect(entry.2 == entry.3, "\(entry.1) has the size of another file") }
    }

    @Test func `migrations are numbered from 1 without a gap`() throws {
        let list = try Project.read("Sources/CResources/migrations.c")
        let numbers = list.matches(of: /\{"(\d{4})_[a-z0-9_]+",/).compactMap { Int($0.1) }
        #expect(!numbers.isEmpty)
        #expect(numbers == Array(1...numbers.count))
    }
}
