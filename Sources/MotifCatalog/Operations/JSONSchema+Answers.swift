package import MotifCore

// The parts that several results have.
extension JSONSchema {
    /// The type of a document.
    package static let documentType = choice(DocumentType.allCases.map(\.rawValue))

    /// The number of a revision.
    package static let revision = integer(from: 1)

    /// A count, or the number of a change.
    package static let count = integer(from: 0)

    /// Any object.
    package static let record = map(of: anything)

    /// A time, or a value with a unit.
    static let time = either([number, text])

    /// A point, or a text such as `0,-200`.
    static let point = either([text, map(of: number)])

    /// A problem.
    package static let problem = object(
        ["code": text, "message": text, "path": text, "line?": revision, "column?": revision], others: anything)

    /// The outcome of a write.
    static let outcome = object([
        "action": .text.described("created, updated, renamed, deleted, restored, or unchanged."),
        "dependents?": list(of: record).described("Documents that changed with it."),
        "losses?": list(of: text).described("What values can't hold of the code that they were given as."),
        "revision": revision, "slug": text, "type": documentType,
    ])

    /// A change of the history.
    static let change = object([
        "author": text, "change": revision, "hash": text, "message": text, "release?": text, "revisions": count,
        "time": text,
    ])

    /// A revision or a release in the history.
    package static let logEntry = object([
        "action": text, "author": text, "change": revision,
        "changed?": list(of: record).described("The values that changed: name, old, new, oldText, newText."),
        "currentSlug?": text, "message": text, "release?": text, "revision?": revision, "slug?": text, "time": text,
        "type?": documentType,
    ])

    /// A row of a list.
    static let row = object(
        [
            "deprecated?": .either([.boolean, .text]), "kind?": text, "parameters?": anything, "revision": revision,
            "slug": text, "summary?": text, "tags": list(of: text), "title": text,
            "totalDuration?": number.described("Seconds of the longest operation."), "type": documentType,
            "updated": text,
        ], others: anything)

    /// A document with its revision.
    package static let entry = object([
        "author": text, "document": record,
        "durations?": map(of: number).described("Seconds of each operation that time drives."),
        "kindRevision?": revision, "newest?": revision, "revision": revision, "slug": text, "type": documentType,
        "updated": text,
    ])
}
