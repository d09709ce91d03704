import SeededRandom
import Testing

@testable import MotifJSON

/// A text is the same to the reader with simdjson and to the scanner alone.
@Suite struct JSONTreeBuilderTests {
    /// Texts that are easily read in two ways, besides those that `JSONReaderTests` has refused.
    static let texts = [
        "null", "true", "false", "\"\"", "[]", "{}", " [ ] ", "\r\n{\t}\n", "[[],{},[{}]]",
        "\u{FEFF}[1]", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "[\u{FEFF}1]", "\u{A0}1", "\u{0B}1", "1\u{0}",
        // Numbers.
        "0", "-0", "-0.0", "0e5", "-0E-5", "[-0,0,-0.0]", "1E+2", "1e-2", "0.1", "-0.1e1", "1e308", "1e309", "-1e400",
        "1.7976931348623157e308", "1.7976931348623159e308", "4.9e-324", "2e-324", "-1e-400", "0e99999999999999999999",
        "1e-99999999999999999999", "1e99999999999999999999", "9007199254740991", "9007199254740993.0",
        "-9007199254740992", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
        "18446744073709551615",
        "18446744073709551616", "0.1000000000000000055511151231257827021181583404541015625",
        "2.2250738585072011e-308", "00", "-01", "+1", ".5", "5.", "1e", "0x10", "NaN", "Infinity", "-", "1 2", "1,2",
        // Strings.
        #""\u0000\u001f\"\\\/\b\f\n\r\t""#, #""\uD83D\uDE00""#, #""\ud83d\u0041""#, #""\ud83dx""#, #""\ud83d\n""#,
        #""\ude00\ud83d""#, #""\ud83d\ud83d\ude00""#, #""\uFFFF\uffff""#, #""\u00""#, #""\U0041""#, #""\u{41}""#,
        "\"\u{7F}\u{80}\u{2028}\u{FFFF}\u{10FFFF}\"", "\"\t\"", "'a'", "\"a", #""\"#, #""\u12"#, #"["\ud83d"#,
        // Keys and their order: by UTF-16, so U+1F600 stands before U+FB33.
        "{\"\u{FB33}\":1,\"\u{1F600}\":2,\"\u{E9}\":3,\"e\u{301}\":4,\"\":5,\"\\r\":6,\"1\":7}",
        #"{"b":1,"a":{"d":[{"f":1,"e":2}],"c":3}}"#, #"{"a":1,"\u0061":2}"#, #"{"":1,"":2}"#,
        #"{"a":{"a":1},"b":[{"a":1}]}"#, #"{"a":{"b":1,"b":2},"a":3}"#, #"{"a":1,"a":tru}"#, #"{"a":1e400,"a":1}"#,
        "{\"\u{E9}\":1,\"\\u00e9\":2}",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{,}", "{1:2}", "{null:1}", #"{"a":1]"#, "[1}", "[,]", "[1,,2]", "]", "}",
        "truefalse", "tru", "nul", "nullx", "[true,falsee]", "[1 true]", "{} {}", "[] x", "/* */ 1", "1 // one",
    ]

    @Test(arguments: texts + JSONReaderTests.refused.map(\.text))
    func `both read the same value or the same error from a text`(text: String) {
        expectTheSame(Array(text.utf8))
        expectTheSame(Array("{\"a\": [0, \(text)], \"b\": \(text)}".utf8))
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0xC3], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], [0x5B, 0x31, 0x80, 0x5D],
            [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0x31, 0xFF], [0xFF, 0xFE, 0x31, 0x00], [0x22, 0x5C, 0xC3, 0xA9, 0x22],
        ] as [[UInt8]])
    func `both reject invalid UTF-8 with the same error`(bytes: [UInt8]) {
        expectTheSame(bytes)
    }

    @Test(arguments: [1, 2, 127, 128, 129, 130, 256, 257, 300], ["[", "{\"a\":"])
    func `both stop at the limit's depth`(depth: Int, open: String) {
        let close = open == "[" ? "]" : "}"
        let text = String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
        for limit in [1, 128, 256] { expectTheSame(Array(text.utf8), JSONLimits(maximumDepth: limit)) }
    }

    @Test func `only the scanner reads integers beyond 64 bits`() throws {
        for text in ["100000000000000000000", "[1,-10000000000000000000000]", "295147905179352830000"] {
            let bytes = Array(text.utf8)
            #expect(bytes.withUnsafeBytes { TapeReader(maximumDepth: 128).read($0) } == nil)
            #expect(try built(bytes).get().canonical == (try JSONReader().read(text).canonical))
        }
        #expect(try built(Array("100000000000000000000".utf8)).get() == 1e20)
        #expect(try built(Array("[1,-10000000000000000000000]".utf8)).get() == [1, -1e22])
    }

    @Test(arguments: 0..<10) func `both read the same from random valid and damaged texts`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<300 {
            let value = JSON.random(depth: 3, using: &generator)
            var bytes = Bool.random(using: &generator) ? value.canonicalBytes : Array(value.pretty.utf8)
            expectTheSame(bytes)
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                let place = Int.random(in: 0...bytes.count, using: &generator)
                let end = min(bytes.count, place + Int.random(in: 0...2, using: &generator))
                bytes.replaceSubrange(place..<end, with: Self.scraps.randomElement(using: &generator) ?? [])
            }
            expectTheSame(bytes)
        }
    }

    @Test(arguments: 0..<10) func `both read the same random numbers`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<300 {
            func digits(_ count: ClosedRange<Int>) -> String {
                let count = Int.random(in: count, using: &generator)
                return (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
            }
            var text = (Bool.random(using: &generator) ? "-" : "") + digits(1...24)
            if Bool.random(using: &generator) { text += "." + digits(1...24) }
            if Bool.random(using: &generator) { text += ["e", "E-", "e+"][seed % 3] + digits(1...3) }
            expectTheSame(Array(text.utf8))
        }
    }

    /// What damages a text: half of an escape, of a scalar, of a number.
    static let scraps: [[UInt8]] =
        [
            "", "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0061", "\n", " ", "\u{0}",
            "0", "-", "1e400", "9007199254740993", "100000000000000000000", ".", "e5", "true", "null", "\"a\":1,", "é",
            "\u{FEFF}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xA9], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

    private func built(_ bytes: [UInt8], _ limits: JSONLimits = .default) -> Result<JSON, JSONError> {
        bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in
                var builder = JSONTreeBuilder(bytes, limits: limits)
                return try builder.read()
            }
        }
    }

    /// Expects that simdjson takes what the builder takes, to the sign of a zero, and refuses what it refuses.
    private func expectTheSame(
        _ bytes: [UInt8], _ limits: JSONLimits = .default, at place: SourceLocation = #_sourceLocation
    ) {
        let text = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
        let read = Result { () throws(JSONError) in try JSONReader(limits: limits).read(bytes) }
        let built = built(bytes, limits)
        #expect(read == built, text, sourceLocation: place)
        #expect(String(reflecting: read) == String(reflecting: built), text, sourceLocation: place)
        guard TapeReader.isBuiltIn else { return }
        let taped = bytes.withUnsafeBytes { TapeReader(maximumDepth: limits.maximumDepth).read($0) }
        switch built {
        case .failure: #expect(taped == nil, text, sourceLocation: place)
        case .success(let value):
            // Only integers beyond 64 bits are left to the builder, and these have 19 digits at least.
            let isLong = bytes.split { !(0x30...0x39).contains($0) }.contains { $0.count >= 19 }
            #expect(taped == value || taped == nil && isLong, text, sourceLocation: place)
        }
    }
}
