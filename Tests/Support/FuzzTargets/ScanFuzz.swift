import MotifScan
import MotifSource
import MotifSpelling

enum ScanFuzz {
    static func run(_ bytes: [UInt8]) throws {
        try check(SourceText(bytes: bytes))
        // The start of the input many times: the cost of nesting and repetition must be linear in the length.
        let piece = Array(bytes.prefix(24))
        try check(SourceText(bytes: Array([[UInt8]](repeating: piece, count: 1 << (bytes.count % 10)).joined())))
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
}
