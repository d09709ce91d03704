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
    /// `expandDuration 0.35 s → 0.25 s`; only the name if a value has no text.
    ///
    /// - Parameter isClipped: Whether only the start of a long value is shown.
    func text(isClipped: Bool) -> String {
        guard oldText != nil || newText != nil else { return name }
        let (old, new) = (oldText ?? "–", newText ?? "–")
        return isClipped ? "\(name) \(Self.clipped(old)) → \(Self.clipped(new))" : "\(name) \(old) → \(new)"
    }

    private static func clipped(_ text: String) -> String {
        text.count > maximumCharacters ? text.prefix(20) + "…" : text
    }

    private static let maximumCharacters = 48
}
