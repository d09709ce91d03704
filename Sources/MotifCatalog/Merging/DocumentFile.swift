import MotifCore
public import MotifJSON

/// The documents of a file, in any format that an import reads.
public struct DocumentFile: Sendable, Equatable {
    /// The format of the file.
    enum Format: Sendable, Equatable {
        /// Documents in a row; most files have one.
        case documents
        /// One document per line.
        case lines
        /// An object with a list for each type.
        case envelope
    }

    /// The documents, in their order.
    public let documents: [JSON]
    /// The bytes that were read.
    public let bytes: [UInt8]
    /// The format; `nil` if the file is empty.
    let format: Format?

    /// Whether it has documents by their types and names, or is an envelope, unlike any other JSON.
    public var hasDocuments: Bool {
        documents.contains { Document.name(of: $0) != nil }
    }

    /// Reads a file. An empty one has no documents.
    ///
    /// - Throws: `JSONError`, or `Problems` for a member that envelopes don't have, and for a document without a name
    ///   beside others.
    public init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        var (documents, format): ([JSON], Format?) = ([], nil)
        let reader = JSONReader()
        func take(_ piece: JSONDocumentSplitter.Piece) throws {
            let json = try reader.read(piece)
            switch piece.place {
            case .member(let key):
                format = .envelope
                let problems = Envelope.problems(ofMember: key, json)
                if !problems.isEmpty { throw Problems(problems) }
            case .element:
                format = .envelope
                documents.append(json)
            case .document:
                format = piece.isLine ? .lines : format ?? .documents
                documents.append(json)
            }
        }
        var splitter = JSONDocumentSplitter(envelope: Envelope.splitterKeys)
        try splitter.push(bytes, take)
        try splitter.finish(take)
        if documents.count > 1, documents.contains(where: { Document.name(of: $0) == nil }) {
            throw Problems(.rule(.missing, "Each of several documents in a file must have a type and a slug"))
        }
        self.documents = documents
        self.format = format
    }

    /// Returns the text of documents in a format.
    static func text(_ documents: [JSON], _ format: Format) -> String {
        switch format {
        case .documents: documents.map { $0.pretty + "\n" }.joined()
        case .lines: documents.map { $0.canonical + "\n" }.joined()
        case .envelope: envelope(documents).pretty + "\n"
        }
    }

    private static func envelope(_ documents: [JSON]) -> JSON {
        var object: JSONObject = ["format": .string(Envelope.format)]
        for type in DocumentType.allCases {
            let section = documents.filter { $0["type"]?.string == type.rawValue }
            object[type.plural] = .array(section.sorted { $0["slug"]?.string ?? "" < $1["slug"]?.string ?? "" })
        }
        return .object(object)
    }
}
