package import MotifCore
package import MotifExport
import MotifFormula
package import MotifJSON
import MotifPlatform
import MotifSystem

/// The folder beside a catalog with pictures of an app's own screens: one for each screen, for all patterns or for one.
///
///     motif.screens/current.png
///     motif.screens/next.webp
///     motif.screens/zoom-icons/current.jpg
///     motif.screens/zoom-icons/frames.json    // {"icon": {"frame": [120, 560, 180, 180], "screen": "current"}}
///
/// Links aren't followed, so that nothing outside the folder is shown to others.
package struct ScreenshotFolder: Sendable {
    /// The path of the folder.
    package let path: String
    private let catalog: String

    private static let extensions = ["png", "jpg", "jpeg", "webp"]
    private static let framesName = "frames.json"
    private static let maximumFramesBytes = 100_000

    /// The folder of a catalog: `motif.screens` beside `motif.db`.
    package init(beside catalog: String) {
        self.catalog = catalog
        path = FileSystem.path(beside: catalog, "screens")
    }

    /// The folder of one pattern, or of all patterns.
    private func folder(of pattern: Slug?) -> String { pattern.map { "\(path)/\($0)" } ?? path }

    /// The path of a picture below the folder: `current.png`, `expand/next.webp`.
    package static func name(_ picture: Screenshot, as screen: ScreenName, for pattern: Slug?) -> String {
        let format = picture.header.format
        let name = "\(screen.rawValue).\(format == .jpeg ? "jpg" : format.rawValue)"
        return pattern.map { "\($0)/\(name)" } ?? name
    }

    /// Whether a file in a gallery can have this path below its folder of pictures.
    static func isName(_ parts: some Collection<String>) -> Bool {
        let names = ScreenName.allCases.flatMap { screen in extensions.map { "\(screen.rawValue).\($0)" } }
        guard let last = Array(parts).last, names.contains(last) else { return false }
        return parts.count == 1 || parts.count == 2 && parts.first.flatMap { Slug($0) } != nil
    }

    /// The screens that all patterns show.
    ///
    /// - Throws: `ScreenshotError`, `FileError`.
    package func shared() throws -> Screenshots {
        let pictures = try pictures(in: path)
        return Screenshots(pictures, shared: Set(pictures.keys))
    }

    /// The screens that a pattern shows: its own, and those of all patterns where it has none.
    ///
    /// - Parameter shared: The screens of all patterns, if they are known.
    /// - Throws: `ScreenshotError`, `FileError`.
    package func screenshots(of pattern: Slug, shared: Screenshots? = nil) throws -> Screenshots {
        var screenshots = try shared ?? self.shared()
        for (screen, picture) in try pictures(in: folder(of: pattern)) {
            screenshots.pictures[screen] = picture
            screenshots.shared.remove(screen)
        }
        screenshots.parts = try parts(in: folder(of: pattern))
        return screenshots
    }

    /// The pictures of one pattern only, or those of all patterns.
    ///
    /// - Throws: `ScreenshotError`, `FileError`.
    package func picture(of screen: ScreenName, for pattern: Slug?) throws -> Screenshot? {
        try pictures(in: folder(of: pattern))[screen]
    }

    private func pictures(in folder: String) throws -> [ScreenName: Screenshot] {
        try names(in: folder).compactMapValues(\.first).mapValues { try Self.picture(at: "\(folder)/\($0)") }
    }

    /// The file names of each screen; the first one counts.
    private func names(in folder: String) throws -> [ScreenName: [String]] {
        guard let status = FileStatus(at: folder, followingLinks: false) else { return [:] }
        guard status.kind == .folder else { throw ScreenshotError(folder, .otherKind(expected: "folder")) }
        // Read once for all screens: one folder can have a folder for each of many patterns.
        return try FileSystem.names(in: folder).reduce(into: [:]) { found, name in
            let parts = name.lowercased().split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2, let screen = ScreenName(rawValue: parts[0]), Self.extensions.contains(parts[1])
            else { return }
            found[screen, default: []].append(name)
        }
    }

    /// The picture in a file.
    ///
    /// - Parameter isLinkAllowed: Whether the file may be a link, such as one that the user named.
    /// - Throws: `ScreenshotError`, `FileError`.
    package static func picture(at path: String, isLinkAllowed: Bool = false) throws -> Screenshot {
        let bytes = try bytes(at: path, isLinkAllowed: isLinkAllowed) { count throws(ScreenshotError) in
            try Screenshot.check(byteCount: count, named: path)
        }
        return try Screenshot(bytes, named: path)
    }

    private static func bytes(
        at path: String, isLinkAllowed: Bool = false, check: (Int) throws(ScreenshotError) -> Void
    ) throws -> [UInt8] {
        guard let status = FileStatus(at: path, followingLinks: isLinkAllowed) else {
            throw FileError(.read, path, ENOENT)
        }
        guard status.kind == .file else { throw ScreenshotError(path, .otherKind(expected: "regular file")) }
        try check(status.byteCount)
        let file = try isLinkAllowed ? OpenFile(reading: path) : OpenFile(readingRegular: path, followingLinks: false)
        return try file.read(upTo: status.byteCount)
    }

    private func parts(in folder: String) throws -> [String: Screenshots.Part] {
        let path = "\(folder)/\(Self.framesName)"
        guard FileSystem.exists(path) else { return [:] }
        let bytes = try Self.bytes(at: path) { count throws(ScreenshotError) in
            guard count <= Self.maximumFramesBytes else {
                throw ScreenshotError(path, .badFrames("it has over 100 KB"))
            }
        }
        do {
            return try Self.parts(JSONReader().read(bytes))
        } catch let error as JSONError {
            throw ScreenshotError(path, .badFrames(error.message))
        } catch let error as BadFrame {
            throw ScreenshotError(path, .badFrames(error.message))
        }
    }

    /// An error in the frames of elements.
    package struct BadFrame: Error, Sendable {
        /// The error in a sentence, without a period.
        package let message: String
    }

    /// Reads the frames of elements: `{"icon": {"screen": "current", "frame": [x, y, width, height]}}`.
    ///
    /// - Throws: `BadFrame`
    package static func parts(_ json: JSON) throws(BadFrame) -> [String: Screenshots.Part] {
        guard let members = json.object?.members else { throw BadFrame(message: "they must be an object") }
        var parts: [String: Screenshots.Part] = [:]
        for member in members {
            let (name, value) = (member.key, member.value)
            guard let screen = value["screen"]?.string.flatMap(ScreenName.init) else {
                throw BadFrame(message: "the screen of '\(name)' must be 'current' or 'next'")
            }
            let numbers = value["frame"]?.array?.compactMap(\.number) ?? []
            guard numbers.count == 4, numbers.allSatisfy({ (0...1e6).contains($0) }), numbers[2] >= 1, numbers[3] >= 1
            else {
                throw BadFrame(
                    message: "the frame of '\(name)' must be x, y, width, and height in pixels of the picture")
            }
            let frame = MotionFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            parts[name] = Screenshots.Part(of: screen, frame: frame)
        }
        return parts
    }
}

// Writing. Only users who can read the catalog can read its pictures.
extension ScreenshotFolder {
    /// Stores a picture, which replaces an earlier picture of the same screen.
    ///
    /// - Throws: `FileError`, with the earlier picture still in place; `ScreenshotError` if the folder isn't a folder.
    package func store(_ picture: Screenshot, as screen: ScreenName, for pattern: Slug?) throws {
        let name = Self.name(picture, as: screen, for: nil)
        let earlier = try names(in: folder(of: pattern))[screen] ?? []
        try write(picture.bytes, name, for: pattern)
        for other in earlier where other != name { FileSystem.remove("\(folder(of: pattern))/\(other)") }
    }

    /// Removes the picture of a screen; does nothing if there is none.
    ///
    /// - Throws: `FileError`; `ScreenshotError` if the folder isn't a folder.
    package func remove(_ screen: ScreenName, for pattern: Slug?) throws {
        let folder = folder(of: pattern)
        for name in try names(in: folder)[screen] ?? [] {
            FileSystem.remove("\(folder)/\(name)")
            if FileSystem.exists("\(folder)/\(name)") { throw FileError(.write, "\(folder)/\(name)", EACCES) }
        }
    }

    /// Stores the frames of elements.
    ///
    /// - Throws: As `store`.
    package func store(_ parts: [String: Screenshots.Part], for pattern: Slug) throws {
        let text = Screenshots(parts: parts).partsJSON.pretty + "\n"
        guard text.utf8.count <= Self.maximumFramesBytes else { throw BadFrame(message: "they have over 100 KB") }
        try write(Array(text.utf8), Self.framesName, for: pattern)
    }

    private func write(_ bytes: [UInt8], _ name: String, for pattern: Slug?) throws {
        for folder in [path] + (pattern == nil ? [] : [folder(of: pattern)]) {
            if let status = FileStatus(at: folder, followingLinks: false), status.kind != .folder {
                throw ScreenshotError(folder, .otherKind(expected: "folder"))
            }
            let own = (FileStatus(at: catalog)?.permissions ?? 0o600) & 0o777 | 0o600
            // Users who can read the files can enter their folder.
            try FileSystem.createFolder(folder, permissions: own | (own & 0o444) >> 2)
        }
        let file = "\(folder(of: pattern))/\(name)"
        DraftName.removeLeftovers(in: folder(of: pattern))
        let (draft, opened) = try FileDraft.create(for: file, from: catalog)
        do {
            try opened.write(bytes)
            try opened.sync()
            opened.close()
            try draft.replaceDestination()
        } catch {
            draft.discard()
            throw FileError(.write, file, error.number)
        }
    }
}
