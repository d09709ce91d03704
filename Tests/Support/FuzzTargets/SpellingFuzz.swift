import MotifCore
import MotifSpelling

enum SpellingFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        for dialect in [nil] + Dialect.allCases.map(Optional.some) {
            switch Result(catching: { () throws(SpellingError) in try Spelling(text, in: dialect) }) {
            case .success(let spelling): try follow(spelling, text)
            case .failure(let error): try expect(!error.message.isEmpty, "an error without a message")
            }
        }
    }

    private static func follow(_ spelling: Spelling, _ text: String) throws {
        for number in [spelling.duration, spelling.delay, spelling.speed, spelling.span?.begin] {
            try expect(number?.isFinite ?? true, "\(text) has a number that isn't finite")
        }
        try expect(spelling.notes.allSatisfy { !$0.message.isEmpty }, "\(text) has a note without words")
        guard let curve = spelling.curve else { return }
        try expect((try? Curve(curve.json)) == curve, "\(text) is a curve that documents can't have: \(curve)")
        for written in SpellingWriter(curve, duration: spelling.duration).all where written.fidelity == .exact {
            let found = written.text.flatMap { try? Spelling($0, in: written.dialect) }
            try expect(found != nil, "\(text) is written as \(written.text ?? ""), which isn't read")
        }
    }
}
