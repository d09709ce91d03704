import Testing

/// The folders of a module are rooms: each uses those below it, and none of them in a circle.
@Suite struct FolderTests {
    /// Circles that are natural, with the reason.
    static let circles: [String: Set<Set<String>>] = [
        // A kind's head is a document's, and a document of a pattern has a kind. Values read curves, curves are read as
        // values are, and both report problems that name parameters.
        "MotifCore": [["Curves", "Parameters", "Problems"], ["Documents", "Kind"]],
        "MotifExport": [["SVG", "Web"]],
        // Each stage of the language reports where the ones before it found something.
        "MotifFormula": [["Checking", "Errors", "Evaluating", "Syntax"]],
        "MotifJSON": [["Places", "Reading", "Splitting"]],
        // SQLite calls back into the formula of a filter, which is bound to its statement.
        "MotifStore": [["Query", "SQLite"]],
        // A route answers for the studio that lists it.
        "MotifStudio": [["", "API", "Events", "Pages", "Requests", "Security"]],
    ]

    /// The folders of a module with what they declare and what they use.
    struct Rooms {
        /// The names that a folder uses, by folder.
        var words: [String: Set<String>] = [:]
        /// The folder that declares a type, by the name of the type; a name that stands for several types is left out.
        var homes: [String: String] = [:]

        /// The folders whose types a folder uses.
        func neighbors(of folder: String) -> Set<String> {
            Set((words[folder] ?? []).compactMap { homes[$0] }).subtracting([folder])
        }

        /// The sets of folders that reach each other.
        var circles: Set<Set<String>> {
            var reached: [String: Set<String>] = [:]
            for folder in words.keys {
                var (found, open) = (Set<String>(), Array(neighbors(of: folder)))
                while let next = open.popLast() {
                    if found.insert(next).inserted { open += neighbors(of: next) }
                }
                reached[folder] = found
            }
            let circles = words.keys.map { folder in
                Set((reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true })
            }
            return Set(circles.filter { $0.count > 1 })
        }
    }

    private static let modules = Manifest.modules

    @Test(arguments: modules) func `folders don't use each other in a circle`(_ module: String) throws {
        let rooms = try Self.rooms(of: module)
        #expect(rooms.circles == Self.circles[module] ?? [], "\(Self.words(rooms))")
    }

    @Test func `a circle is found`() throws {
        let rooms = Rooms(
            words: ["Reading": ["Row"], "Writing": ["Reader"], "Records": []],
            homes: ["Row": "Writing", "Reader": "Reading"])
        #expect(rooms.circles == [["Reading", "Writing"]])
    }

    /// The types declared and used in the folders right below a module's own; the module's own files are a folder, too.
    static func rooms(of module: String) throws -> Rooms {
        let declaration =
            /(?m)^(?<indent> *)(?:(?:public|package|final|indirect|fileprivate|private|nonisolated) )*(?:struct|class|enum|protocol|actor|typealias) (?<name>\w+)/
        var rooms = Rooms()
        var ambiguous: Set<String> = []
        for path in Project.paths(below: "Sources/\(module)") {
            let parts = path.split(separator: "/")
            let folder = parts.count > 3 ? String(parts[2]) : ""
            let code = code(of: try Project.read(path))
            rooms.words[folder, default: []].formUnion(code.matches(of: /\b[A-Z]\w+/).map { String($0.0) })
            for match in code.matches(of: declaration) {
                let name = String(match.name)
                let isKnownElsewhere = rooms.homes[name].map { $0 != folder } ?? false
                if match.indent.isEmpty, !isKnownElsewhere {
                    rooms.homes[name] = folder
                } else {
                    ambiguous.insert(name)
                }
            }
        }
        for name in ambiguous { rooms.homes[name] = nil }
        return rooms
    }

    /// A source without comments and texts.
    private static func code(of text: String) -> String {
        text.replacing(/"""[^`]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
            .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
    }

    /// Each use within a circle: `Reading uses Writing: Row`.
    private static func words(_ rooms: Rooms) -> String {
        rooms.circles.flatMap { circle in
            circle.flatMap { folder in
                (rooms.words[folder] ?? []).compactMap { name in
                    rooms.homes[name].flatMap { home in
                        home != folder && circle.contains(home) ? "\(folder) uses \(home): \(name)" : nil
                    }
                }
            }
        }.sorted().joined(separator: "\n")
    }
}
