import MotifCatalog
import MotifPlatform
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
    ///   - skipped: Receives the files of folders that have other endings.
    /// - Throws: `CommandError` for a missing file, and for a folder without such files.
    static func sources(
        _ arguments: [String], areTokens: Bool = false,
        tokens: ([String]) throws -> ImportSource = { try TokenInput($0, group: nil).source() },
        skipped: ([String]) -> Void = { _ in }
    ) throws -> [ImportSource] {
        let (named, paths) = (Set(arguments), try paths(arguments, skipped: skipped))
        let isTokens = paths.map { areTokens || TokenInput.isTokens($0, isNamed: named.contains($0)) }
        var sources: [ImportSource] = []
        for (path, isTokens) in zip(paths, isTokens) where !isTokens { sources.append(try InputFile.source(path)) }
        let found = zip(paths, isTokens).filter(\.1).map(\.0)
        return found.isEmpty ? sources : try sources + [tokens(found)]
    }

    /// The paths of these files, as `sources` orders them.
    ///
    /// - Throws: `CommandError` for a folder without such files.
    static func paths(
        _ arguments: [String], skipped: ([String]) -> Void = { _ in }
    ) throws(CommandError) -> [String] {
        var paths: [String] = []
        var others: [String] = []
        for argument in arguments {
            guard FileSystem.isFolder(argument) else {
                paths.append(argument)
                continue
            }
            var walk = FolderWalk()
            try walk.enter(argument)
            if walk.files.isEmpty { throw .noFiles(in: argument, endings: endings) }
            paths += walk.files
            others += walk.skipped
        }
        if !others.isEmpty { skipped(others) }
        return paths
    }

    /// Whether an argument is a file with documents, or standard input, by its name.
    static func isDocuments(_ argument: String) -> Bool {
        argument == InputFile.standardInput || hasEnding(argument)
    }

    /// Whether a file is read by its name, whatever the case of its ending.
    private static func hasEnding(_ path: String) -> Bool {
        let path = path.lowercased()
        return endings.contains { path.hasSuffix($0) }
    }

    /// Whether an argument is a file rather than a reference.
    static func isFile(_ argument: String) -> Bool {
        isDocuments(argument) || argument.hasSuffix("/") || FileStatus(at: argument) != nil
    }

    /// Every file of a folder, at any depth, sorted; hidden files and folders are left out.
    private struct FolderWalk {
        /// The files with one of the endings.
        var files: [String] = []
        /// The other files.
        var skipped: [String] = []
        /// The folders and files that were met: links can lead to one a second time, or in a circle.
        private var met: Set<[UInt64]> = []

        mutating func enter(_ folder: String) throws(CommandError) {
            guard let status = FileStatus(at: folder), met.insert(status.identity).inserted else { return }
            let names = try InputFile.reading { () throws(FileError) in try FileSystem.names(in: folder) }
            for name in names where !name.hasPrefix(".") {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                let status = FileStatus(at: path)
                if status == nil, FileSystem.isTooLong(path) { throw .file(folder, ENAMETOOLONG) }
                if status?.kind == .folder {
                    try enter(path)
                } else if !InputFiles.hasEnding(name) {
                    skipped.append(path)
                } else if let status, status.kind != .file {
                    throw .file(path, ESPIPE)
                } else if status.map({ met.insert($0.identity).inserted }) ?? true {
                    files.append(path)
                }
            }
        }
    }
}
