package import MotifCore
import MotifJSON
import MotifStore

extension CatalogReader {
    /// `{"type", "slug", "revision", "newest", "author", "updated", "document"}`, with `kindRevision` of a pattern, and
    /// with `durations` of the newest revision of one that time drives.
    package func answer(showing reference: DocumentReference) throws -> OperationAnswer {
        try answer(showing: try text(of: reference))
    }

    /// The stored text is copied as it is; only the JSON around it is written.
    ///
    /// - Parameter isLasting: Whether members are left out that later revisions change.
    package func answer(showing text: DocumentText, isLasting: Bool = false) throws -> OperationAnswer {
        let name = try name(of: text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.canonical.count + 256)
        bytes += #"{"type":"\#(name.type.rawValue)","slug":"\#(name.slug)","revision":\#(text.revision)"#.utf8
        if !isLasting { bytes += #","newest":\#(text.entry.newest)"#.utf8 }
        bytes += #","author":\#(JSON.string(text.note.author).canonical)"#.utf8
        bytes += #","updated":"\#(text.note.date)""#.utf8
        if let kind = text.kind { bytes += #","kindRevision":\#(kind.number)"#.utf8 }
        let durations = isLasting || text.revision != text.entry.newest ? [] : try store.durations(of: text.entry)
        if !durations.isEmpty {
            let members = JSONObject(durations.map { ($0.operation, .number($0.seconds)) })
            bytes += #","durations":\#(JSON.object(members).canonical)"#.utf8
        }
        bytes += #","document":"#.utf8
        bytes += text.canonical
        bytes.append(UInt8(ascii: "}"))
        return OperationAnswer(text: bytes)
    }
}
