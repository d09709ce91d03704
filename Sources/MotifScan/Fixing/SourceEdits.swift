import MotifSource

/// Changes to the bytes of source files; everything else in them stays.
package struct SourceEdits: Sendable {
    /// A range of bytes, and what replaces it.
    package struct Edit: Sendable, Hashable {
        let range: Range<Int>
        let text: String
    }

    /// The changed files: their paths, with their contents before.
    package private(set) var originals: [String: [UInt8]] = [:]
    private var edits: [String: Set<Edit>] = [:]
    private let files: SourceFiles

    /// No changes to these files.
    package init(_ files: SourceFiles) { self.files = files }

    /// Whether there are no changes.
    package var isEmpty: Bool { edits.isEmpty }

    /// Adds a change.
    ///
    /// - Returns: Whether the file could be read, and no other change of it overlaps.
    mutating func add(_ edit: Edit, to file: String) -> Bool {
        guard let original = originals[file] ?? files.text(file)?.bytes,
            edit.range.upperBound <= original.count
        else { return false }
        let others = edits[file] ?? []
        guard others.contains(edit) || !others.contains(where: { $0.range.overlaps(edit.range) }) else { return false }
        originals[file] = original
        edits[file, default: []].insert(edit)
        return true
    }

    /// The contents of the files after the changes, by path.
    package var results: [String: [UInt8]] {
        Dictionary(
            uniqueKeysWithValues: originals.map { file, bytes in
                (file, Self.applied(edits[file] ?? [], to: bytes[...]))
            })
    }

    /// The range of a change in its file after all changes.
    func range(after edit: Edit, in file: String) -> Range<Int> {
        let before = (edits[file] ?? []).filter { $0.range.lowerBound < edit.range.lowerBound }
        let start = before.reduce(edit.range.lowerBound) { $0 + $1.text.utf8.count - $1.range.count }
        return start..<start + edit.text.utf8.count
    }

    /// A part of a file after those of the changes that are in it.
    static func applied(_ edits: some Sequence<Edit>, to part: ArraySlice<UInt8>) -> [UInt8] {
        var (bytes, next): ([UInt8], Int) = ([], part.startIndex)
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= next, edit.range.upperBound <= part.endIndex else { continue }
            bytes += part[next..<edit.range.lowerBound] + Array(edit.text.utf8)
            next = edit.range.upperBound
        }
        return bytes + part[next...]
    }

    /// Adds a comment that accepts rules about a place: on a line above it, or directly before a place that begins within
    /// a line of JSX, where such a line would be text.
    mutating func accept(_ place: ScannedPlace, _ rules: String, because reason: String) -> Bool {
        guard let language = SourceFiles.language(of: place.file),
            let bytes = originals[place.file] ?? files.text(place.file)?.bytes
        else { return false }
        let line = SourceLines(SourceText(bytes: bytes)).start(of: place.position.line)
        let indentation = bytes[line...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let isAlone = indentation.endIndex == place.range.lowerBound || !language.hasObjectConstants
        let comment = language.comment("motif:ignore \(rules) -- \(reason)", isAlone: isAlone)
        let start = isAlone ? indentation.endIndex : place.range.lowerBound
        let isCRLF = line > 1 && bytes[line - 2] == UInt8(ascii: "\r")
        let end = (isCRLF ? "\r\n" : "\n") + String(decoding: indentation, as: UTF8.self)
        return add(Edit(range: start..<start, text: comment + (isAlone ? end : " ")), to: place.file)
    }
}
