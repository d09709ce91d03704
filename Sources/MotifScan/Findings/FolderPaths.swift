import MotifSystem

/// Translates paths between a scan, whose paths start at one folder, and a file in another, whose paths start there.
package struct FolderPaths: Sendable {
    /// The names of the folders from the root to each.
    private let (scan, file): ([Substring], [Substring])

    /// The paths of a scan in `base`, and of a file in `folder`.
    package init(of folder: String, from base: String) {
        scan = Self.names(FileSystem.resolved(base) ?? base)
        file = Self.names(FileSystem.resolved(folder) ?? folder)
    }

    /// A path of the scan as the file has it.
    func inFile(_ path: String) -> String { scan == file ? path : Self.path(path, from: scan, seenFrom: file) }

    /// A path of the file as the scan has it.
    package func inScan(_ path: String) -> String { Self.path(path, from: file, seenFrom: scan) }

    private static func names(_ path: String) -> [Substring] { path.split(separator: "/") }

    private static func path(_ path: String, from start: [Substring], seenFrom end: [Substring]) -> String {
        var whole = path.hasPrefix("/") ? [] : start
        for name in names(path) where name != "." {
            if name == ".." { _ = whole.popLast() } else { whole.append(name) }
        }
        let shared = zip(whole, end).prefix { $0 == $1 }.count
        let up = repeatElement(Substring(".."), count: end.count - shared)
        return (up + whole[shared...]).joined(separator: "/")
    }
}
