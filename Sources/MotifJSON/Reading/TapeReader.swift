#if canImport(CSimdJSON)
    import CSimdJSON

    /// Reads texts by the tape that simdjson writes; keeps its buffers from text to text.
    final class TapeReader {
        /// Whether simdjson is available.
        static let isBuiltIn = true

        private let parser: OpaquePointer
        private let maximumDepth: Int
        private var keys: [Int] = []

        init(maximumDepth: Int) {
            // Two more, so that the limit here is reached first.
            guard let parser = csimdjson_create(maximumDepth + 2) else { preconditionFailure("Memory is full") }
            self.parser = parser
            self.maximumDepth = maximumDepth
        }

        deinit {
            csimdjson_destroy(parser)
        }

        /// Returns the value of a text; `nil` if the scanner must read it.
        func read(_ bytes: UnsafeRawBufferPointer) -> JSON? {
            let mark = ByteOrderMark.length(in: bytes)
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
            var found = csimdjson_tape()
            guard csimdjson_read(parser, start + mark, bytes.count - mark, &found) == 0,
                let words = found.words, let strings = found.strings
            else { return nil }
            keys.removeAll(keepingCapacity: true)
            var tape = JSONTape(words: words, strings: strings, maximumDepth: maximumDepth, keys: keys)
            keys = []
            defer { keys = tape.keys }
            return try? tape.value()
        }
    }
#else
    /// The replacement where there is no simdjson, as on iOS: leaves every text to the scanner.
    struct TapeReader {
        /// Whether simdjson is available.
        static let isBuiltIn = false

        init(maximumDepth: Int) {}

        /// Returns `nil`: the scanner must read the text.
        func read(_ bytes: UnsafeRawBufferPointer) -> JSON? { nil }
    }
#endif
