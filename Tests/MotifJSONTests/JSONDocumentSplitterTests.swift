import MotifJSON
import Testing

@Suite struct JSONDocumentSplitterTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let text: String
        /// `place position text` of each piece, then the error that ends the input, if any.
        let pieces: [String]

        init(_ name: String, _ text: String, _ pieces: [String]) {
            self.name = name
            self.text = text
            self.pieces = pieces
        }

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case("nothing", "", []),
        Case("white space", " \r\n\t\n", []),
        Case("byte order mark alone", "\u{FEFF}", []),
        Case("byte order mark", "\u{FEFF}{\"a\":1}", ["0 1:1@3 {\"a\":1}"]),
        Case("byte order mark and lines", "\u{FEFF} {}\n{}\n", ["0 1:2@4 {}", "1 2:1@7 {}"]),
        Case("half a byte order mark", "\u{FEFE}{}", ["1:1@0 Expected a value, found '\u{FEFE}'"]),
        Case("lines", "{\"a\":1}\n{\"b\":[2]}\n", ["0 1:1@0 {\"a\":1}", "1 2:1@8 {\"b\":[2]}"]),
        Case("lines of scalars", "1\n\"x\"\nnull", ["0 1:1@0 1", "1 2:1@2 \"x\"", "2 3:1@6 null"]),
        Case(
            "lines, blank ones and CRLF", "\r\n {} \r\n\r\n \t\n  [1] \r\nx\r\n",
            ["0 2:2@3 {}", "1 5:3@15 [1]", "2 6:1@21 x"]),
        Case(
            "a broken line swallows no other", "{}\n{\"é\": [\"x\n{\"b\": 2} {}\n{\"c\":3}",
            ["0 1:1@0 {}", "1 2:1@3 {\"é\": [\"x", "2 3:1@14 {\"b\": 2} {}", "3 4:1@26 {\"c\":3}"]),
        Case(
            "a broken first line", "{\"a\": nope}\n{\"b\":2}", ["0 1:1@0 {\"a\": nope}", "1 2:1@12 {\"b\":2}"]),
        Case("a first line that goes on", "{\"a\": {}\n,\"b\":2}\n", ["0 1:1@0 {\"a\": {}\n,\"b\":2}"]),
        Case("one document over lines", "{\n \"a\": \"}\\\"\"\n}\n", ["0 1:1@0 {\n \"a\": \"}\\\"\"\n}"]),
        Case("empty object", "{}", ["0 1:1@0 {}"]),
        Case(
            "documents side by side", "{} [1]{ \"formal\":2}\n{}",
            [
                "0 1:1@0 {}", "1 1:4@3 [1]", "2 1:7@6 { \"formal\":2}", "3 2:1@20 {}",
            ]),
        Case(
            "documents over lines", "{\n}\n[\n\"é\"]\n\"x\" 12",
            [
                "0 1:1@0 {\n}", "1 3:1@4 [\n\"é\"]", "2 5:1@12 \"x\"", "3 5:5@16 12",
            ]),
        Case("text between documents is reported", "{},{}", ["0 1:1@0 {}", "1:3@2 Expected a value, found ','"]),
        Case(
            "a document that breaks off", "{\"a\": [1,\n{\"b\": 2}\n",
            ["3:1@19 The text ends inside an array that starts at 1:7"]),
        Case("a key that breaks off", "{\"kin", ["1:6@5 The text ends inside a string that starts at 1:2"]),
        Case("a key longer than those of envelopes", "{\"patternss\":[{}]}", ["0 1:1@0 {\"patternss\":[{}]}"]),
        Case(
            "compact envelope", "{\"format\":\"motif/1\",\"kinds\":[{\"a\":1},{}],\"items\":[],\"x\":[1]}\n",
            [
                "format 1:11@10 \"motif/1\"", "kinds[0] 1:30@29 {\"a\":1}", "kinds[1] 1:38@37 {}", "x 1:57@56 [1]",
            ]),
        Case(
            "pretty envelope", "{\n  \"devices\" : [\n    {\n\"é\": \"]\"},\n    5 , \"x\"\n  ],\n  \"format\": 1\n}\n",
            [
                "devices[0] 3:5@22 {\n\"é\": \"]\"}", "devices[1] 5:5@40 5", "devices[2] 5:9@44 \"x\"",
                "format 7:13@65 1",
            ]),
        Case("a section that isn't an array", "{\"kinds\":{}}", ["kinds 1:10@9 {}"]),
        Case("escaped key", "{\"kinds\":[],\"\\u0061\":true}", ["a 1:22@21 true"]),
        Case("envelope, then more", "{\"items\":[1]} {}\n{}", ["items[0] 1:11@10 1", "0 1:15@14 {}", "1 2:1@17 {}"]),
        Case(
            "envelope that ends in an element", "{\"items\":[1,{\"a\":",
            ["items[0] 1:11@10 1", "1:18@17 The text ends inside an object that starts at 1:13"]),
        Case(
            "envelope that ends in an array", "{\"items\":[12",
            ["items[0] 1:11@10 12", "1:13@12 The text ends inside an array that starts at 1:10"]),
        Case(
            "envelope that ends in itself", "{\"items\":[1]\n",
            [
                "items[0] 1:11@10 1", "2:1@13 The text ends inside an object that starts at 1:1",
            ]),
        Case(
            "no comma in an envelope", "{\"items\":[{} {}]}",
            [
                "items[0] 1:11@10 {}", "1:14@13 Expected ',' or ']' after a value, found '{'",
            ]),
        Case(
            "a comma too many", "{\"items\":[{},]}",
            [
                "items[0] 1:11@10 {}", "1:14@13 Expected a value after ',', found ']'",
            ]),
        Case("no colon", "{\"items\" []}", ["1:10@9 Expected ':' after a key, found '['"]),
        Case(
            "a section twice", "{\"items\":[1],\"items\":[2]}",
            [
                "items[0] 1:11@10 1", "1:14@13 Key 'items' appears twice in one object",
            ]),
        Case(
            "a broken key", "{\"items\":[],\"\\x\":1}",
            [
                "1:15@14 Expected one of \" \\ / b f n r t u after '\\', found 'x'"
            ]),
    ]

    static let envelope = JSONDocumentSplitter.EnvelopeKeys(
        sections: ["kinds", "patterns", "items", "devices"], others: ["format"])

    @Test(arguments: cases) func `an input is split into its parts, wherever a chunk ends`(_ one: Case) throws {
        let bytes = Array(one.text.utf8)
        #expect(pieces(of: [bytes]) == one.pieces)
        #expect(pieces(of: bytes.map { [$0] }) == one.pieces)
        for cut in bytes.indices {
            #expect(pieces(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == one.pieces, "cut at \(cut)")
        }
    }

    @Test(arguments: ["{}\n[12345]\n", "{\n}[12345]", "{\"items\":[[12345]]}"])
    func `a part over the limit stops the input at its start`(text: String) throws {
        for size in [1, 2, 3, 100] {
            let bytes = Array(text.utf8)
            let chunks = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0...].prefix(size)) }
            let taken = pieces(of: chunks, limits: JSONLimits(maximumBytes: 6))
            #expect(taken.last?.hasSuffix("The document is longer than 6 bytes") == true, "chunks of \(size)")
        }
        #expect(!pieces(of: [Array(text.utf8)], limits: JSONLimits(maximumBytes: 9)).description.contains("longer"))
    }

    @Test func `the reader reports the position of a part in the whole input`() throws {
        let text = "{\"a\":1}\n{\"b\":2}\n  {\"c\": \"x}\n"
        let reader = JSONReader()
        var splitter = JSONDocumentSplitter(envelope: Self.envelope)
        let error = try #require(throws: JSONError.self) {
            try splitter.push(Array(text.utf8)) { _ = try reader.read($0) }
            try splitter.finish { _ = try reader.read($0) }
        }
        #expect(error.description == "3:12: The text ends inside a string that starts at 3:9")
        #expect(error.offset == 27)
    }

    @Test func `a path in a part leads to its position in the whole input`() throws {
        let text = "{\"kinds\": [\n  {\"a\": {\n\"b\": 1}}]}"
        var splitter = JSONDocumentSplitter(envelope: Self.envelope)
        var places: [String?] = []
        try splitter.push(Array(text.utf8)) { _ in Issue.record("An envelope has no lines") }
        try splitter.finish { piece in
            let path = JSONPath.root.appending(key: "a")
            places += [path, path.appending(key: "b")].map {
                $0.position(in: piece.bytes)?.inText(from: piece.position).description
            }
        }
        #expect(places == ["2:9", "3:6"])
    }

    @Test(arguments: [
        "{\n", "[1,", "{\"a\":", "\"aaaa", "1", "[[[", "{\"patterns\":[{\"a\":\"", "{\"format\":[1,\n", "\"",
        "1 ",
    ])
    func `a text that never ends is refused while it is read`(_ part: String) throws {
        var splitter = JSONDocumentSplitter(envelope: Self.envelope, limits: JSONLimits(maximumBytes: 1_000))
        var count = 0
        #expect(throws: JSONError.self) {
            while count < 100_000 {
                try splitter.push(Array(part.utf8)) { _ in }
                count += part.utf8.count
            }
        }
        #expect(count < 10_000, "\(count) bytes were kept")
    }

    @Test(arguments: ["{\n\"a\": [1]\n}\n", "[\n1\n]", "{\"patterns\":[{}", "[1] {\n}"])
    func `a long text of short documents isn't one that never ends`(_ start: String) throws {
        let isEnvelope = start.contains("patterns")
        let text = start + (0..<2_000).map { _ in isEnvelope ? ",{\n}" : start }.joined() + (isEnvelope ? "]}" : "")
        let chunks = Array(text.utf8).chunked(100)
        let found = pieces(of: chunks, limits: JSONLimits(maximumBytes: 1_000))
        #expect(found.count >= 2_001 && !found.contains { $0.contains("longer") }, "\(found.suffix(2))")
    }

    private func pieces(of chunks: [[UInt8]], limits: JSONLimits = .default) -> [String] {
        var splitter = JSONDocumentSplitter(envelope: Self.envelope, limits: limits)
        var taken: [String] = []
        func take(_ piece: JSONDocumentSplitter.Piece) {
            let place =
                switch piece.place {
                case .document(let index): "\(index)"
                case .element(let section, let index): "\(section)[\(index)]"
                case .member(let key): key
                }
            let text = String(decoding: piece.bytes, as: UTF8.self)
            taken.append("\(place) \(piece.position)@\(piece.offset) \(text)")
        }
        do {
            for chunk in chunks { try splitter.push(chunk, take) }
            try splitter.finish(take)
        } catch let error as JSONError {
            taken.append("\(error.position)@\(error.offset) \(error.message)")
        } catch {
            taken.append("\(error)")
        }
        return taken
    }
}

extension [UInt8] {
    /// The bytes in parts of this length.
    fileprivate func chunked(_ length: Int) -> [[UInt8]] {
        stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
    }
}
