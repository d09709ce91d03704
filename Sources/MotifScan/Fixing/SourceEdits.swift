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
        guard let original = originals[file] ?? files.bytes(file),
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
        var results: [String: [UInt8]] = [:]
        for (file, edits) in edits {
            var (bytes, next): ([UInt8], Int) = ([], 0)
            let original = originals[file] ?? []
            for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                bytes += original[next..<edit.range.lowerBound] + Array(edit.text.utf8)
                next = edit.range.upperBound
            }
            results[file] = bytes + original[next...]
        }
        return results
    }

    /// The files, scanned with the changes.
    func scan(_ settings: ScanSettings) -> Scan {
        var files = files
        files.drafts = results
        return Scan(files, settings)
    }

    /// Adds a comment that accepts every verdict about a place: on a line of its own if the place begins its line, or
    /// directly before the place.
    mutating func accept(_ place: ScannedPlace, because reason: String) -> Bool {
        guard let language = SourceFiles.language(of: place.file),
            let bytes = originals[place.file] ?? files.bytes(place.file)
        else { return false }
        let start = place.range.lowerBound
        let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let isFirst = bytes[line..<start].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let comment = language.comment("motif:ignore all -- \(reason)", isAlone: isFirst)
        let indentation = String(decoding: bytes[line..<start], as: UTF8.self)
        let isCRLF = line > 1 && bytes[line - 2] == UInt8(ascii: "\r")
        let text = isFirst ? comment + (isCRLF ? "\r\n" : "\n") + indentation : comment + " "
        return add(Edit(range: start..<start, text: text), to: place.file)
    }
}
