import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifSpelling
import MotifText

/// The reason why text is not a valid value of an argument; the command line's parser adds the argument's name.
struct InvalidValue: Error, CustomStringConvertible {
    /// The requirement (`it must be …`), or a sentence that begins with the quoted value.
    let description: String

    init(_ description: String) { self.description = description }

    /// The reason why text is not a value of its type.
    init(_ problems: Problems, of text: String) {
        if case .outOfRange(_, _, let range)? = problems.problems.first?.kind {
            self.init("it \(range)")
        } else {
            self.init(problems.problems.first?.message ?? "'\(text)' is invalid")
        }
    }
}

/// Parses the values of options and arguments.
enum OptionValue {
    static func nonEmpty(_ text: String) throws -> String {
        if text.isEmpty { throw InvalidValue("it must not be empty") }
        return text
    }

    /// The name of an author, who has one line in the log.
    static func author(_ text: String) throws -> String {
        if text.allSatisfy(\.isWhitespace) { throw InvalidValue("it must not be empty") }
        if text.contains(where: \.isNewline) { throw InvalidValue("it must be one line") }
        return text
    }

    /// A folder to write to, which standard output isn't.
    static func folder(_ text: String) throws -> String {
        if text == "-" { throw InvalidValue("it must be a folder; standard output can't be one") }
        return try nonEmpty(text)
    }

    /// The path of a file to make, which standard output isn't.
    static func newFile(_ text: String) throws -> String {
        if text == "-" { throw InvalidValue("it must be a file; a catalog can't be printed") }
        return text
    }

    /// A function that reads values, and names the requirement that a text doesn't meet.
    private static func reader<Value>(
        _ requirement: String, _ read: @escaping @Sendable (String) -> Value?
    ) -> @Sendable (String) throws -> Value {
        { text in
            guard let value = read(text) else { throw InvalidValue("it \(requirement)") }
            return value
        }
    }

    /// A count, 1 or more.
    static let count = reader("must be a whole number, 1 or more") { Int($0).flatMap { $0 >= 1 ? $0 : nil } }

    /// Reads whole numbers in a range.
    static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
        reader("must be a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// Pixels per point.
    static let scale = reader("must be a number from 0.05 to 8") { text in
        Double(text).flatMap { (0.05...8).contains($0) ? $0 : nil }
    }

    /// A time limit.
    static let seconds = reader("must be a number of seconds, more than 0") { text in
        Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    static let frameRate = reader(FrameRate.bounds.rule(unit: "")) { Double($0).flatMap { FrameRate($0) } }

    static let revision = reader("must be the number of a revision, 1 or more") { text in
        Int(text).flatMap { RevisionNumber($0) }
    }

    /// Names separated by commas; `\,` is a comma in a name.
    static func names(_ text: String) throws -> [String] {
        let comma = "\u{0}"
        let names = text.replacing("\\,", with: comma).split(separator: ",", omittingEmptySubsequences: false).map {
            name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).replacing(comma, with: ",")
        }
        if names.contains("") { throw InvalidValue("it must be names separated by commas") }
        return names
    }
}

// Names of documents.
extension OptionValue {
    /// A reference to a document or one of its revisions.
    static func reference(_ text: String) throws -> DocumentReference {
        do {
            return try DocumentReference(text)
        } catch {
            throw InvalidValue(error.message)
        }
    }

    /// The name of a document, for commands that work on the newest revision.
    static func name(_ text: String) throws -> DocumentName {
        let reference = try reference(text)
        let version: String
        switch reference.version {
        case .newest: return reference.name
        case .revision(let number, _): version = "revision \(number)"
        case .release(let release): version = "release \(release)"
        }
        throw InvalidValue(
            "'\(text)' names \(version), but this command works on the newest one: '\(reference.name)'")
    }

    static func slug(_ text: String) throws -> Slug {
        if let slug = Slug(text) { return slug }
        if let reference = try? DocumentReference(text) {
            throw InvalidValue("'\(text)' is a reference; use only the slug: '\(reference.name.slug)'")
        }
        throw InvalidValue(Problem(.badSlug(text)).message)
    }

    /// The slug of a device, with or without `device:` before it.
    static func device(_ text: String) throws -> Slug {
        let prefix = "device:"
        return try slug(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
    }
}

// Values of parameter types.
extension OptionValue {
    static func size(_ text: String) throws -> MotionSize { try value(.size, text, \.size) }

    static func point(_ text: String) throws -> MotionPoint { try value(.point, text, \.point) }

    static func number(_ text: String) throws -> Double { try value(.number, text, \.number) }

    /// A duration of a track in seconds, more than 0 and at most a minute.
    static func trackDuration(_ text: String) throws -> Double {
        let bounds = NumericBounds(lower: .init(0, isInclusive: false), upper: .init(60, isInclusive: true))
        return try value(.duration, text, within: bounds, \.number)
    }

    /// A duration in seconds, more than 0.
    static func duration(_ text: String) throws -> Double {
        try value(.duration, text, within: NumericBounds(lower: .init(0, isInclusive: false)), \.number)
    }

    static func dialect(_ text: String) throws(InvalidValue) -> Dialect {
        if let dialect = Dialect(rawValue: text) { return dialect }
        let names = Dialect.allCases.map(\.rawValue)
        let nearest = nearestName(to: text, among: names).map { "; did you mean '\($0)'?" }
        throw InvalidValue(
            "there is no platform '\(text)'" + (nearest ?? "; available: \(names.joined(separator: ", "))"))
    }

    private static func value<Part>(
        _ type: ParameterType, _ text: String, within bounds: NumericBounds = NumericBounds(),
        _ part: (ParameterValue) -> Part?
    ) throws(InvalidValue) -> Part {
        let value: ParameterValue
        do throws(Problems) {
            value = try ParameterDefinition(name: "", type: type, bounds: bounds).value(fromText: text)
        } catch {
            throw InvalidValue(error, of: text)
        }
        guard let part = part(value) else { throw InvalidValue("'\(text)' is not \(type.withArticle)") }
        return part
    }
}

/// The parts of `name=value`.
struct Assignment {
    let name: String
    let value: String

    init(argument text: String) throws { try self.init(text, like: "name=value") }

    /// The parts of `check=reason`.
    static func acceptance(_ text: String) throws -> Assignment { try Assignment(text, like: "check=reason") }

    /// Refuses a name with two values: the first would be lost without a word.
    static func checkNames(of assignments: [Assignment], option: String) throws {
        var names: Set<String> = []
        for assignment in assignments where !names.insert(assignment.name).inserted {
            throw ValidationError("\(option) has two values for '\(assignment.name)'; give one")
        }
    }

    private init(_ text: String, like example: String) throws {
        guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
            throw InvalidValue("it must be \(example)")
        }
        name = String(text[..<mark])
        value = String(text[text.index(after: mark)...])
    }
}
