import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// A design tokens file, from which create and update read parameters, and import reads shared values.
struct TokenInput {
    private let file: TextFile
    private let tokens: JSON
    private let group: [String]

    /// - Parameter group: The path of the only group to read, separated by dots; `nil` for the whole file.
    init(_ path: String, group: String?) throws(CommandError) {
        file = try TextFile(path)
        tokens = try file.json()
        self.group = group?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// Whether a file has design tokens, by the ending that the format recommends.
    static func isTokens(_ path: String) -> Bool { path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens") }

    /// The file as documents of shared values.
    ///
    /// - Throws: `CommandError.problems` with line and column.
    func source() throws(CommandError) -> ImportSource {
        let found: TokenDocuments
        do {
            found = try TokenDocuments(tokens, group: group)
        } catch {
            throw .problems(file: file.name, file.placed(error.problems))
        }
        if !found.ignored.isEmpty {
            Notice.write("Ignored tokens that can't be shared values: \(Self.listed(found.ignored))")
        }
        for message in found.dropped { Notice.write(message) }
        return .bytes(found.documents.flatMap { Array($0.canonical.utf8) + Array("\n".utf8) }, name: file.name)
    }

    /// Adds the parameters of a kind in the file to an edit; values that the edit already sets take precedence.
    ///
    /// - Parameter reader: The catalog with the shared values.
    /// - Throws: `CommandError.problems` with line and column; a file without parameters of the kind.
    func fill(_ edit: inout Edit, of kind: Kind, _ reader: CatalogReader) throws {
        let values = Dictionary(uniqueKeysWithValues: try reader.sharedValues().map { ($0.metadata.name.slug, $0) })
        // '{duration-quick}' is a shared value, unless the file has a token of that name.
        let named = edit.set.filter { setting in
            Self.reference(setting).map { !setting.value.isAlias || tokens[$0.token] != nil } ?? false
        }
        let found: TokenImport
        do {
            found = try TokenImport(
                tokens, for: kind, group: group, naming: named.compactMap(Self.reference), value: { values[$0] })
        } catch {
            throw CommandError.problems(file: file.name, file.placed(error.problems))
        }
        guard !found.parameters.isEmpty else {
            let example = kind.parameters.first.map { ", such as 'brand.\($0.name)'" } ?? ""
            let message =
                "No token is a parameter of \(kind.metadata.name); a token's path must end in the parameter's name\(example), "
                + "or name the token with --set '\(kind.parameters.first?.name ?? "name")={group.token}'"
            throw CommandError.problems(file: file.name, file.placed([Problem(.rule(.notFound, message))]))
        }
        if !found.unmatched.isEmpty {
            Notice.write(
                "Ignored tokens that are not parameters of \(kind.metadata.name): \(Self.listed(found.unmatched))")
        }
        for message in found.dropped { Notice.write(message) }
        edit.set = edit.set.filter { setting in !named.contains { $0.name == setting.name } }
        let given = Set(edit.set.map(\.name))
        let read = found.parameters.members.filter { !given.contains($0.name) }
        edit.set = read.map { ($0.name, .json($0.json)) } + edit.set
    }

    /// The token that `--set 'name={group.token}'` names; `nil` for a value.
    static func reference(_ setting: (name: String, value: InputValue)) -> (parameter: String, token: String)? {
        guard case .text(let text) = setting.value, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let path = text.dropFirst().dropLast()
        // JSON has quotes or is empty.
        guard !path.isEmpty, !path.contains(where: { "{}\":,".contains($0) }) else { return nil }
        return (setting.name, String(path))
    }

    private static func listed(_ names: [String]) -> String {
        let rest = names.count - 8
        return names.prefix(8).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
