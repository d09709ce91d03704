import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifSystem
import MotifText

/// Files of design tokens, from which create and update read parameters, and import reads shared values.
struct TokenInput {
    private let files: [(file: TextFile, json: JSON)]
    private let group: [String]
    private let sets: [String]

    /// - Parameters:
    ///   - group: The path of the only group to read, separated by dots; `nil` for the whole files.
    ///   - sets: The sets of Tokens Studio or Penpot to read; empty for all.
    init(_ paths: [String], group: String?, sets: [String] = []) throws(CommandError) {
        var files: [(file: TextFile, json: JSON)] = []
        for path in paths {
            if path.hasSuffix(".resolver.json") {
                throw .usage("'\(path)' is a resolver, which motif doesn't read; import the files of its sets in order")
            }
            let file = try TextFile(path)
            do throws(JSONError) {
                let json = try JSONReader().read(file.bytes) { error in
                    Notice.write("\(file.name):\(error.position): \(error.message); it's kept as text")
                }
                files.append((file, json))
            } catch {
                let isJSON5 = Self.isJSON5(file, error)
                let hint = isJSON5 ? ". The file looks like JSON5; convert it to JSON first" : ""
                throw .json(file: file.name, error, hint)
            }
        }
        self.files = files
        self.group = group?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
        self.sets = sets
    }

    /// Whether a file has design tokens, by the ending that the format recommends or, if it was named itself, by its first
    /// 64 KB.
    static func isTokens(_ name: String, isNamed: Bool = false) -> Bool {
        let path = name.lowercased()
        // JSON5 can't be read, but is named.
        if [".tokens.json", ".tokens", ".json5"].contains(where: path.hasSuffix) { return true }
        guard isNamed, path.hasSuffix(".json"), FileStatus(at: name)?.kind == .file else { return false }
        guard let start = try? InputFile.open(name).read(upTo: 1 << 16), !start.isEmpty else { return false }
        let text = String(decoding: start, as: UTF8.self)
        if path.hasSuffix(".resolver.json") { return true }
        // Older files have no '$'; documents have slugs, and those that lack theirs have other keys.
        let others = ["\"slug\"", "\"valueType\"", "\"parameters\""]
        return (text.contains("\"$value\"") || text.contains("$value:")) && !text.contains(others[0])
            || text.contains("\"value\"") && !others.contains(where: text.contains)
    }

    /// Whether a text is JSON5: it fails at a comment, a name without quotes, or a single quote.
    private static func isJSON5(_ file: TextFile, _ error: JSONError) -> Bool {
        let start = file.bytes.first { ![9, 10, 13, 32].contains($0) }
        guard case .syntax = error.kind, file.bytes.indices.contains(error.offset), let start,
            "{[/".utf8.contains(start)
        else { return false }
        let next = Unicode.Scalar(file.bytes[error.offset])
        return "/'_$".unicodeScalars.contains(next) || next.properties.isAlphabetic
    }

    /// The files as documents of shared values.
    ///
    /// - Parameter values: The values that exist, whose other keys stay.
    /// - Throws: `CommandError.problems` with line and column.
    func source(values: [SharedValue] = []) throws(CommandError) -> ImportSource {
        let found: TokenDocuments
        do {
            found = try TokenDocuments(files.map(\.json), group: group, sets: sets, values: values)
        } catch {
            throw placed(error.problems)
        }
        if !found.problems.isEmpty {
            let count = found.problems.count
            Notice.write((count == 1 ? "1 invalid token was" : "\(count) invalid tokens were") + " not imported:")
            for problem in found.problems {
                let (name, placed) = placed(problem)
                Notice.write("  \(placed.location(in: name)): \(placed.line)")
            }
        }
        if !found.ignored.isEmpty {
            Notice.write("Not imported, since they can't be shared values: \(found.ignored.inWords(first: 8))")
        }
        for message in found.dropped { Notice.write(message) }
        let name = files.count == 1 ? files[0].file.name : "\(files.count) token files"
        return .bytes(found.documents.flatMap { Array($0.canonical.utf8) + Array("\n".utf8) }, name: name)
    }

    /// A problem with its line and column, and the name of the file that has it.
    private func placed(_ problem: Problem) -> (name: String, problem: Problem) {
        func depth(_ json: JSON) -> Int {
            var (value, depth) = (json as JSON?, 0)
            for case .key(let name) in problem.path.elements {
                value = value?[name]
                if value != nil { depth += 1 }
            }
            return depth
        }
        let (file, _) = files.max { depth($0.json) < depth($1.json) } ?? files[0]
        return (file.name, file.placed([problem])[0])
    }

    /// Problems in the file that has the first of them.
    private func placed(_ problems: [Problem]) -> CommandError {
        let name = problems.first.map { placed($0).name } ?? files[0].file.name
        return .problems(file: name, problems.map { placed($0).problem })
    }

    /// Adds the parameters of a kind in the file to an edit; values that the edit already sets take precedence.
    ///
    /// - Parameter reader: The catalog with the shared values.
    /// - Throws: `CommandError.problems` with line and column; a file without parameters of the kind.
    func fill(_ edit: inout Edit, of kind: Kind, _ reader: CatalogReader) throws {
        let values = Dictionary(uniqueKeysWithValues: try reader.sharedValues().map { ($0.metadata.name.slug, $0) })
        // '{duration-quick}' is a shared value, unless the file has a token of that name.
        let named = edit.set.filter { setting in
            Self.reference(setting).map { !setting.value.isAlias || files[0].json[$0.token] != nil } ?? false
        }
        let found: TokenImport
        do {
            found = try TokenImport(
                files[0].json, for: kind, group: group, naming: named.compactMap(Self.reference),
                value: { values[$0] })
        } catch {
            throw placed(error.problems)
        }
        guard !found.parameters.isEmpty else {
            let example = kind.parameters.first.map { ", such as 'brand.\($0.name)'" } ?? ""
            let message =
                "No token is a parameter of \(kind.metadata.name); a token's path must end in the parameter's name\(example), "
                + "or name the token with --set '\(kind.parameters.first?.name ?? "name")={group.token}'"
            throw placed([Problem(.rule(.notFound, message))])
        }
        if !found.unmatched.isEmpty {
            Notice.write(
                "Ignored tokens that are not parameters of \(kind.metadata.name): \(found.unmatched.inWords(first: 8))")
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
}
