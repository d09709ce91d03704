import MotifCore

/// Checks a catalog and collects the damage: in the file, the revisions and their chain, the entries, and the indexes.
struct Verification {
    let reader: StoreReader
    private(set) var damage: [Damage] = []

    init(_ reader: StoreReader) { self.reader = reader }

    var session: Session { reader.session }

    mutating func note(_ kind: Damage.Kind, document: Int64, revision: Int? = nil) throws(StoreError) {
        damage.append(
            Damage(kind, document: try reader.name(of: document), revision: revision.flatMap { RevisionNumber($0) }))
    }

    /// Runs a check as far as the file can be read; a page that can't doesn't keep the other checks from running.
    mutating func attempt(_ check: (inout Verification) throws -> Void) throws {
        do {
            try check(&self)
        } catch let error as StoreError {
            guard case .damaged(let message) = error.kind else { throw error }
            // The message about a page that can't be read names no table.
            guard !damage.contains(where: \.isOfFile) else { return }
            damage.append(Damage(.sqlite(message)))
        }
    }

    /// Runs SQLite's own checks.
    mutating func checkFile() throws(StoreError) {
        damage += try session.fileDamage()
        let keys = try session.prepare("PRAGMA foreign_key_check")
        while try keys.step() {
            let message = "row \(keys.int64(1)) of \(keys.text(0)) refers to a missing row of \(keys.text(2))"
            damage.append(Damage(.sqlite(message)))
        }
    }

    /// Checks the hash of every revision and of every change.
    mutating func checkRevisions(progress: (_ done: Int, _ total: Int) -> Void) throws(StoreError) {
        let total = try session.int("SELECT count(*) FROM revision")
        let changes = try session.prepare(ChangeColumn.select)
        let revisions = try session.prepare(RevisionColumn.select)
        var isRow = try revisions.step()
        var parent: ContentDigest?
        var last: Int64 = 0
        var documents: Int64 = 0
        var done = 0
        while try changes.step() {
            let change = changes.int64(ChangeColumn.id)
            var hash = ChangeHash(parent: parent, note: changes.note(ChangeColumn.author))
            if !changes.isNull(ChangeColumn.release.rawValue) {
                // An invalid name isn't one that was hashed.
                ReleaseName(changes.text(ChangeColumn.release)).map { hash.add($0) }
            }
            var isNumbered = true
            while isRow, revisions.int64(RevisionColumn.change) == change {
                try check(revisions, in: &hash)
                // A change's revisions are found by their ids, which have no gaps.
                isNumbered = isNumbered && revisions.int(RevisionColumn.id) == done + 1
                // The hashes of clones agree only if documents are numbered in the order of their creation.
                if revisions.int(RevisionColumn.number) == 1 {
                    documents &+= 1
                    isNumbered = isNumbered && revisions.int64(RevisionColumn.document) == documents
                }
                isRow = try revisions.step()
                done += 1
                if done.isMultiple(of: 1_000) { progress(done, total) }
            }
            let stored = ContentDigest(changes.bytes(ChangeColumn.hash))
            // A number from a damaged file can be the largest there is, which has no next one.
            if change &- last != 1 || stored != hash.finished() || !isNumbered {
                damage.append(Damage(.brokenChain, change: change))
            }
            parent = stored
            last = change
        }
        // Revisions of a change that doesn't exist, or out of its order.
        if isRow { damage.append(Damage(.brokenChain, change: revisions.int64(RevisionColumn.change))) }
        progress(total, total)
    }

    /// The columns of a change, in the order of its SELECT.
    private enum ChangeColumn: Int32 {
        case id, author, message, time, hash, release

        static let select = """
            SELECT c.id, c.author, c.message, c.time, s.hash, c.release
            FROM change c LEFT JOIN change_hash s ON s.change = c.id ORDER BY c.id
            """
    }

    /// The columns of a revision, in the order of its SELECT.
    private enum RevisionColumn: Int32 {
        case id, document, number, kind, kindNumber, digest, body, change

        static let select =
            "SELECT id, document, number, kind, kind_number, digest, body, change FROM revision ORDER BY id"
    }

    private mutating func check(_ row: SQLStatement, in hash: inout ChangeHash) throws(StoreError) {
        let document = row.int64(RevisionColumn.document)
        guard let number = RevisionNumber(row.int(RevisionColumn.number)),
            let digest = ContentDigest(row.bytes(RevisionColumn.digest))
        else {
            return try note(.altered, document: document, revision: row.int(RevisionColumn.number))
        }
        let kind = RevisionNumber(row.int(RevisionColumn.kindNumber)).map {
            RevisionKey(DocumentID(row.int64(RevisionColumn.kind)), $0)
        }
        let key = RevisionKey(DocumentID(document), number)
        hash.add(RevisionRecord(key: key, kind: kind, digest: digest, body: nil))
        if ContentDigest(of: row.bytes(RevisionColumn.body)) != digest {
            try note(.altered, document: document, revision: number.value)
        }
    }

    /// Checks the documents' rows against their newest revisions, and the numbers of the revisions.
    mutating func checkEntries() throws(StoreError) {
        let gaps = try session.prepare(
            "SELECT document FROM revision GROUP BY document HAVING min(number) <> 1 OR max(number) <> count(*)")
        while try gaps.step() { try note(.missingRevision, document: gaps.int64(0)) }
        let entries = try session.prepare(
            """
            SELECT d.id FROM document d LEFT JOIN revision r ON r.id = d.revision
            WHERE r.document IS NOT d.id OR r.number <> d.number OR d.deleted <> (r.body IS NULL) OR d.kind IS NOT r.kind
                OR EXISTS (SELECT 1 FROM revision l WHERE l.document = d.id AND l.number > d.number)
            """)
        while try entries.step() { try note(.wrongEntry, document: entries.int64(0)) }
    }
}

extension Verification {
    /// Checks every index against the newest texts.
    mutating func checkIndexes(
        derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws(StoreError) {
        var check = IndexCheck(session)
        var isComplete = true
        let ofFile = damage.filter(\.isOfFile)
        let isIndexDamaged = !ofFile.isEmpty && ofFile.allSatisfy(\.isHarmless)
        let ids = try session.prepare("SELECT id FROM document WHERE NOT deleted ORDER BY type, slug")
        while try ids.step() {
            let id = ids.int64(0)
            // An altered text was noted with its revision; nothing can be compared with it.
            guard let document = try reader.readable(DocumentID(id)) else {
                isComplete = false
                continue
            }
            guard let text = IndexedText(canonical: document.body),
                let derived = try? derived(reader, document)
            else {
                // A document needs an index for what it refers to.
                isComplete = isComplete && !isIndexDamaged
                if !isIndexDamaged { try note(.unreadable, document: id, revision: document.entry.newest.value) }
                continue
            }
            if try !check.hasHead(text, document.entry) { try note(.wrongEntry, document: id) }
            for index in try check.wrongIndexes(of: DocumentID(id), text, derived) {
                try note(.wrongIndex(index), document: id)
            }
        }
        guard isComplete, !damage.contains(where: { $0.kind == .altered }) else { return }
        if try session.int(FormerNameIndex.differences) > 0 {
            damage.append(Damage(.wrongIndex(FormerNameIndex.name)))
        }
        for index in try check.indexesWithMore() { damage.append(Damage(.wrongIndex(index))) }
    }
}

extension StoreReader {
    /// A document whose newest text can be read.
    fileprivate func readable(_ document: DocumentID) throws(StoreError) -> StoredDocument? {
        do {
            return try self.document(document)
        } catch {
            guard case .damaged = error.kind else { throw error }
            return nil
        }
    }

    /// The name of a document, if it has a valid one.
    func name(of document: Int64) throws(StoreError) -> DocumentName? {
        try session.first("SELECT type, slug FROM document WHERE id = ?1", document) { row in
            guard let type = DocumentType(number: row.int64(0)), let slug = Slug(row.text(1)) else { return nil }
            return DocumentName(type, slug)
        }
    }
}
