import MotifCatalog
import Testing

@testable import motif

@Suite struct TimestampWordsTests {
    @Test func `a timestamp has a short and a long form`() {
        let timestamp = Timestamp(millisecondsSince1970: 1_777_887_000_250)
        #expect(timestamp.long == "2026-05-04 09:30:00Z")
        #expect(timestamp.short == "2026-05-04 09:30Z")
    }
}
