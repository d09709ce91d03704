import MotifCore
import MotifJSON
import MotifStore

extension ImportWriter {
    /// Writes the documents that had to wait for others, in rounds, as long as a round makes progress.
    func writeWaiting() throws {
        while true {
            let before = (waitingKinds.count, waitingTexts.count, waiting.count)
            let kinds = waitingKinds
            waitingKinds = []
            for (origin, kind) in kinds { try add(kind, at: origin) }
            try checkWaitingTexts()
            let documents = waiting.sorted { $0.text.name.type < $1.text.name.type }
            waiting = []
            for document in documents { try write(document) }
            if (waitingKinds.count, waitingTexts.count, waiting.count) == before { break }
        }
        try failWaiting()
    }

    /// Deletes every document of the catalog that the import doesn't have.
    func prune() throws {
        var others: [DocumentName] = []
        try writer.store.documents(Query(nil)) { stored in
            if !seen.contains(stored.entry.id) { others.append(stored.entry.name) }
        }
        for outcome in try writer.delete(others) { try count(outcome) }
    }

    /// - Throws: `ImportProblems` if there are any.
    func throwFaults() throws {
        guard !faults.isEmpty else { return }
        let documents = faults.sorted { $0.order < $1.order }.map(\.document)
        throw ImportProblems(documents: documents, isCut: faults.count >= ImportProblems.limit)
    }

    /// Checks the documents whose kind or shared values were unknown when they were read; if these have arrived, they
    /// are ready. One that still lacks a value is checked again when that has arrived, and not before: aliases can follow
    /// each other in a file from the last to the first.
    private func checkWaitingTexts() throws {
        var origins = Array(waitingTexts.reversed())
        var lacking: [Slug: [ImportOrigin]] = [:]
        waitingTexts = []
        while let origin = origins.popLast() {
            let json = try writer.json.read(origin.text)
            let kind = Pattern.kind(of: json)
            if try kind.map({ try writer.kinds.newest($0) == nil }) ?? false {
                waitingTexts.append(origin)
                continue
            }
            var lacked: Slug?
            let resolver = ValueResolver { [writer] slug in
                if let value = try writer.values.newest(slug) { return .found(value) }
                lacked = slug
                return .missing(.unknownValue(slug, among: []))
            }
            do {
                let document = try writer.document(json, resolver: resolver)
                if case .value = document {
                    try add(document, at: origin)
                    origins += lacking.removeValue(forKey: document.metadata.name.slug) ?? []
                } else {
                    waiting.append(Ready(origin: origin, text: try writer.prepared(document)))
                }
            } catch let problems as Problems {
                let areUnknown = problems.problems.allSatisfy { $0.code == .unknownReference }
                if areUnknown, let lacked {
                    lacking[lacked, default: []].append(origin)
                } else if areUnknown {
                    waitingTexts.append(origin)
                } else {
                    try fail(Document.name(of: json), problems.problems, at: origin)
                }
            }
        }
        waitingTexts = (waitingTexts + lacking.values.joined()).sorted { $0.order < $1.order }
    }

    /// Reports the documents that still wait: they refer to documents that neither the catalog nor the import has.
    private func failWaiting() throws {
        for (origin, kind) in waitingKinds {
            try fail(kind.metadata.name, try writer.missingReferences(kind), at: origin)
        }
        for origin in waitingTexts {
            let json = try writer.json.read(origin.text)
            try fail(Document.name(of: json), try writer.problems(in: json), at: origin)
        }
        let names = Set(waiting.map(\.text.name))
        for document in waiting {
            var problems = try self.problems(ofWaiting: document.text)
            if let other = document.text.references.first(where: names.contains) {
                problems = [Problem(.cycle([document.text.name, other].map(\.description)))]
            }
            if !problems.isEmpty { try fail(document.text.name, problems, at: document.origin) }
        }
    }

    /// The problems of a document that still waits. A pattern whose kind waits or is refused is checked against that kind,
    /// since it has that kind's defaults already; if it has no problem itself, those of its kind are enough.
    private func problems(ofWaiting text: PreparedDocument) throws -> [Problem] {
        let json = try writer.json.read(text.canonical)
        for kind in waitingKinds.map(\.kind) + refusedKinds where kind.metadata.name.slug == text.kind {
            guard case .kind(let kind) = kind else { continue }
            return try writer.missingReferences(writer.document(json, kind: .found(kind)))
        }
        return try writer.problems(in: json)
    }
}

extension ImportWriter {
    /// Writes a kind or a shared value by itself, so that others can refer to its revision, or keeps it until its
    /// references exist.
    func add(_ kind: Document, at origin: ImportOrigin) throws {
        guard try kind.references.allSatisfy(isKnown) else {
            waitingKinds.append((origin, kind))
            return
        }
        let name = kind.metadata.name
        let entry = try writer.store.entry(of: name)
        if let entry, !(try isWanted(entry, holding: PreparedDocument(kind), at: origin)) {
            if options.conflict == .fail { refusedKinds.append(kind) }
            return
        }
        let outcome = try writer.write(kind, to: entry, as: entry.map(Self.action(on:)) ?? .created)
        if entry == nil, let id = try writer.store.entry(of: name)?.id { see(id, at: origin) }
        try count(outcome)
    }
}
