extension JSONDocumentSplitter {
    /// One document, or one member of an envelope, as it appears in the input.
    public struct Piece {
        /// The role of a piece in the input.
        public enum Place: Sendable, Equatable {
            /// A document outside an envelope, with the number of documents before it.
            case document(index: Int)
            /// An element of an envelope's array `section`, such as "patterns", with its index.
            case element(section: String, index: Int)
            /// Another member of an envelope, such as "format"; the piece is its value.
            case member(key: String)
        }

        /// The text, without white space around it; valid only until the closure that receives the piece returns.
        public let bytes: UnsafeRawBufferPointer
        /// The start of the text, in bytes from the start of the input.
        public let offset: Int
        /// The start of the text, as line and column.
        public let position: TextPosition
        /// The role of the piece in the input.
        public let place: Place
        /// Whether the piece is a line of JSON Lines after the first one, so that the next piece starts on the next
        /// line whatever is in this one.
        public let isLine: Bool

        init(bytes: UnsafeRawBufferPointer, origin: TextOrigin, place: Place, isLine: Bool = false) {
            self.bytes = bytes
            offset = origin.offset
            position = origin.position
            self.place = place
            self.isLine = isLine
        }

        /// Throws the error of a piece that is too large.
        static func check(_ count: Int, at origin: TextOrigin, maximumBytes: Int) throws(JSONError) {
            guard count > maximumBytes else { return }
            let kind = JSONError.Kind.tooLarge(limit: maximumBytes)
            throw JSONError(kind: kind, offset: origin.offset, position: origin.position)
        }
    }
}
