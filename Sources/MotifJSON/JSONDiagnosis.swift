/// What a strict walk over a whole text brings to light after the fast reader refused it.
struct JSONDiagnosis {
    /// The first thing wrong; nil where the text is right after all.
    private(set) var error: JSONError?
    /// Where integers beyond 64 bits end that a double keeps; simdjson refuses them.
    private(set) var bigIntegerEnds: [Int] = []

    /// Walks over `bytes`, which start at `origin` of a larger text.
    init(of bytes: UnsafeRawBufferPointer, origin: TextOrigin, limits: JSONLimits) {
        var scanner = JSONScanner(bytes, origin: origin, maximumDepth: limits.maximumDepth)
        do {
            try walk(&scanner)
        } catch {
            self.error = error
        }
    }

    private mutating func walk(_ scanner: inout JSONScanner) throws(JSONError) {
        // Keys as UTF-8, because strings take canonically equivalent keys for one.
        var keys: [Set<[UInt8]>] = []
        while let event = try scanner.next() {
            switch event {
            case .opens: keys.append([])
            case .closes: keys.removeLast()
            case .scalar: break
            case .key(let range):
                let key = scanner.text(of: range)
                let isNew = keys[keys.count - 1].insert(Array(key.utf8)).inserted
                if !isNew { throw scanner.fault(.duplicateKey(key), at: range.lowerBound) }
            case .number(let range):
                let text = scanner.text(in: range)
                switch JSONNumberFate(of: text) {
                case .kept: if range.count > 18, Double(text)?.magnitude ?? 0 >= 0x1p63 { note(range, text) }
                case .inexact: throw scanner.fault(.inexact(text), at: range.lowerBound)
                case .notFinite: throw scanner.fault(.notFinite(text), at: range.lowerBound)
                }
            }
        }
    }

    private mutating func note(_ range: Range<Int>, _ text: String) {
        let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        if isInteger { bigIntegerEnds.append(range.upperBound) }
    }
}
