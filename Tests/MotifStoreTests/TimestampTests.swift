import MotifStore
import Testing

@Suite struct TimestampTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        /// As `date -u -d TEXT +%s` of GNU has it, in milliseconds.
        let milliseconds: Int64?

        var testDescription: String { text }
    }

    static let cases = [
        Case(text: "1970-01-01T00:00:00Z", milliseconds: 0),
        Case(text: "2026-05-04T09:30:00Z", milliseconds: 1_777_887_000_000),
        Case(text: "2026-05-04T11:30:00+02:00", milliseconds: 1_777_887_000_000),
        Case(text: "2026-05-04 05:00:00.5-04:30", milliseconds: 1_777_887_000_500),
        Case(text: "2024-02-29T00:00:00Z", milliseconds: 1_709_164_800_000),
        Case(text: "1969-12-31T23:59:59.999Z", milliseconds: -1),
        Case(text: "0000-03-01T00:00:00Z", milliseconds: -62_162_035_200_000),
        Case(text: "2026-02-29T00:00:00Z", milliseconds: nil),
        Case(text: "2026-13-01T00:00:00Z", milliseconds: nil),
        Case(text: "2026-05-04T24:00:00Z", milliseconds: nil),
        Case(text: "2026-05-04T09:30:00", milliseconds: nil),
        Case(text: "2026-05-04", milliseconds: nil),
        Case(text: "2026-05-04T09:30:00.Z", milliseconds: nil),
        Case(text: "2026-05-04T09:30:00Zulu", milliseconds: nil),
        Case(text: "now", milliseconds: nil),
        Case(text: "", milliseconds: nil),
    ]

    @Test(arguments: cases) func `is read in the format of RFC 3339`(example: Case) {
        #expect(Timestamp(example.text)?.millisecondsSince1970 == example.milliseconds)
    }

    @Test func `is written with milliseconds, and read back`() throws {
        let timestamp = Timestamp(millisecondsSince1970: 1_777_887_000_250)
        #expect(timestamp.description == "2026-05-04T09:30:00.250Z")
        #expect(Timestamp(timestamp.description) == timestamp)
        #expect(Timestamp("2026-05-04T09:30:00Z") ?? timestamp < timestamp)
    }

    @Test func `counts seconds like Foundation`() {
        #expect(Timestamp(secondsSince1970: 1_777_887_000.2504).millisecondsSince1970 == 1_777_887_000_250)
        #expect(Timestamp(secondsSince1970: -0.001).description == "1969-12-31T23:59:59.999Z")
    }

    @Test func `traps on a number that isn't finite`() async {
        await #expect(processExitsWith: .failure) { _ = Timestamp(secondsSince1970: .nan) }
    }
}
