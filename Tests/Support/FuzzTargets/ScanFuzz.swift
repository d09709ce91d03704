import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling

enum ScanFuzz {
    static func run(_ bytes: [UInt8]) throws {
        try check(SourceText(bytes: bytes))
        // The start of the input many times: the cost of nesting and repetition must be linear in the length.
        let piece = Array(bytes.prefix(24))
        try check(SourceText(bytes: Array([[UInt8]](repeating: piece, count: 1 << (bytes.count % 10)).joined())))
        for language in SourceLanguage.all { try repair(bytes, language) }
    }

    private static func check(_ text: SourceText) throws {
        for language in SourceLanguage.all {
            for place in Scan.places(in: text, language) {
                try expect(place.position.line >= 1 && place.position.column >= 1, "\(place.code) has no place")
                try expect(!place.readings.isEmpty, "\(place.code) has no reading")
                for spelling in place.spellings {
                    for number in [spelling.duration, spelling.delay, spelling.speed].compactMap(\.self) {
                        try expect(number.isFinite, "\(place.code) has the number \(number)")
                    }
                }
            }
        }
    }

    private static let values = Result {
        let note = ChangeNote(author: "fuzz", date: Timestamp(millisecondsSince1970: 0))
        let catalog = try Catalog.inMemory(with: .nothing, as: note)
        try catalog.write(as: note) { writer in
            let documents: [(String, JSON)] = [
                ("a", ["valueType": "timing", "value": ["duration": 0.31, "curve": "easeIn"]]),
                ("b", ["valueType": "duration", "value": 0.21]),
                ("c", ["valueType": "curve", "value": ["spring": ["response": 0.41, "dampingFraction": 0.81]]]),
            ]
            for (slug, document) in documents {
                _ = try writer.create(DocumentReference("value:\(slug)"), document: document)
            }
        }
        return try catalog.read { try CatalogValues($0) }
    }

    /// Links the code, fixes it, and adopts it: what is written is what a second scan expects.
    private static func repair(_ bytes: [UInt8], _ language: SourceLanguage) throws {
        let values = try values.get()
        let link = ["a", "b", "c"][bytes.count % 3]
        let comment = language.comment("motif: value:\(link)", isAlone: true) + "\n"
        let path = "a.\(language.fileExtensions[0])"
        let scan = Scan(SourceFiles(drafts: [path: Array(comment.utf8) + bytes]))
        let fix = ScanFix(scan, values, ScanLinks(), ScanSettings())
        if let fixed = fix.edits.results[path] {
            let again = ScanFix(Scan(SourceFiles(drafts: [path: fixed])), values, ScanLinks(), ScanSettings())
            try expect(again.fixed.isEmpty, "a second fix changes \(again.fixed.map(\.place.code))")
        }
        var items = Adoption(scan, values, ScanLinks()).items
        for index in items.indices where items[index].action == .leave { items[index].action = .ignore("old") }
        let changes = AdoptionChanges(items, scan, values, ScanSettings())
        guard let adopted = changes.edits.results[path] else { return }
        let after = Scan(SourceFiles(drafts: [path: adopted]))
        try expect(after.places.count == scan.places.count, "an adoption changes the motion")
        let accepted = after.places.count { $0.ignored != nil } - scan.places.count { $0.ignored != nil }
        try expect(accepted == changes.comments.count, "an adoption accepts \(accepted) places")
    }
}
