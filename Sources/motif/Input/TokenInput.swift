import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// A file of design tokens, from which create and update take parameters.
struct TokenInput {
    private let file: TextFile
    private let tokens: JSON
    private let group: [String]

    /// - Parameter group: The names of the one group that is read, with dots between them; `nil` for all of the file.
    init(_ path: String, group: String?) throws {
        file = try TextFile(path)
        tokens = try file.json()
        self.group = group?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// Puts the parameters that the file has for a kind below those that are set one by one.
    ///
    /// - Throws: `CommandError.problems` with line and column; a file that says nothing of the kind.
    func fill(_ edit: inout Edit, of kind: Kind) throws {
        let found: TokenImport
        do {
            found = try TokenImport(tokens, for: kind, group: group)
        } catch {
            throw CommandError.problems(file: file.name, file.placed(error.problems))
        }
        guard !found.parameters.isEmpty else {
            let example = kind.parameters.first.map { ", as 'brand.\($0.name)' does" } ?? ""
            let words = "No token has the name of a parameter of \(kind.metadata.name) at the end of its path\(example)"
            throw CommandError.problems(file: file.name, file.placed([Problem(.rule(.notFound, words))]))
        }
        if !found.unmatched.isEmpty {
            Notice.write(
                "Not taken, since \(kind.metadata.name) has no such parameter: \(Self.listed(found.unmatched))")
        }
        let given = Set(edit.set.map(\.name))
        let values = found.parameters.members.filter { !given.contains($0.key) }
        edit.set = values.map { ($0.key, .json($0.value)) } + edit.set
    }

    private static func listed(_ names: [String]) -> String {
        let rest = names.count - 8
        return names.prefix(8).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
