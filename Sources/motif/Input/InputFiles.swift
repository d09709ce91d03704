import MotifCatalog
import MotifSystem

/// The files named by a command's arguments: files, folders, and standard input.
enum InputFiles {
    private static let endings = ImportSource.fileExtensions

    /// The files to import, in the order of the arguments; the files of a folder are sorted by path. All files with design
    /// tokens are one source, behind the others.
    ///
    /// - Parameters:
    ///   - isTokens: Whether every file has design tokens; otherwise, their names and contents decide.
    ///   - tokens: Reads files with design tokens.
    /// - Throws: `CommandError` for a missing file, and for a folder without such files.
    static func sources(
        _ arguments: [String], areTokens: Bool = false,
        tokens: ([String]) throws -> ImportSource = { try TokenInput($0, group: nil).source() }
    ) throws -> [ImportSource] {
        let (named, paths) = (Set(arguments), try paths(arguments))
        let isTokens = paths.map { areTokens || TokenInput.isTokens($0, isNamed: named.contains($0)) }
        var sources: [ImportSource] = []
        for (path, isTokens) in zip(paths, isTokens) where !isTokens { sources.append(try InputFile(path).source) }
        let found = zip(paths, isTokens).filter(\.1).map(\.0)
        return found.isEmpty ? sources : try sources + [tokens(found)]
    }

    /// The paths of these files, as `sources` orders them.
    ///
    /// - Throws: `CommandError` for a folder without such files.
    static func paths(_ arguments: [String]) throws(CommandError) -> [String] {
        var paths: [String] = []
        for argument in arguments {
            guard FileSystem.isFolder(argument) else {
                paths.append(argument)
                continue
            }
            let files = try files(below: argument)
            if files.isEmpty { throw .noFiles(in: argument, endings: endings) }
            paths += files
        }
        return paths
    }

    /// Whether an argument is a file with documents, or standard input, by its name.
    static func isDocuments(_ argument: String) -> Bool {
        argument == InputFile.standardInput || endings.contains { argument.hasSuffix($0) }
    }

    /// Whether an argument is a file rather than a reference.
    static func isFile(_ argument: String) -> Bool {
        argument == InputFile.standardInput || argument.hasSuffix("/") || endings.contains { argument.hasSuffix($0) }
            || FileStatus(at: argument) != nil
    }

    /// Every file with one of the extensions, at any depth, sorted; hidden files and folders are skipped.
    private static func files(below folder: String) throws(CommandError) -> [String] {
        let names: [String]
        do {
            names = try FileSystem.names(in: folder)
        } catch {
            throw .file(folder, error.number)
        }
        var files: [String] = []
        for name in names where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if FileSystem.isFolder(path) {
                files += try self.files(below: path)
            } else if endings.contains(where: { name.hasSuffix($0) }) {
                files.append(path)
            }
        }
        return files
    }
}
