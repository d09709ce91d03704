import MotifSystem

extension StoreReader {
    /// Calls `each` with the canonical text of every document that the query finds; faster than `documents`.
    ///
    /// If there are many, a second thread reads the texts while this one finds the documents and hands over the texts:
    /// in the order of names, nearly every document and every text is on a page of its own.
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func texts(_ query: Query, each: ([UInt8]) throws -> Void) throws {
        let revisions = try session.prepare(QuerySQL(query).revisions)
        let first = try revisions.nextBlock()
        let state = first.count == SQLStatement.blockSize ? try committed() : nil
        guard let state else { return try texts(first, revisions, each) }
        try state.read { other in
            guard let other else { return try texts(first, revisions, each) }
            let reader = Locked(try TextReader(other))
            try ParallelMap.run(limit: 4) { add in
                try revisions.forEachBlock(from: first, add)
            } transform: { block in
                try reader.withLock { try $0.texts(of: block) }
            } each: {
                try $0.forEach(each)
            }
        }
    }

    /// Hands over the texts of a block of revisions and of those that follow it, all on this thread.
    private func texts(_ first: [Int64], _ revisions: SQLStatement, _ each: ([UInt8]) throws -> Void) throws {
        let reader = try TextReader(self)
        try revisions.forEachBlock(from: first) { try reader.texts(of: $0).forEach(each) }
    }
}

/// Reads texts of revisions on one connection, for one thread at a time.
private struct TextReader: @unchecked Sendable {
    private let select: SQLStatement
    private let path: String

    init(_ reader: StoreReader) throws(StoreError) {
        path = reader.session.path
        select = try reader.session.prepare(
            """
            SELECT coalesce(\(IntactFunction.body), (SELECT intact(b.body, b.digest) FROM revision b
                WHERE b.document = r.document AND b.number = r.number - 1))
            FROM revision r WHERE r.id = ?1
            """)
    }

    /// The texts of revisions; of a deletion, the text before it.
    func texts(of revisions: [Int64]) throws(StoreError) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        texts.reserveCapacity(revisions.count)
        for revision in revisions {
            select.bind(revision)
            defer { select.reset() }
            guard try select.step() else { throw StoreError(.damaged("revision \(revision) is missing"), at: path) }
            texts.append(select.bytes(0))
        }
        return texts
    }
}

extension SQLStatement {
    /// The number of rows in a block: some hundred kilobytes of texts.
    fileprivate static let blockSize = 1_000

    /// The numbers in the first column of the next rows; fewer than `blockSize` at the end.
    fileprivate func nextBlock() throws(StoreError) -> [Int64] {
        var numbers: [Int64] = []
        numbers.reserveCapacity(Self.blockSize)
        while numbers.count < Self.blockSize, try step() { numbers.append(int64(0)) }
        return numbers
    }

    /// Calls `body` with a block and those after it. SQLite would start again after the last row.
    fileprivate func forEachBlock(from first: [Int64], _ body: ([Int64]) throws -> Void) throws {
        var block = first
        while !block.isEmpty {
            try body(block)
            block = block.count == Self.blockSize ? try nextBlock() : []
        }
    }
}
