import MotifCatalog
import Testing

@Suite struct LineBufferTests {
    struct Case: CustomTestStringConvertible {
        let chunks: [String]
        let lines: [String]
        let testDescription: String
    }

    @Test(arguments: [
        Case(chunks: [], lines: [], testDescription: "nothing"),
        Case(chunks: ["a\nb\n"], lines: ["a", "b"], testDescription: "two lines in one chunk"),
        Case(chunks: ["a", "b", "\nc\n"], lines: ["ab", "c"], testDescription: "a line in three chunks"),
        Case(chunks: ["a\nb"], lines: ["a", "b"], testDescription: "no line feed at the end"),
        Case(chunks: ["\n\na\n"], lines: ["", "", "a"], testDescription: "blank lines, which count"),
        Case(chunks: ["a\r\nb\r\n"], lines: ["a\r", "b\r"], testDescription: "carriage returns, which stay"),
    ])
    func `lines end at line feeds, wherever chunks end`(_ test: Case) {
        var buffer = LineBuffer()
        var lines: [String] = []
        func take() {
            while case .text(let bytes)? = buffer.next() { lines.append(String(decoding: bytes, as: UTF8.self)) }
        }
        for chunk in test.chunks {
            buffer.push(Array(chunk.utf8))
            take()
        }
        buffer.finish()
        take()
        #expect(lines == test.lines)
        #expect(!buffer.hasLine)
    }

    @Test(arguments: [1, 2, 100]) func `a line that is too long is reported once, before its end`(_ reported: Int) {
        var buffer = LineBuffer(maximumBytes: 4)
        for count in 1...100 {
            buffer.push(Array("xxx".utf8))
            #expect(buffer.hasLine == (count > 1 && count <= max(reported, 2)))
            if count == max(reported, 2) { #expect(buffer.next() == .tooLong(limit: 4)) }
        }
        buffer.push(Array("x\nabcd\nabcde\n".utf8))
        #expect(buffer.next() == .text(Array("abcd".utf8)))
        #expect(buffer.next() == .tooLong(limit: 4))
        #expect(buffer.next() == nil)
        buffer.push(Array("xxxxxx".utf8))
        buffer.finish()
        #expect(buffer.next() == .tooLong(limit: 4))
        #expect(buffer.next() == nil)
    }

    @Test func `a line is available as soon as its line feed is`() {
        var buffer = LineBuffer()
        buffer.push(Array("a".utf8))
        #expect(!buffer.hasLine)
        #expect(buffer.next() == nil)
        buffer.push(Array("\nb".utf8))
        #expect(buffer.hasLine)
        #expect(buffer.next() == .text(Array("a".utf8)))
        #expect(!buffer.hasLine)
    }
}
