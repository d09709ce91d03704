import ArgumentParser
import MotifCatalog
import MotifCore
import MotifHub

/// A kind of value on the command line: its name in help, what a shell offers for it, and how it is read.
///
///     @Argument(.reference, .key("ref", of: .show))
///     var reference: DocumentReference
struct ArgumentKind<Value>: Sendable {
    private let name: String
    let completion: CompletionKind?
    let read: @Sendable (String) throws -> Value

    init(
        _ name: String, offering completion: CompletionKind? = nil, read: @escaping @Sendable (String) throws -> Value
    ) {
        (self.name, self.completion, self.read) = (name, completion, read)
    }

    /// The help of an argument of this kind.
    func help(_ text: String) -> ArgumentHelp { ArgumentHelp(text, valueName: name) }
}

// Documents and their parts.
extension ArgumentKind where Value == DocumentReference {
    static var reference: Self { Self("ref", offering: Completions.references, read: OptionValue.reference) }
    static var pattern: Self { Self("ref", offering: Completions.patterns, read: OptionValue.reference) }
}

extension ArgumentKind where Value == DocumentName {
    static var name: Self { Self("ref", offering: Completions.references, read: OptionValue.name) }
    static var newName: Self { Self("ref", read: OptionValue.name) }
}

extension ArgumentKind where Value == Slug {
    static var kind: Self { Self("slug", offering: Completions.kinds, read: OptionValue.slug) }
    static var newSlug: Self { Self("slug", read: OptionValue.slug) }
    static var device: Self { Self("slug", offering: Completions.devices, read: OptionValue.device) }
}

extension ArgumentKind where Value == [String] {
    static var tags: Self { Self("tag,...", offering: Completions.tags, read: OptionValue.names) }

    /// Names separated by commas.
    static func names(offering completion: CompletionKind) -> Self {
        Self("names", offering: completion, read: OptionValue.names)
    }
}

extension ArgumentKind where Value == Assignment {
    static func assignment(_ name: String = "name=value", offering completion: CompletionKind? = nil) -> Self {
        Self(name, offering: completion) { try Assignment(argument: $0) }
    }
}

// The history.
extension ArgumentKind where Value == RevisionNumber {
    static var revision: Self { Self("n", read: OptionValue.revision) }
}

extension ArgumentKind where Value == HistoryMoment {
    static var moment: Self { Self("when", offering: Completions.releases, read: OptionValue.historyMoment) }
}

extension ArgumentKind where Value == HistoryRange {
    static var range: Self { Self("range", offering: Completions.releases, read: OptionValue.historyRange) }
}

extension ArgumentKind where Value == DocumentOrRange {
    static var documentOrRange: Self {
        Self("ref|range", offering: Completions.referencesAndReleases, read: OptionValue.documentOrRange)
    }
}

extension ArgumentKind where Value == Int {
    static var change: Self { Self("change", read: OptionValue.count) }
    static var count: Self { Self("n", read: OptionValue.count) }

    static func whole(_ name: String, in range: ClosedRange<Int>) -> Self {
        Self(name, read: OptionValue.whole(range))
    }
}

extension ArgumentKind where Value == HubURL {
    static var hub: Self { Self("url", offering: .file(extensions: ["db"]), read: OptionValue.hub) }
}

extension ArgumentKind where Value == MotionPoint {
    static var point: Self { Self("x,y", read: OptionValue.point) }
}

// Texts.
extension ArgumentKind where Value == String {
    static var author: Self { Self("name", read: OptionValue.author) }
    static var operation: Self { text("name", offering: Completions.operations) }
    static var set: Self { text("name", offering: Completions.sets) }

    /// A text with this name.
    static func text(_ name: String, offering completion: CompletionKind? = nil) -> Self {
        Self(name, offering: completion) { $0 }
    }

    static func nonEmpty(_ name: String, offering completion: CompletionKind? = nil) -> Self {
        Self(name, offering: completion, read: OptionValue.nonEmpty)
    }

    /// The path of a file; shells offer those with these endings.
    static func file(_ name: String = "file", ending: String...) -> Self {
        text(name, offering: .file(extensions: ending))
    }
}

extension String {
    /// The help of an argument that is also a key of an operation: the key's summary.
    static func key(_ name: String, of operation: OperationDefinition) -> String {
        operation.format.keys.first { $0.name == name }?.summary ?? ""
    }
}

extension Argument {
    /// An argument that must be there.
    init(_ kind: ArgumentKind<Value>, _ help: String) {
        self.init(help: kind.help(help), completion: kind.completion, transform: kind.read)
    }

    /// An argument that may be missing.
    init<Element>(_ kind: ArgumentKind<Element>, _ help: String) where Value == Element? {
        self.init(help: kind.help(help), completion: kind.completion, transform: kind.read)
    }

    /// Any number of arguments.
    init<Element>(wrappedValue: [Element], _ kind: ArgumentKind<Element>, _ help: String) where Value == [Element] {
        self.init(
            wrappedValue: wrappedValue, help: kind.help(help), completion: kind.completion, transform: kind.read)
    }
}

extension Option {
    /// An option that must be there.
    init(_ kind: ArgumentKind<Value>, _ help: String, name: NameSpecification = .long) {
        self.init(name: name, help: kind.help(help), completion: kind.completion, transform: kind.read)
    }

    /// An option with a standard value.
    init(wrappedValue: Value, _ kind: ArgumentKind<Value>, _ help: String, name: NameSpecification = .long) {
        self.init(
            wrappedValue: wrappedValue, name: name, help: kind.help(help), completion: kind.completion,
            transform: kind.read)
    }

    /// An option that may be missing.
    init<Element>(
        _ kind: ArgumentKind<Element>, _ help: String, name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next
    ) where Value == Element? {
        self.init(
            name: name, parsing: parsing, help: kind.help(help), completion: kind.completion, transform: kind.read)
    }

    /// An option that may be repeated.
    init<Element>(
        wrappedValue: [Element], _ kind: ArgumentKind<Element>, _ help: String, name: NameSpecification = .long,
        parsing: ArrayParsingStrategy = .singleValue
    ) where Value == [Element] {
        self.init(
            wrappedValue: wrappedValue, name: name, parsing: parsing, help: kind.help(help),
            completion: kind.completion, transform: kind.read)
    }
}
