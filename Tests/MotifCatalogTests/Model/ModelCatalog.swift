/// A catalog of dictionaries and arrays, for comparison with the real one.
///
/// It is written to be read: every rule is a loop over all documents. Nothing here uses the catalog's own code.
struct ModelCatalog: Equatable {
    /// A document, which keeps its history whatever it is named.
    struct Document: Equatable {
        let type: String
        /// Revision 1 first.
        var revisions: [Revision] = []

        var newest: Int { revisions.count }
        /// The contents now; `nil` if it is deleted.
        var text: ModelText? { revisions.last?.text }
        /// The contents before it was deleted, or now.
        var lastText: ModelText? { revisions.last { $0.text != nil }?.text }
        /// The name now, which a deleted document keeps.
        var name: String { lastText?.name ?? "" }

        /// The name in a revision; a deletion has the name of before.
        func name(at number: Int) -> String? {
            guard (1...newest).contains(number) else { return nil }
            return revisions[..<number].last { $0.text != nil }?.text?.name
        }
    }

    struct Revision: Equatable {
        /// `nil` for a deletion.
        let text: ModelText?
        /// The documents that its names meant when it was written.
        let targets: [String: Int]
        /// For a pattern, the revision of its kind that it was checked against.
        let kindRevision: Int?
        /// The number of its change, from 1.
        let change: Int
        /// The place among all revisions.
        let order: Int
    }

    struct Change: Equatable {
        let author: String
        var release: String?
    }

    /// A refusal: the codes of the problems, sorted.
    struct Refusal: Error, Equatable {
        let codes: [String]

        init(_ codes: String...) { self.codes = codes }
        init(_ codes: [String]) { self.codes = codes.sorted() }
    }

    /// In the order of creation; a document's number is its index.
    private(set) var documents: [Document] = []
    private(set) var changes: [Change] = []
    private var written = 0

    // MARK: Changes

    /// Makes one change of everything that the body writes; none if it writes nothing or throws.
    mutating func change<Result>(
        by author: String, _ body: (inout ModelCatalog) throws -> Result
    ) throws -> Result {
        var copy = self
        copy.changes.append(Change(author: author))
        let result = try body(&copy)
        if copy.written > written { self = copy }
        return result
    }

    /// Adds everything that the body writes to the change that this catalog has begun since `before`.
    mutating func continueChange<Result>(
        of before: ModelCatalog, by author: String, _ body: (inout ModelCatalog) throws -> Result
    ) throws -> Result {
        if written == before.written { return try change(by: author, body) }
        var copy = self
        let result = try body(&copy)
        self = copy
        return result
    }

    mutating func release(_ name: String, by author: String) throws {
        guard !changes.contains(where: { $0.release == name }) else { throw Refusal("exists") }
        guard !changes.isEmpty else { throw Refusal("not-found") }
        changes.append(Change(author: author, release: name))
    }

    /// Adds a revision to a document, or a document.
    mutating func append(_ text: ModelText?, to number: Int?, type: String) -> Int {
        let document = number ?? documents.count
        if number == nil { documents.append(Document(type: type)) }
        var targets: [String: Int] = [:]
        for name in text?.references ?? [] { targets[name] = self.number(named: name) }
        var kindRevision: Int?
        if case .pattern(let kind, _)? = text?.body, let kind = targets["kind:\(kind)"] {
            kindRevision = documents[kind].newest
        }
        written += 1
        documents[document].revisions.append(
            Revision(
                text: text, targets: targets, kindRevision: kindRevision, change: changes.count, order: written))
        return document
    }

    /// The catalog as it was after a change.
    func past(after change: Int) -> ModelCatalog {
        var past = ModelCatalog()
        past.changes = Array(changes.prefix(change))
        for document in documents {
            let revisions = document.revisions.prefix { $0.change <= change }
            // Documents are numbered in the order of their creation, so the rest is newer.
            if !revisions.isEmpty { past.documents.append(Document(type: document.type, revisions: Array(revisions))) }
        }
        past.written = past.documents.reduce(0) { $0 + $1.newest }
        return past
    }

    // MARK: Names

    /// The document that has this name now, even if it is deleted.
    func number(named name: String) -> Int? { documents.firstIndex { $0.name == name } }

    /// The documents that had this name and have given it up, the one that had it last first.
    func formerBearers(of name: String) -> [Int] {
        let last = documents.indices.compactMap { number -> (number: Int, order: Int)? in
            let document = documents[number]
            guard document.name != name else { return nil }
            let order = (1...document.newest).last { document.name(at: $0) == name }
            return order.map { (number, document.revisions[$0 - 1].order) }
        }
        return last.sorted { $0.order > $1.order }.map(\.number)
    }

    /// The document that a name means: the one that has it or, if there is none, the one that had it most recently.
    func resolve(_ name: String) throws -> Int {
        guard let number = number(named: name) ?? formerBearers(of: name).first else { throw Refusal("not-found") }
        return number
    }

    /// The document that a name means, unless it is deleted.
    func alive(_ name: String) throws -> Int {
        let number = try resolve(name)
        if documents[number].text == nil { throw Refusal("not-found") }
        return number
    }

    /// The document that `name@revision` means: the one that has the name if it had it then, or else one that had it
    /// then. If both did, the reference has two meanings.
    func resolve(_ name: String, at revision: Int) throws -> Int {
        let present = number(named: name)
        let former = formerBearers(of: name).first { documents[$0].name(at: revision) == name }
        if let present, documents[present].name(at: revision) == name {
            if former != nil { throw Refusal("not-found") }
            return present
        }
        if let former { return former }
        return try present ?? resolve(name)
    }

    /// The contents that `name`, `name@2`, or `name@release` means, with its document and revision.
    func revision(_ reference: ModelReference) throws -> (document: Int, revision: Int) {
        switch reference.version {
        case .newest:
            let document = try alive(reference.name)
            return (document, documents[document].newest)
        case .revision(let revision):
            let document = try resolve(reference.name, at: revision)
            guard documents[document].revisions.indices.contains(revision - 1),
                documents[document].revisions[revision - 1].text != nil
            else { throw Refusal("not-found") }
            return (document, revision)
        case .release(let release):
            guard let change = changes.firstIndex(where: { $0.release == release }) else { throw Refusal("not-found") }
            let past = past(after: change)
            let document =
                try past.number(named: reference.name) ?? past.formerBearers(of: reference.name).first
                ?? resolve(reference.name)
            guard past.documents.indices.contains(document), past.documents[document].text != nil else {
                throw Refusal("not-found")
            }
            return (document, past.documents[document].newest)
        }
    }

    // MARK: Reading

    /// The documents that aren't deleted.
    var present: [(number: Int, text: ModelText)] {
        documents.enumerated().compactMap { number, document in document.text.map { (number, $0) } }
    }

    /// All documents as JSON Lines: items, kinds, then patterns, each by slug.
    var exported: String {
        present.map(\.text).sorted { ($0.type, $0.slug) < ($1.type, $1.slug) }.map { $0.json + "\n" }.joined()
    }

    /// The documents that refer to this one, as `places(kind, items)`.
    func referrers(of number: Int) -> [Int] {
        present.filter { documents[$0.number].revisions.last?.targets.values.contains(number) == true }.map(\.number)
    }

    /// Every revision: `4 updated grow@2 tom`.
    var history: [String] {
        var lines: [(order: Int, line: String)] = []
        for document in documents {
            for (index, revision) in document.revisions.enumerated() {
                let name = document.name(at: index + 1) ?? ""
                let before = index > 0 ? document.revisions[index - 1].text : nil
                let action =
                    index == 0
                    ? "created"
                    : revision.text == nil
                        ? "deleted"
                        : before == nil ? "restored" : before?.slug == revision.text?.slug ? "updated" : "renamed"
                let author = changes[revision.change - 1].author
                lines.append((revision.order, "\(revision.change) \(action) \(name)@\(index + 1) \(author)"))
            }
        }
        return lines.map(\.line).sorted()
    }
}

/// A document's name with the version that is meant.
struct ModelReference: Equatable, CustomStringConvertible {
    enum Version: Equatable {
        case newest
        case revision(Int)
        case release(String)
    }

    let name: String
    var version = Version.newest

    var description: String {
        switch version {
        case .newest: name
        case .revision(let number): "\(name)@\(number)"
        case .release(let release): "\(name)@\(release)"
        }
    }
}
