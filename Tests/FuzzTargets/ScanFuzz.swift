import MotifScan
import MotifSource
import MotifSpelling

enum ScanFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let text = SourceText(bytes: bytes)
        for language in SourceLanguage.all {
            for place in Scan.places(in: text, language) {
                try expect(place.position.line >= 1 && place.position.column >= 1, "\(place.code) has no place")
                try expect(!place.readings.isEmpty, "\(place.code) says nothing")
                for spelling in place.spellings {
                    for number in [spelling.duration, spelling.delay, spelling.speed].compactMap(\.self) {
                        try expect(number.isFinite, "\(place.code) has the number \(number)")
                    }
                }
            }
        }
    }
}
