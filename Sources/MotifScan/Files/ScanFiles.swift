package import MotifCore
package import MotifJSON
package import MotifSystem

/// A JSON file that belongs to a scan, such as `motif.links.json`.
package struct ScanFile: Sendable {
    /// The path for messages.
    package let name: String
    package let bytes: [UInt8]

    /// A file with these contents.
    package init(named name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// Reads the file.
    ///
    /// - Throws: `ScanFileError`, with every problem.
    package func read<Value>(_ make: (JSON) throws(Problems) -> Value) throws(ScanFileError) -> Value {
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader().read(bytes)
        } catch {
            throw .json(name, error)
        }
        do throws(Problems) {
            return try make(json)
        } catch {
            throw .problems(self, error)
        }
    }
}

/// An error in a file that belongs to a scan.
package enum ScanFileError: Error {
    case file(FileError)
    case json(String, JSONError)
    case problems(ScanFile, Problems)

    /// The first problem in one line, with the file.
    var message: String {
        switch self {
        case .file(let error): error.message
        case .json(let name, let error): "\(name):\(error.position): \(error.message)"
        case .problems(let file, let problems):
            "\(file.name): "
                + problems.problems.map { "\($0.path): \($0.message)" }.joined(separator: "; ")
        }
    }
}

/// The settings and the links of a scan, which are beside the code or in a folder above it.
package struct ScanFiles: Sendable {
    package var settings = ScanSettings()
    package var links = ScanLinks()
    /// The file with the links, or where it should be: beside the repository's `.git`; without one, where the scan runs.
    package private(set) var linksPath = ScanLinks.fileName
    /// The contents of that file; `nil` if there is none.
    package private(set) var linksBytes: [UInt8]?

    /// Reads the files that apply to some paths: the nearest ones, from the folder of the code upward to that of its
    /// repository.
    ///
    /// - Parameters:
    ///   - base: The folder that the paths are relative to.
    ///   - limit: The last folder to look into; `nil` for the top of the repository.
    ///   - settings: The settings to use instead.
    ///   - links: The links to use instead; they may be missing.
    package init(
        for paths: [String], in base: String = ".", upTo limit: String? = nil, settings: ScanFile? = nil,
        links: (path: String, file: ScanFile?)? = nil
    ) throws(ScanFileError) {
        let folders = Self.folders(above: paths, in: base, upTo: limit)
        var found = settings.map { (folder: base, file: $0) }
        if found == nil { found = try Self.nearest(ScanSettings.fileName, folders, base) }
        if let (folder, file) = found {
            self.settings = try file.read { json throws(Problems) in try ScanSettings(json) }
            let map = FolderPaths(of: folder, from: base)
            self.settings.excluded = self.settings.excluded.map(map.inScan)
        }
        var (folder, file) = (folders.last ?? base, links?.file)
        if let links {
            (folder, linksPath) = (FileSystem.folder(of: links.path), links.path)
        } else if let found = try Self.nearest(ScanLinks.fileName, folders, base) {
            (folder, file) = found
        }
        let map = FolderPaths(of: folder, from: base)
        if links == nil { linksPath = map.inScan(ScanLinks.fileName) }
        linksBytes = file?.bytes
        if let file { self.links = try file.read { json throws(Problems) in try ScanLinks(json) } }
        self.links.paths = map
    }

    /// The folder of the code and those above it, as far as files are looked for.
    private static func folders(above paths: [String], in base: String, upTo limit: String?) -> [String] {
        let last = limit.flatMap(FileSystem.resolved)
        let starts = paths.compactMap { path in
            FileSystem.resolved(path.hasPrefix("/") ? path : "\(base)/\(path)").map {
                FileSystem.isFolder($0) ? $0 : FileSystem.folder(of: $0)
            }
        }
        guard var folder = starts.first ?? FileSystem.resolved(base) else { return [] }
        while !starts.allSatisfy({ ($0 + "/").hasPrefix(folder == "/" ? "/" : folder + "/") }) {
            folder = FileSystem.folder(of: folder)
        }
        let start = FileSystem.resolved(base).flatMap { (folder + "/").hasPrefix($0 + "/") ? $0 : nil } ?? folder
        var found = [folder]
        while folder != "/", folder != last, !FileSystem.exists(folder + "/.git") {
            folder = FileSystem.folder(of: folder)
            found.append(folder)
        }
        // Outside of a repository, a new file is where the scan runs, or with code that is elsewhere.
        let isBounded = folder == last || FileSystem.exists(folder + "/.git")
        return isBounded ? found : found + [start]
    }

    private static func nearest(
        _ name: String, _ folders: [String], _ base: String
    ) throws(ScanFileError) -> (folder: String, file: ScanFile)? {
        guard let folder = folders.first(where: { FileSystem.exists("\($0)/\(name)") }) else { return nil }
        do throws(FileError) {
            let file = try OpenFile(readingRegular: "\(folder)/\(name)", followingLinks: false)
            let bytes = try file.read(upTo: JSONLimits.default.maximumBytes + 1)
            return (folder, ScanFile(named: FolderPaths(of: folder, from: base).inScan(name), bytes))
        } catch {
            throw .file(error)
        }
    }
}
