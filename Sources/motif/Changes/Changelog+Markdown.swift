import MotifCatalog
import MotifCore
import MotifText

extension Changelog {
    /// The changelog for people, as Markdown: a heading for each release, and a list of documents by type.
    var markdown: String {
        sections.map(Self.markdown).joined(separator: "\n")
    }

    private static func markdown(_ section: Section) -> String {
        var lines = ["## \(title(of: section))", ""]
        if let message = section.release?.note.message, !message.isEmpty { lines += [paragraph(message), ""] }
        if section.documents.isEmpty { lines += ["No differences.", ""] }
        return (lines + list(section.documents)).joined(separator: "\n")
    }

    /// Documents by type.
    ///
    /// - Parameter more: Returns lines to add to a document.
    fileprivate static func list(
        _ documents: [ChangedDocument], more: (ChangedDocument) -> [String] = { _ in [] }
    ) -> [String] {
        [DocumentType.pattern, .value, .kind, .item, .device].flatMap { type -> [String] in
            let documents = documents.filter { $0.change.name.type == type }
            if documents.isEmpty { return [] }
            let lines = documents.flatMap { Self.lines(of: $0) + more($0) }
            return ["### \(type.plural.capitalizedFirst)", ""] + lines + [""]
        }
    }

    /// `1.4 (2026-05-04)`
    private static func title(of section: Section) -> String {
        guard let record = section.release, let release = record.release else { return "Unreleased" }
        return "\(escaped(release.text)) (\(record.note.date.description.prefix(10)))"
    }

    private static func lines(of document: ChangedDocument) -> [String] {
        let change = document.change
        var head = "- **\(escaped(change.title))** (`\(change.name.slug)`)"
        switch change.effect {
        case .added: head += ": new" + (change.kind.map { ", of the kind `\($0)`" } ?? "")
        case .removed: head += ": deleted"
        case .changed: head += change.formerName.map { ": renamed from `\($0.slug)`" } ?? ""
        }
        var lines = [head]
        if case .changed(let entries, let kind) = change.effect {
            // The name is in the head.
            for entry in entries where entry.path.description != "$.slug" {
                lines.append("  - \(escaped(entry.shortPath)): \(text(entry.oldText)) → \(text(entry.newText))")
            }
            if let kind {
                let result = kind.motion.isEmpty ? "no motion differs on the standard screen" : "the motion differs"
                lines.append("  - \(escaped(kind.from.description)) → \(escaped(kind.to.description)): \(result)")
            }
        }
        var seen: Set<String> = []
        let notes = document.notes.map { note in
            note.message.isEmpty ? escaped(note.author) : "\(escaped(note.author)): \(escaped(note.message))"
        }
        for note in notes where seen.insert(note).inserted { lines.append("  - *\(note)*") }
        return lines
    }

    private static func text(_ value: String?) -> String {
        guard let value else { return "none" }
        return escaped(value.count > maximumCharacters ? value.prefix(maximumCharacters) + "…" : value)
    }

    private static let maximumCharacters = 120

    /// The text on one line, with nothing in it that Markdown takes for a sign of its own: by scalars, since a mark can
    /// be one character with a combining one behind it.
    ///
    /// - Source: https://spec.commonmark.org/0.31.2/#backslash-escapes
    fileprivate static func escaped(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(text).onOneLine.escaped.unicodeScalars {
            if signs.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// The text as a paragraph: at the start of a line, a few more signs begin a list, a heading, or a rule.
    private static func paragraph(_ text: String) -> String {
        let line = escaped(text).unicodeScalars
        let digits = line.prefix { ("0"..."9").contains($0) }
        let rest = line[digits.endIndex...]
        guard let next = rest.first, (digits.isEmpty ? "-+=" : ".)").unicodeScalars.contains(next) else {
            return String(line)
        }
        return String(digits) + "\\" + String(rest)
    }

    private static let signs = Set("\\`*_[]<>#|&~".unicodeScalars)
}

extension Review {
    /// The review for people, as Markdown: as a changelog, with the checks that newly fail or pass, and code to update.
    ///
    /// - Parameter pictures: The addresses of the pictures of documents.
    func markdown(titled title: String, pictures: [DocumentName: [String]] = [:]) -> String {
        let entries = Dictionary(entries.map { ($0.change.name, $0) }) { first, _ in first }
        let list = Changelog.list(self.entries.map(\.document)) { document in
            guard let entry = entries[document.change.name] else { return [] }
            let checks = entry.checks.map { "  - \(Changelog.escaped($0.check)): **\($0.words)**" }
            let places = entry.code.map { "  - code to update: \(Changelog.escaped("\($0.place) \($0.code)".trimmed))" }
            let images = (pictures[document.change.name] ?? []).map { "<img src=\"\($0)\" height=\"320\">" }
            return checks + places + (images.isEmpty ? [] : ["", "  " + images.joined(separator: " "), ""])
        }
        return (["## What changes: \(Changelog.escaped(title))", "", counts, ""] + list).joined(separator: "\n")
    }
}
