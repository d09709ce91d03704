import MotifCore
import MotifJSON
import MotifStore

extension ImportWriter {
    /// Writes what had to wait for other documents, round by round, as long as a round gets further.
    func writeWaiting() throws {
        while true {
            let before = (waitingKinds.count, waitingTexts.count, waiting.count)
            let kinds = waitingKinds
            waitingKinds = []
            for (place, kind) in kinds { try add(kind, at: place) }
            try checkWaitingTexts()
            let documents = waiting.sorted { $0.text.name.type < $1.text.name.type }
            waiting = []
            try write(documents)
            if (waitingKinds.count, waitingTexts.count, waiting.count) == before { break }
        }
        try failWaiting()
    }

    /// Deletes every document of the catalog that the import does not have.
    func prune() throws {
        var others: [DocumentName] = []
        try writer.store.documents(.init()) { stored in
            if !seen.contains(stored.entry.id) { others.append(stored.entry.name) }
        }
        for outcome in try writer.delete(others) { try count(outcome) }
    }

    /// - Throws: `ImportProblems` where there are any.
    func throwFaults() throws {
        guard !faults.isEmpty else { return }
        throw ImportProblems(documents: faults, isCut: faults.count >= ImportProblems.limit)
    }

    /// Checks the patterns whose kind was unknown when they were read; those whose kind is there now are ready.
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
                waiting.append(Ready(place: place, text: PreparedText(try Document(json, kind: answer).body)))
            } catch {
                try fail(Document.name(of: json), error.problems, at: place)
            }
        }
    }

    /// What still waits refers to what neither the catalog nor the import has.
    private func failWaiting() throws {
        for (place, kind) in waitingKinds {
            try fail(kind.metadata.name, try writer.missingReferences(kind), at: place)
        }
        for place in waitingTexts {
            let json = try writer.json.read(place.text)
            try fail(Document.name(of: json), try writer.problems(in: json), at: place)
        }
        let names = Set(waiting.map(\.text.name))
        for document in waiting {
            let json = try writer.json.read(document.text.canonical)
            var problems = try writer.problems(in: json)
            if let other = document.text.references.first(where: names.contains) {
                problems = [Problem(.cycle([document.text.name, other].map(\.description)))]
            }
            if !problems.isEmpty { try fail(document.text.name, problems, at: document.place) }
        }
    }
}
