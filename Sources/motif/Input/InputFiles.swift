import Foundation
import MotifCatalog

/// The files that stand behind the arguments of a command: files, folders and standard input.
enum InputFiles {
    /// The endings of files that a folder is searched for.
    static let endings = [".json", ".jsonl"]

    /// What an import takes, in the order of the arguments; the files of a folder by path.
    ///
    /// - Throws: `CommandError` for what is not there, and for a folder without such files.
    static func sources(_ arguments: [String]) throws(CommandError) -> [ImportSource] {
        var sources: [ImportSource] = []
        for argument in arguments {
            guard isFolder(argument) else {
                sources.append(try InputFile(argument).source)
                continue
            }
            let files = try files(below: argument)
            if files.isEmpty { throw .noFiles(in: argument, endings: endings) }
            for file in files { sources.append(try InputFile(file).source) }
        }
        return sources
    }

    /// Whether an argument that may also be a reference means a file.
    static func isFile(_ argument: String) -> Bool {
        argument == InputFile.standardInput || endings.contains { argument.hasSuffix($0) }
            || FileManager.default.fileExists(atPath: argument)
    }

    /// Whether there is a folder of this name.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Every file with one of the endings, at any depth, sorted; what is hidden is passed over.
    private static func files(below folder: String) throws(CommandError) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .file(folder, EACCES)
        }
        var files: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if isFolder(path) {
                files += try self.files(below: path)
            } else if endings.contains(where: { name.hasSuffix($0) }) {
                files.append(path)
            }
        }
        return files
    }
}
