extension JSONDocumentSplitter {
    /// One document, or one member of an envelope, as it stands in the input.
    public struct Piece {
        /// What a piece is.
        public enum Place: Sendable, Equatable {
            /// A document that stands by itself; how many did before it.
            case document(index: Int)
            /// An element of an envelope's array `section`, such as "patterns"; its index in that array.
            case element(section: String, index: Int)
            /// Another member of an envelope, such as "format"; the piece is its value.
            case member(key: String)
        }

        /// The text, without white space around it; valid only until the closure that gets the piece returns.
        public let bytes: UnsafeRawBufferPointer
        /// Where the text starts, in bytes from the start of the input.
        public let offset: Int
        /// Where the text starts, as line and column.
        public let position: TextPosition
        /// What the piece is.
        public let place: Place
        /// Whether the piece is a line of JSON Lines, behind the first: where the next one starts is known whatever it
        /// is.
        public let isLine: Bool

        init(bytes: UnsafeRawBufferPointer, origin: TextOrigin, place: Place, isLine: Bool = false) {
            self.bytes = bytes
            offset = origin.offset
            position = origin.position
            self.place = place
            self.isLine = isLine
        }

        /// The array of the envelope that the piece stands in, such as "patterns"; else nil.
        public var section: String? {
            if case .element(let section, _) = place { section } else { nil }
        }

        /// The index in the section, or among the documents; nil for a member of an envelope.
        public var index: Int? {
            switch place {
            case .document(let index), .element(_, let index): index
            case .member: nil
            }
        }

        /// Where the value at `path` starts in the whole input; for a member that is missing, where its object starts.
        ///
        /// - Complexity: O(n) in the length of the piece.
        public func position(of path: JSONPath) -> TextPosition? {
            path.position(in: bytes)?.inText(from: position)
        }
    }
}
