import ArgumentParser
import MotifCatalog
import MotifCore

/// An argument that names a document, or a range of the history.
///
/// What could be both is a range if it has `..`, or is a number, a date, or an age, and otherwise a document.
enum DocumentOrRange {
    /// A document, or one of its revisions.
    case document(DocumentReference)
    /// A range.
    case range(HistoryRange)

    /// The documents among arguments, and the range.
    ///
    /// - Throws: `ValidationError` if there is a second range.
    static func split(_ arguments: [DocumentOrRange]) throws -> (documents: [DocumentReference], range: HistoryRange?) {
        var documents: [DocumentReference] = []
        var ranges: [HistoryRange] = []
        for argument in arguments {
            switch argument {
            case .document(let reference): documents.append(reference)
            case .range(let range): ranges.append(range)
            }
        }
        if ranges.count > 1 {
            let ends = ranges.prefix(2).compactMap(\.first).map(\.description)
            let hint = ends.count == 2 ? "; write \(ends.joined(separator: ".."))" : ""
            throw ValidationError("Only one range is possible\(hint)")
        }
        return (documents, ranges.first)
    }
}

extension OptionValue {
    /// A place in the history.
    static func historyMoment(_ text: String) throws -> HistoryMoment {
        try historic { now throws(Problems) in try HistoryMoment(text, now: now) }
    }

    /// `1.3..1.4`
    static func historyRange(_ text: String) throws -> HistoryRange {
        try historic { now throws(Problems) in try HistoryRange(text, now: now) }
    }

    private static func historic<Value>(_ read: (Timestamp) throws(Problems) -> Value) throws -> Value {
        let now = try ChangeOptions.now()
        do throws(Problems) { return try read(now) } catch { throw InvalidValue(error, of: "") }
    }

    /// The name of a document, or a range.
    static func nameOrRange(_ text: String) throws -> DocumentOrRange {
        let argument = try documentOrRange(text)
        if case .document = argument { _ = try name(text) }
        return argument
    }

    /// A document, or a range.
    static func documentOrRange(_ text: String) throws -> DocumentOrRange {
        let isSurely = text.contains("..") || (try? historyMoment(text))?.isRelease == false
        if isSurely { return .range(try historyRange(text)) }
        do { return .document(try reference(text)) } catch {
            // Other names of releases look like misspelled slugs.
            let mayBeRelease = text.contains(".") || text.first?.isNumber == true
            guard mayBeRelease, let range = try? historyRange(text) else { throw error }
            return .range(range)
        }
    }
}
