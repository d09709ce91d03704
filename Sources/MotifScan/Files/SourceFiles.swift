import MotifJSON
import MotifSource
import MotifSystem

/// The source files below some paths.
package struct SourceFiles: Sendable {
    /// The files' paths as they are reported, in order.
    package private(set) var paths: [String] = []
    /// The files and folders that couldn't be read.
    package private(set) var findings: [ScanFinding] = []
    /// The files of types that aren't read: those that were named, and those that mention motion.
    private(set) var unread: [UnreadFile] = []
    /// Contents that are read instead of those on the drive, by path.
    package var drafts: [String: [UInt8]] = [:]
    /// The folder that the paths start from.
    private let base: String
    /// The folders that were searched.
    private var folders: [String] = []
    /// The major versions of Reanimated that packages depend on, by their folders.
    private var versions: [String: Int] = [:]

    /// Names of folders with third-party code or build products.
    private static let skipped: Set<String> = [
        "node_modules", "Pods", "Carthage", "DerivedData", "build", "Build", "dist", "vendor", "target",
    ]

    /// Finds the files that contain code, in files and folders.
    ///
    /// Hidden files, build products, and third-party packages are skipped. Symbolic links aren't followed; a link that
    /// leads out of its folder is reported.
    ///
    /// - Parameter base: The folder that the paths, and the reported paths, are relative to.
    package init(_ roots: [String], in base: String = ".", excluding excluded: [String] = []) {
        self.base = base
        for root in roots {
            let path = normalized(root)
            switch FileStatus(at: located(path))?.kind {
            case .folder:
                folders.append(path)
                walk(path, below: FileSystem.resolved(located(path)) ?? path, excluded)
            case .file where Self.language(of: path) != nil: paths.append(path)
            case .file: unread.append(UnreadFile(file: path, kind: Self.unreadKind(of: path) ?? .other))
            case nil: unreadable(path, "does not exist")
            default: unreadable(path, "is not a file or folder")
            }
        }
        paths = Set(paths).sorted()
    }

    /// Files that aren't on the drive.
    package init(drafts: [String: [UInt8]]) {
        (base, self.drafts) = (".", drafts)
        paths = drafts.keys.sorted()
    }

    /// A path without a leading `./` and a trailing `/`, relative to the base if it is below it, since findings in the
    /// same code must be the same wherever it is checked out.
    private func normalized(_ path: String) -> String {
        var path = path[...]
        if let start = FileSystem.resolved(base), path == start || path.hasPrefix(start + "/") {
            path = path.dropFirst(start.count + 1)
        }
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
        return path.isEmpty ? "." : String(path)
    }

    private mutating func unreadable(_ path: String, _ reason: String) {
        findings.append(ScanFinding(.unreadable("'\(path)' \(reason)"), file: path))
    }

    /// The path relative to the folder in which the process runs.
    package func located(_ path: String) -> String {
        base == "." || path.hasPrefix("/") ? path : path == "." ? base : "\(base)/\(path)"
    }

    private mutating func walk(_ folder: String, below root: String, _ excluded: [String]) {
        let names: [String]
        do throws(FileError) {
            names = try FileSystem.names(in: located(folder))
        } catch {
            findings.append(ScanFinding(.unreadable(error.message), file: folder))
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder == "." ? name : "\(folder)/\(name)"
            guard !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { continue }
            switch FileStatus(at: located(path), followingLinks: false)?.kind {
            case .folder where !Self.skipped.contains(name): walk(path, below: root, excluded)
            case .file where Self.language(of: name) != nil: paths.append(path)
            case .file where name == "package.json": versions[folder] = text(path).flatMap(Self.version)
            case .file:
                guard let kind = Self.unreadKind(of: name), text(path).map(kind.isMentioned) == true else { continue }
                unread.append(UnreadFile(file: path, kind: kind))
            case .link:
                let target = FileSystem.resolved(located(path))
                let isInside = target.map { $0 == root || $0.hasPrefix(root + "/") } ?? true
                let isSource = Self.language(of: name) != nil || FileSystem.isFolder(located(path))
                if !isInside, isSource { findings.append(ScanFinding(.outside, file: path)) }
            case nil where FileSystem.isTooLong(located(path)): unreadable(folder, "has too long a path to be searched")
            // Names that aren't UTF-8 can't be Swift strings.
            case nil where Self.language(of: name) != nil: unreadable(path, "has a name that isn't valid UTF-8")
            default: break
            }
        }
    }

    /// The major version of Reanimated on which a package depends.
    private static func version(in package: SourceText) -> Int? {
        guard let json = try? JSONReader().read(package.bytes) else { return nil }
        let written = ["dependencies", "devDependencies"].lazy.compactMap {
            json[$0]?["react-native-reanimated"]?.string
        }
        return written.first.flatMap { Int($0.drop { "^~".contains($0) }.prefix(while: \.isNumber)) }
    }

    /// The major version of Reanimated that a file is written for, if a package around it names one.
    func version(for path: String) -> Int? {
        var folder = path[...]
        while let end = folder.lastIndex(of: "/") {
            folder = folder[..<end]
            if let version = versions[String(folder)] { return version }
        }
        return versions["."]
    }

    /// Whether a file is known to be missing: it would have been found, but doesn't exist.
    func misses(_ path: String) -> Bool {
        let isBelow = folders.contains { folder in
            !FolderPaths(of: located(folder), from: base).inFile(path).hasPrefix("..")
        }
        return isBelow && !FileSystem.exists(located(path))
    }

    /// Whether the permissions of a file let somebody write it.
    func isWritable(_ path: String) -> Bool {
        drafts[path] != nil || FileStatus(at: located(path)).map { $0.permissions & 0o222 != 0 } ?? true
    }

    /// The language of a file by its extension.
    static func language(of path: String) -> SourceLanguage? {
        path.lastIndex(of: ".").flatMap { SourceLanguage(fileExtension: String(path[path.index(after: $0)...])) }
    }

    private static func unreadKind(of path: String) -> UnreadFile.Kind? {
        path.lastIndex(of: ".").flatMap { UnreadFile.Kind.of(path[path.index(after: $0)...]) }
    }

    /// The largest size of a file that counts as written by hand.
    private static let largest = 4 << 20

    /// The contents of a file; `nil` if it can't be read completely.
    func text(_ path: String) -> SourceText? {
        var ignored: [ScanFinding] = []
        return read(path, &ignored)
    }

    /// Reads a file, or adds a finding if it can't be read completely.
    func read(_ path: String, _ findings: inout [ScanFinding]) -> SourceText? {
        if let draft = drafts[path] { return SourceText(bytes: draft) }
        func refuse(_ reason: Assessment) -> SourceText? {
            findings.append(ScanFinding(reason, file: path))
            return nil
        }
        do throws(FileError) {
            let bytes = try OpenFile(readingRegular: located(path)).read(upTo: Self.largest + 1)
            if bytes.count > Self.largest { return refuse(.tooLarge) }
            // In UTF-16, each ASCII letter has a zero byte beside it.
            if bytes.prefix(1000).contains(0) { return refuse(.encoding(isRead: false)) }
            if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
                findings.append(ScanFinding(.encoding(isRead: true), file: path))
            }
            return SourceText(bytes: bytes)
        } catch {
            return refuse(.unreadable(error.message))
        }
    }
}

extension FolderPaths {
    /// Finds the path that a scan has of a file's path; `nil` if the scan neither read it nor would have found it.
    func covered(by files: SourceFiles) -> (String) -> String? {
        let scanned = Dictionary(files.paths.map { (inFile($0), $0) }) { first, _ in first }
        return { path in
            let missing = inScan(path)
            return scanned[path] ?? (files.misses(missing) ? missing : nil)
        }
    }
}
