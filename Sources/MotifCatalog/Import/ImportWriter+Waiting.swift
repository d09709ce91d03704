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
            for (place, kind) in kinds { try add(kind, at: place) }
            try checkWaitingTexts()
            let documents = waiting.sorted { $0.text.body.name.type < $1.text.body.name.type }
            waiting = []
            try write(documents)
            if (waitingKinds.count, waitingTexts.count, waiting.count) == before { break }
        }
        try failWaiting()
    }

    /// Deletes every document of the catalog that the import doesn't have.
    func prune() throws {
        var others: [DocumentName] = []
        try writer.store.documents(.init()) { stored in
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

    /// Checks the patterns whose kind was unknown when they were read; those whose kind has arrived are ready.
    private func checkWaitingTexts() throws {
        let places = waitingTexts
        waitingTexts = []
        for place in places {
            let json = try writer.json.read(place.text)
            guard let kind = Pattern.kind(of: json), try writer.kinds.newest(kind) != nil else {
                waitingTexts.append(place)
                continue
            }
            let answer = try writer.kinds.answer(for: json)
            do {
                waiting.append(Ready(place: place, text: try writer.prepared(Document(json, kind: answer))))
            } catch let problems as Problems {
                try fail(Document.name(of: json), problems.problems, at: place)
            }
        }
    }

    /// Reports the documents that still wait: they refer to documents that neither the catalog nor the import has.
    private func failWaiting() throws {
        for (place, kind) in waitingKinds {
            try fail(kind.metadata.name, try writer.missingReferences(kind), at: place)
        }
        for place in waitingTexts {
            let json = try writer.json.read(place.text)
            try fail(Document.name(of: json), try writer.problems(in: json), at: place)
        }
        let names = Set(waiting.map(\.text.body.name))
        for document in waiting {
            var problems = try self.problems(ofWaiting: document.text.body)
            if let other = document.text.body.references.first(where: names.contains) {
                problems = [Problem(.cycle([document.text.body.name, other].map(\.description)))]
            }
            if !problems.isEmpty { try fail(document.text.body.name, problems, at: document.place) }
        }
    }

    /// The problems of a document that still waits. A pattern whose kind waits is checked against that kind, since it has
    /// that kind's defaults already; if it has no problem itself, those of its kind are enough.
    private func problems(ofWaiting body: DocumentBody) throws -> [Problem] {
        let json = try writer.json.read(body.canonical)
        for (_, kind) in waitingKinds where kind.metadata.name.slug == body.kind {
            guard case .kind(let kind) = kind else { continue }
            return try writer.missingReferences(Document(json, kind: .found(kind)))
        }
        return try writer.problems(in: json)
    }
}
