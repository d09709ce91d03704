import MotifJSON
import SeededRandom
import Testing

@Suite struct JSONReaderTests {
    struct Refused: CustomTestStringConvertible {
        let text: String
        let kind: JSONError.Kind
        let position: String
        let message: String
        var path: String? = "$"

        var testDescription: String { text }
    }

    static let refused: [Refused] = [
        empty("", "1:1"),
        empty(" \n ", "2:2"),
        syntax("{\"a\": 1 \"b\"", "1:9", "Expected ',' or '}' after a value, found '\"'", path: "$.a"),
        syntax("{\"a\": 1,}", "1:9", "Expected a key in double quotes after ',', found '}'", path: "$.a"),
        syntax("{a: 1}", "1:2", "Expected a key in double quotes or '}', found 'a'"),
        syntax("{'a': 1}", "1:2", "Expected a key in double quotes or '}', found a single quote"),
        syntax("{\"a\" 1}", "1:6", "Expected ':' after a key, found '1'", path: "$.a"),
        syntax("{\"a\":}", "1:6", "Expected a value, found '}'", path: "$.a"),
        syntax("[1,]", "1:4", "Expected a value after ',', found ']'", path: "$[1]"),
        syntax("[1, 2}", "1:6", "Expected ',' or ']' after a value, found '}'", path: "$[1]"),
        syntax("[True]", "1:2", "Expected a value or ']', found 'True'", path: "$[0]"),
        syntax(
            "{\"a\": 1,\n<<<<<<< ours\n", "2:1",
            "Expected a key in double quotes after ',', found '<<<<<<<', an unresolved merge conflict", path: "$.a"),
        syntax(">>>>>>> theirs", "1:1", "Expected a value, found '>>>>>>>', an unresolved merge conflict"),
        syntax("[======]", "1:2", "Expected a value or ']', found '='", path: "$[0]"),
        syntax("nulls", "1:1", "Expected a value, found 'nulls'"),
        syntax("// é", "1:1", "Expected a value, found '/'"),
        syntax("[\n  é]", "2:3", "Expected a value or ']', found 'é'", path: "$[0]"),
        syntax("{\"é\": [1, [2", "1:13", "The text ends inside an array that starts at 1:11", path: "$[\"é\"][1][0]"),
        syntax("{", "1:2", "The text ends inside an object that starts at 1:1"),
        syntax("\n\n [\"abc", "3:7", "The text ends inside a string that starts at 3:3", path: "$[0]"),
        syntax("\"a\\", "1:4", "The text ends inside a string that starts at 1:1"),
        syntax("\"a\nb\"", "1:3", "Expected '\"' or \\n inside a string, found the end of the line"),
        syntax("\"a\u{1}\"", "1:3", "Expected '\"' or \\u0001 inside a string, found byte 0x01"),
        syntax("\"\\x\"", "1:3", "Expected one of \" \\ / b f n r t u after '\\', found 'x'"),
        syntax("\"\\u12g4\"", "1:6", "Expected four hexadecimal digits after '\\u', found 'g4'"),
        syntax("\"\\ud83d\"", "1:2", "'\\ud83d' is half of a surrogate pair; the other half is missing"),
        syntax("\"x\\uDE00\"", "1:3", "'\\uDE00' is half of a surrogate pair; the other half is missing"),
        syntax("012", "1:1", "A number can't have leading zeros; expected 12, found '012'"),
        syntax("-", "1:2", "Expected a digit after '-', found the end of the text"),
        syntax("1.e5", "1:3", "Expected a digit after '.', found 'e5'"),
        syntax("[1e]", "1:4", "Expected a digit after the exponent sign, found ']'", path: "$[0]"),
        Refused(
            text: "{\"slug\": 1, \"b\": 2,\n \"sl\\u0075g\": 3}", kind: .duplicateKey("slug"), position: "2:2",
            message: "Key 'slug' appears twice in one object", path: "$.slug"),
        Refused(
            text: "[1e400]", kind: .notFinite("1e400"), position: "1:2",
            message: "1e400 is too large; the largest number is 1.79e308", path: "$[0]"),
        Refused(
            text: "1" + String(repeating: "0", count: 400), kind: .notFinite("1" + String(repeating: "0", count: 400)),
            position: "1:1", message: "100000000000… (401 characters) is too large; the largest number is 1.79e308"),
        inexact("9007199254740993", nearest: "9007199254740992"),
        inexact("-9007199254740993", nearest: "-9007199254740992"),
        inexact("18446744073709551615", nearest: "18446744073709552000"),
        inexact("12345678901234567890123", nearest: "1.2345678901234568e+22"),
        inexact("1000000000000000000000000000000", nearest: "1e+30"),
        Refused(
            text: "{\"a\": 1} {", kind: .trailingContent("'{'"), position: "1:10",
            message: "Expected the end of the text after the value, found '{'"),
    ]

    static func empty(_ text: String, _ position: String) -> Refused {
        let words = "The text is empty; expected a JSON value"
        return Refused(text: text, kind: .empty, position: position, message: words, path: nil)
    }

    static func syntax(_ text: String, _ position: String, _ words: String, path: String = "$") -> Refused {
        Refused(text: text, kind: .syntax(words), position: position, message: words, path: path)
    }

    static func inexact(_ text: String, nearest: String) -> Refused {
        Refused(
            text: text, kind: .inexact(text), position: "1:1",
            message: "Integer \(text) can't be stored exactly; the nearest number is \(nearest)")
    }

    @Test(arguments: refused) func `a rejected text has a kind, position, path and message`(_ refused: Refused) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader().read(refused.text) }
        #expect(error.kind == refused.kind)
        #expect(error.position.description == refused.position)
        #expect(error.message == refused.message)
        #expect(error.path?.description == refused.path)
    }

    @Test func `a number that a double can't hold can be kept as its text`() throws {
        var errors: [String] = []
        let text = #"{"a": [9007199254740993, -1e999, 0.1, 12], "b": 9007199254740992}"#
        let json = try JSONReader().read(Array(text.utf8)) { error in
            errors.append("\(error.position) \(error.path?.description ?? "")")
        }
        #expect(json == ["a": ["9007199254740993", "-1e999", 0.1, 12], "b": 9_007_199_254_740_992])
        #expect(errors == ["1:8 $.a[0]", "1:26 $.a[1]"])
        #expect(throws: JSONError.self) { try JSONReader().read(Array(#"{"a": 1e999, "a": 1}"#.utf8)) { _ in } }
    }

    @Test(
        arguments: [
            ([0x22, 0xFF, 0x22], 1, 0xFF), ([0xC3], 0, 0xC3), ([0x22, 0xC0, 0x80, 0x22], 1, 0xC0),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 0xED), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, 0xF4),
            ([0x5B, 0x31, 0x80, 0x5D], 2, 0x80), ([0x22, 0xE2, 0x82], 1, 0xE2),
        ] as [([UInt8], Int, UInt8)])
    func `an invalid UTF-8 byte is reported`(bytes: [UInt8], offset: Int, byte: UInt8) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader().read(bytes) }
        #expect(error.kind == .notUTF8(byte))
        #expect(error.offset == offset)
        let code = String(byte, radix: 16, uppercase: true)
        #expect(error.message == "Byte 0x\(code) at 1:\(offset + 1) is not valid UTF-8")
    }

    @Test(arguments: ["[", "{\"a\":"])
    func `10,000 levels are too deep, reported at the first excess level`(open: String) throws {
        let text = String(repeating: open, count: 10_000)
        let error = try #require(throws: JSONError.self) { try JSONReader().read(text) }
        #expect(error.kind == .tooDeep(limit: 128))
        #expect(error.offset == 128 * open.utf8.count)
        #expect(error.message == "Arrays and objects are nested more than 128 levels deep")
        #expect(error.path?.elements.count == 128)
    }

    @Test func `the maximum depth is read, one more is not`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        for limit in [1, 3, 128, 256] {
            let reader = JSONReader(limits: JSONLimits(maximumDepth: limit))
            #expect(try reader.read(nested(limit)).canonical == nested(limit))
            #expect(throws: JSONError.self) { try reader.read(nested(limit + 1)) }
        }
        #expect(JSONLimits(maximumDepth: 100_000).maximumDepth == 256)
    }

    @Test func `a text over the limit is too large`() throws {
        let reader = JSONReader(limits: JSONLimits(maximumBytes: 4))
        #expect(try reader.read("1234") == 1234)
        let error = try #require(throws: JSONError.self) { try reader.read("12345") }
        #expect(error.kind == .tooLarge(limit: 4))
        #expect(error.message == "The document is longer than 4 bytes")
        let standard = JSONError(kind: .tooLarge(limit: 16 << 20), offset: 0, position: .start)
        #expect(standard.description == "1:1: The document is longer than 16 MiB")
    }

    @Test(
        arguments: [
            ("9007199254740992", 0x1p53), ("9007199254740994", 0x1p53 + 2), ("1152921504606846976", 0x1p60),
            ("1152921504606847000", 0x1p60), ("-9223372036854775808", -0x1p63), ("18446744073709549568", 0x1p64 - 2048),
            ("100000000000000000000", 1e20), ("10000000000000000000000", 1e22), ("295147905179352830000", 0x1p68),
            ("-0", 0), ("0.1", 0.1), ("1e300", 1e300), ("1E-400", 0), ("4.9e-324", .leastNonzeroMagnitude),
        ] as [(String, Double)])
    func `a number that a double can represent is read`(text: String, value: Double) throws {
        #expect(try JSONReader().read(text) == .number(value))
        #expect(try JSONReader().read("{\"a\": [0, \(text)]}") == ["a": [0, .number(value)]])
    }

    @Test func `large integers are read in their order among others`() throws {
        let text = "{\"b\":[100000000000000000000,-10000000000000000000000],\"a\":100000000000000000000}"
        #expect(try JSONReader().read(text) == ["a": 1e20, "b": [1e20, -1e22]])
    }

    @Test func `escapes, white space and a byte order mark are read`() throws {
        let text = "\u{FEFF}\r\n\t{ \"\\u00e9\\n\" : [ \"\\ud83d\\ude00\\/\" , null , true,false ] } \n"
        #expect(try JSONReader().read(text) == ["é\n": ["😀/", .null, true, false]])
    }

    @Test func `a byte order mark doesn't count as a column`() throws {
        let error = try #require(throws: JSONError.self) { try JSONReader().read("\u{FEFF}x") }
        #expect(error.position == TextPosition(line: 1, column: 1))
        #expect(error.offset == 3)
    }

    @Test func `members in any order are sorted`() throws {
        let text = #"{"b":1,"a":{"d":[{"f":1,"e":2}],"c":3},"":0,"c":4}"#
        #expect(try JSONReader().read(text).canonical == #"{"":0,"a":{"c":3,"d":[{"e":2,"f":1}]},"b":1,"c":4}"#)
    }

    @Test(
        arguments: [
            (#"{"a":1,"a":2}"#, 7, "$.a"), (#"{"a":1,"\u0061":2}"#, 7, "$.a"),
            (#"{"b":1,"a":2,"c":3,"b":4}"#, 19, "$.b"),
            (#"{"c":1,"b":2,"a":3,"b":4,"c":5}"#, 19, "$.b"), (#"{"a":{"b":1,"b":2},"a":3}"#, 12, "$.a.b"),
            (#"{"a":1,"a":tru}"#, 7, "$.a"), (#"{"":1,"":2}"#, 6, "$[\"\"]"),
        ])
    func `the first key that repeats is refused`(text: String, offset: Int, path: String) throws {
        let error = try #require(throws: JSONError.self) { try JSONReader().read(text) }
        guard case .duplicateKey = error.kind else { throw error }
        #expect(error.offset == offset)
        #expect(error.path?.description == path)
    }

    @Test(arguments: 0..<10) func `a random fraction is read as the nearest double`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<1_000 {
            func digits(_ count: ClosedRange<Int>) -> String {
                let count = Int.random(in: count, using: &generator)
                return (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
            }
            let integer = Int.random(in: 0...99_999_999, using: &generator)
            var text = (Bool.random(using: &generator) ? "-" : "") + "\(integer).\(digits(1...24))"
            if Bool.random(using: &generator) { text += ["e", "E-", "e+"][seed % 3] + digits(1...2) }
            let value = try #require(try JSONReader().read(text).number)
            #expect(value.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test func `composed and decomposed keys are different`() throws {
        let value = try JSONReader().read("{\"\u{E9}\":1,\"e\u{301}\":2}")
        #expect(value.object?.count == 2)
        #expect(value["\u{E9}"] == 1)
        #expect(value["e\u{301}"] == 2)
    }

    @Test(arguments: 0..<10) func `a damaged text is read, or rejected with a position`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let reader = JSONReader()
        let alphabet = Array("{}[]\",:019.eE+-tfn\\u d8\n\u{E9}".utf8) + [0xFF, 0x00, 0xED]
        for _ in 0..<500 {
            var bytes = JSON.random(depth: 3, using: &generator).canonicalBytes
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let byte = alphabet.randomElement(using: &generator) ?? 0
            let end = place + Int.random(in: 0...1, using: &generator)
            bytes.replaceSubrange(place..<end, with: Bool.random(using: &generator) ? [byte] : [])
            do throws(JSONError) {
                let value = try reader.read(bytes)
                #expect(throws: Never.self) { try #require(try reader.read(value.canonicalBytes) == value) }
            } catch {
                #expect(error.offset <= bytes.count)
            }
        }
    }
}
