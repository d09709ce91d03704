import MotifCatalog
import MotifCore

extension DocumentReference {
    /// A revision by the name that its document has now, with the one that it had then: `grow@1 (expand then)`. So two
    /// documents are never printed under one name.
    static func text(_ revision: RevisionNumber, of current: DocumentName, then name: DocumentName) -> String {
        let text = DocumentReference(current, revision: revision).description
        return current == name ? text : "\(text) (\(name.slug) then)"
    }
}

extension HistoryEntry {
    /// `grow@1 (expand then)`
    var document: String { DocumentReference.text(key.number, of: currentName, then: name) }
}

extension Difference.Side {
    /// `grow@1 (expand then)`
    var document: String { DocumentReference.text(revision, of: currentName, then: name) }
}

extension ChangedValue {
    /// `expandDuration 0.35 s → 0.25 s`; only the name if a value is long or has no text.
    var text: String {
        guard oldText != nil || newText != nil else { return name }
        let texts = [oldText ?? "–", newText ?? "–"]
        if texts.contains(where: { $0.count > Self.maximumCharacters }) { return name }
        return "\(name) \(texts[0]) → \(texts[1])"
    }

    private static let maximumCharacters = 40
}
