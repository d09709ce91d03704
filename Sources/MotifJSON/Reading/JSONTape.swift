/// Builds values from the tape that simdjson writes.
///
/// A word of the tape has its type in the top 8 bits and a payload in the others: for a string, its offset among the
/// strings; for an array or object, the index after its end (32 bits) and the number of its values (24 bits). The value
/// of a number is in the word after it.
///
/// - Source: simdjson, doc/tape.md.
struct JSONTape {
    /// The tape holds something that only the strict scanner can report.
    struct Refusal: Error {}

    let words: UnsafePointer<UInt64>
    let strings: UnsafePointer<UInt8>
    let maximumDepth: Int
    /// The indices on the tape of the keys of the objects that are being built; kept from text to text.
    var keys: [Int]
    private var index = 1

    init(words: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>, maximumDepth: Int, keys: [Int]) {
        self.words = words
        self.strings = strings
        self.maximumDepth = maximumDepth
        self.keys = keys
    }

    /// Reads the value at `index`, and moves `index` past it.
    mutating func value(depth: Int = 0) throws(Refusal) -> JSON {
        let word = words[index]
        switch UInt8(truncatingIfNeeded: word >> 56) {
        case UInt8(ascii: "\""):
            index += 1
            return .string(text(word))
        case UInt8(ascii: "d"):
            index += 2
            return .number(Double(bitPattern: words[index - 1]))
        case UInt8(ascii: "l"):
            index += 2
            return try integer(Int64(bitPattern: words[index - 1]))
        case UInt8(ascii: "u"):
            index += 2
            return try integer(words[index - 1])
        case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
        case UInt8(ascii: "t"):
            index += 1
            return .boolean(true)
        case UInt8(ascii: "f"):
            index += 1
            return .boolean(false)
        case UInt8(ascii: "n"):
            index += 1
            return .null
        default: throw Refusal()
        }
    }

    private func integer<Integer: FixedWidthInteger>(_ value: Integer) throws(Refusal) -> JSON {
        if value.magnitude < 1 << 53 { return .number(Double(value)) }
        guard case .kept(let number) = JSONNumberConversion(of: String(value)) else { throw Refusal() }
        return .number(number)
    }

    private mutating func array(depth: Int) throws(Refusal) -> [JSON] {
        if depth > maximumDepth { throw Refusal() }
        let word = words[index]
        let end = Int(word & 0xFFFF_FFFF) - 1
        index += 1
        var values: [JSON] = []
        values.reserveCapacity(Int(word >> 32 & 0xFF_FFFF))
        while index < end { values.append(try value(depth: depth)) }
        index = end + 1
        return values
    }

    private mutating func object(depth: Int) throws(Refusal) -> JSONObject {
        if depth > maximumDepth { throw Refusal() }
        let end = Int(words[index] & 0xFFFF_FFFF) - 1
        let base = keys.count
        try collectKeys(from: index + 1, to: end)
        let top = keys.count
        var members: [JSONObject.Member] = []
        members.reserveCapacity(top - base)
        for slot in base..<top {
            let key = text(words[keys[slot]])
            index = keys[slot] + 1
            members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
        }
        keys.removeLast(top - base)
        index = end + 1
        return JSONObject(sorted: members)
    }

    /// Appends the indices of an object's keys, in the order of the keys.
    private mutating func collectKeys(from start: Int, to end: Int) throws(Refusal) {
        let base = keys.count
        var place = start
        var isSorted = true
        while place < end {
            if keys.count > base, compare(keys[keys.count - 1], place) >= 0 { isSorted = false }
            keys.append(place)
            place = placeAfterValue(place + 1)
        }
        if isSorted { return }
        let unsorted = keys[base...]
        keys.replaceSubrange(base..., with: unsorted.sorted { compare($0, $1) < 0 })
        for slot in (base + 1)..<keys.count where compare(keys[slot - 1], keys[slot]) == 0 { throw Refusal() }
    }

    private func placeAfterValue(_ place: Int) -> Int {
        let word = words[place]
        return switch UInt8(truncatingIfNeeded: word >> 56) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): Int(word & 0xFFFF_FFFF)
        case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "u"): place + 2
        default: place + 1
        }
    }

    private func compare(_ left: Int, _ right: Int) -> Int {
        ScalarOrder.compare(utf8(words[left]), utf8(words[right]))
    }

    private func utf8(_ word: UInt64) -> UnsafeBufferPointer<UInt8> {
        let start = strings + Int(word & 0xFF_FFFF_FFFF_FFFF)
        let count = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return UnsafeBufferPointer(start: start + 4, count: Int(count))
    }

    private func text(_ word: UInt64) -> String {
        String(decoding: utf8(word), as: UTF8.self)
    }
}
