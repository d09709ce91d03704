import MotifCore
import MotifText

/// The answer of an exporter to a motion document: files and notes, or the reason why there are none.
package struct ExporterAnswer: Sendable, Equatable {
    /// The files, in the exporter's order.
    package let files: [File]
    /// Notes on everything that the files don't represent exactly.
    package let notes: [Note]

    /// A file of text.
    package struct File: Sendable, Equatable {
        /// The path below the folder of the export: `anim/expand.xml`.
        package let name: String
        /// The contents.
        package let text: String
    }

    /// A difference between the motion and the files.
    package struct Note: Sendable, Hashable {
        /// How much is lost.
        package let degree: ExportNote.Degree
        /// The kind of loss, in the exporter's own vocabulary.
        package let code: String
        /// A sentence about the loss, without a period.
        package let message: String
    }

    /// The exporter can't represent the motion at all, for this reason.
    package struct Refusal: Error, Equatable {
        /// The reason, in a sentence without a period.
        package let reason: String
    }

    /// The maximum number of files and of notes.
    package static let maximumCount = 1000

    /// Reads an answer.
    ///
    /// - Throws: `JSONError`; `Problems` for an invalid answer; `Refusal`.
    package init(_ bytes: [UInt8]) throws {
        let json = try JSONReader().read(bytes)
        let answer = try ObjectReader.read(json) { Self.read(&$0) }
        if let reason = answer.refused { throw Refusal(reason: reason) }
        (files, notes) = (answer.files, answer.notes)
    }

    private static func read(_ reader: inout ObjectReader) -> (files: [File], notes: [Note], refused: String?)? {
        let format = reader.required("format", is: "the version of the answer, 1")
        if let format, format != .integer(MotionDocument.format) {
            reader.report(.outOfRange(label: "format", value: format.canonical, range: "must be 1"), at: "format")
        }
        let refused = reader.object["refused"] == nil ? nil : reader.requiredText("refused", is: "the reason")
        reader.exclude(["files", "refused"])
        let notes = reader.parts("notes", limit: maximumCount, note)
        guard reader.object["refused"] == nil else {
            _ = reader.value("files")
            return ([], [], refused ?? "")
        }
        var taken: [String: String] = [:]
        let files = reader.requiredParts("files", limit: maximumCount, is: "the files, or 'refused'") { file in
            let name = name(&file, &taken)
            let text = file.object["text"] == nil ? file.requiredText("text", is: "the contents") : file.text("text")
            guard let name, let text else { return nil as File? }
            return File(name: name, text: text)
        }
        return (files.compactMap { $0 }, notes.compactMap { $0 }, nil)
    }

    private static func note(_ reader: inout ObjectReader) -> Note? {
        _ = reader.required("degree", is: "how much is lost")
        let degree: ExportNote.Degree? = reader.word("degree", "degree")
        let code = reader.requiredText("code", is: "the kind of loss, such as 'spring-fitted'")
        if let code, Slug(code) == nil { reader.report(.badSlug(code), at: "code") }
        let message = reader.requiredText("message", is: "a sentence about it")
        guard let degree, let code, let message else { return nil }
        return Note(degree: degree, code: code, message: message)
    }

    private static func name(_ reader: inout ObjectReader, _ taken: inout [String: String]) -> String? {
        guard let name = reader.requiredText("name", is: "the path below the folder, such as 'anim/expand.xml'") else {
            return nil
        }
        if let rule = broken(by: name) {
            reader.report(.rule(.outOfRange, "'\(name.printable)' can't be the name of a file: \(rule)"), at: "name")
            return nil
        }
        // Some file systems are case-insensitive.
        if let other = taken.updateValue(name, forKey: name.lowercased()) {
            reader.report(.duplicate(what: "The file '\(other)'"), at: "name")
        }
        return name
    }

    /// The rule that a name breaks if it leads out of the folder, is hidden, or isn't valid on every file system.
    private static func broken(by name: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.hasPrefix("/") { return "it must be relative" }
        if parts.contains("") { return "a part of the path is empty" }
        if parts.contains(where: { $0.hasPrefix(".") }) { return "no part of the path may begin with '.'" }
        if parts.contains(where: { $0.hasSuffix(" ") || $0.hasSuffix(".") }) {
            return "no part of the path may end in a space or '.'"
        }
        // Whatever their ending, also in lowercase.
        let devices = ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        if parts.contains(where: { devices.contains($0.prefix { $0 != "." }.uppercased()) }) {
            return "Windows has a device of that name"
        }
        if parts.count > 8 || parts.contains(where: { $0.utf8.count > 200 }) { return "the path is too long" }
        let isOdd = name.unicodeScalars.contains { "\\:*?\"<>|".unicodeScalars.contains($0) || $0.isUnsafeToPrint }
        return isOdd ? "it contains a character that some file systems don't allow" : nil
    }
}
