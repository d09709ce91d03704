public import MotifCatalog
public import MotifCore
public import MotifExport
import MotifSystem
import MotifText

/// The motion of patterns in one format, as one file per pattern.
public struct MotionFiles: Sendable {
    /// The format.
    public let target: ExportTarget
    /// The patterns.
    public let selection: MotionSelection
    /// The handling of motion that the format can't represent exactly.
    public let losses: Losses
    /// Whether files are replaced that were exported to another format, or edited by hand.
    public let replacesKeptFiles: Bool

    /// The handling of motion that a format can't represent exactly.
    public enum Losses: Sendable {
        /// The file is written, and the notes are returned.
        case reported
        /// Nothing is written.
        case rejected
    }

    /// A part of a motion that the format can't represent exactly, or for which a player needs a feature.
    public struct Note: Sendable, Hashable {
        /// The pattern.
        public let reference: DocumentReference
        /// The note about it.
        public let note: ExportNote
    }

    /// The error thrown if losses are rejected and the format can't represent a motion exactly.
    public struct InexactMotion: Error, Sendable {
        /// The format.
        public let target: ExportTarget
        /// The losses.
        public let notes: [Note]
    }

    /// Two files of one folder would have the same name, or declare the same type.
    public struct SharedName: Error, Sendable {
        /// The name of the files, or of the type.
        public let name: String
        /// What needs it: two patterns, or a pattern and the shared code or an earlier file.
        public let owners: [String]
    }

    /// Creates the files of patterns.
    ///
    /// - Parameters:
    ///   - target: The format.
    ///   - selection: The patterns.
    ///   - losses: The handling of motion that the format can't represent exactly.
    ///   - replacesKeptFiles: Whether files are replaced that were exported to another format, or edited by hand.
    public init(
        _ target: ExportTarget, _ selection: MotionSelection, losses: Losses = .reported,
        replacesKeptFiles: Bool = false
    ) {
        self.target = target
        self.selection = selection
        self.losses = losses
        self.replacesKeptFiles = replacesKeptFiles
    }

    /// Creates the files one after another, in the order of the selection. Memory doesn't grow with their number.
    ///
    /// - Parameters:
    ///   - reader: The catalog.
    ///   - each: Receives each file's pattern and contents.
    /// - Returns: The losses, and what players must support.
    /// - Throws: `Problems`, with the pattern's name if there are several; `InexactMotion`, after all files, if losses
    ///   are rejected.
    @discardableResult
    public func make(
        from reader: CatalogReader, each: (DocumentReference, MotionExport) throws -> Void
    ) throws -> [Note] {
        var notes: [Note] = []
        try selection.exports(to: [target], from: reader) { exports in
            for (_, result) in exports.made {
                switch result {
                case .failure(let problems): throw selection.named(problems, exports.reference)
                case .success(let made):
                    notes += made.notes.map { Note(reference: exports.reference, note: $0) }
                    try each(exports.reference, made)
                }
            }
        }
        let lost = notes.filter { !$0.note.degree.isExact }
        if losses == .rejected, !lost.isEmpty { throw InexactMotion(target: target, notes: lost) }
        return notes
    }

    /// Writes the files into a folder, which is created if necessary. Each file is written completely or not at all,
    /// and a file that would stay the same is left alone.
    ///
    /// Patterns that use shared values refer to their constants, for targets that can; those get a file of their own.
    /// Code that the files share gets another one. That file keeps what it already has, since earlier files of
    /// the folder may need it.
    ///
    /// All of them are created before the first is written, so that problems are found while the folder is unchanged.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - reader: The catalog.
    ///   - progress: Called with the number of finished steps and their total.
    /// - Returns: The losses, and what players must support.
    /// - Throws: As `make`; `SharedName`; `KeptFile`; `FileError`.
    @discardableResult
    public func write(
        to folder: String, from reader: CatalogReader, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> [Note] {
        var selection = selection
        let companion = ValueFile.companion(of: target)
        if companion != nil { selection.constants = try selection.sharedValues(of: reader) }
        selection.names = ValueFile.constants(selection.constants, for: target)
        let files = MotionFiles(target.inFolder, selection, losses: losses)
        let names = selection.references.map { selection.fileName(of: $0, files.target) }
        let others = [selection.constants.isEmpty ? nil : companion, target.sharing?.fileName].compactMap { $0 }
        var owners: [String: String] = [:]
        func claim(_ names: [String], for owner: String) throws(SharedName) {
            for name in names {
                // Some disks don't distinguish upper and lower case.
                let other = owners.updateValue(owner, forKey: name.contains(".") ? name.lowercased() : name)
                if let other { throw SharedName(name: name, owners: [other, owner]) }
            }
        }
        try claim(others, for: "the shared code")
        for (name, reference) in zip(names, selection.references) { try claim([name], for: "'\(reference)'") }
        let place = folder + (folder.hasSuffix("/") ? "" : "/")
        var comments: [String: [UInt8]] = [:]
        for name in (try? FileSystem.names(in: folder)) ?? [] where !replacesKeptFiles {
            if owners[name.lowercased()] != nil {
                let format = name == companion ? ValueFile.format(target) : target.format
                comments[name] = try KeptFile.check(place + name, isOf: format)
                continue
            }
            let text = name.hasSuffix(".\(target.fileExtension)") ? Self.text(at: place + name) : ""
            guard ExportHeader(of: Array(text.utf8)) != nil else { continue }
            let package = text.split(separator: "\n").first { $0.hasPrefix("package ") }
            if let package, package != "package \(selection.package ?? "motion")" {
                throw KeptFile(path: place + name, reason: .format("the \(package)"))
            }
            for type in target.types(in: text) { owners[type] = "'\(place + name)'" }
        }
        var done = 0
        let total = selection.references.count * 2
        func step() {
            done += 1
            progress(done, total)
        }
        // Created twice instead of kept, so that only a few files are in memory at a time.
        let notes = try files.make(from: reader) { reference, made in
            try claim(target.types(in: made.text), for: "'\(reference)'")
            step()
        }
        let draft = try FolderDraft(in: folder)
        let sharing = files.target.sharing
        var parts = sharing.map { $0.parts(of: Self.text(at: "\(folder)/\($0.fileName)")) } ?? []
        _ = try files.make(from: reader) { reference, made in
            let name = selection.fileName(of: reference, files.target)
            try draft.write(comments[name, default: []] + made.bytes, to: name)
            parts.formUnion(sharing?.partsUsed(by: made.text) ?? [])
            step()
        }
        let constants = selection.constants
        if let companion, !constants.isEmpty,
            let file = try ValueFile.export(constants, to: target, package: selection.package)
        {
            try draft.write(comments[companion, default: []] + file.bytes, to: companion)
        }
        if let sharing, let file = files.target.sharedFile(parts, package: selection.package) {
            try draft.write(comments[sharing.fileName, default: []] + file.bytes, to: sharing.fileName)
        }
        try draft.commit()
        return notes
    }

    private static func text(at path: String) -> String {
        let bytes = try? OpenFile(readingRegular: path).read(upTo: 1 << 20)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }
}
