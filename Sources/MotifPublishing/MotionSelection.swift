public import MotifCatalog
public import MotifCore
public import MotifExport
import MotifJSON
import MotifSystem

/// Patterns whose motion is exported, on one screen and in one scene.
///
///     var selection = try MotionSelection(.everything, of: reader)
///     selection.orientation = .landscape
///     try MotionFiles(.lottie, selection).write(to: "lottie", from: reader)
@dynamicMemberLookup
public struct MotionSelection: Sendable {
    /// The patterns, in the order in which they were named, or sorted by slug.
    public let references: [DocumentReference]
    /// The operation to export, and the screen, the scene, and the values with which it plays.
    public var stage = MotionStage()
    /// The name of the pattern's classes, types, and file; its slug if there is none.
    public var name: Slug?
    /// The package of Kotlin files; `nil` for the default.
    public var package: String?
    /// The shared values that a file beside the patterns declares as constants.
    var constants: [SharedValue] = []
    /// The constants in code.
    var names: [Slug: String] = [:]
    /// The devices that can be chosen in an interactive export.
    private let devices: [Device]
    private let curves = FittedCurves()

    /// Creates a selection of the patterns among documents.
    ///
    /// - Parameters:
    ///   - selection: The documents; those that aren't patterns are ignored.
    ///   - reader: The catalog.
    /// - Throws: `Problems` in a filter.
    public init(_ selection: Selection, of reader: CatalogReader) throws {
        devices = try reader.devices()
        switch selection {
        case .named(let references): self.references = try references.map(reader.withPresentName)
        case .everything: references = try Self.listed(ListRequest(.pattern), reader)
        case .listed(var request):
            request.type = .pattern
            references = try Self.listed(request, reader)
        }
    }

    /// A member of the stage, such as the screen.
    public subscript<Value>(dynamicMember member: WritableKeyPath<MotionStage, Value>) -> Value {
        get { stage[keyPath: member] }
        set { stage[keyPath: member] = newValue }
    }

    private static func listed(_ request: ListRequest, _ reader: CatalogReader) throws -> [DocumentReference] {
        var references: [DocumentReference] = []
        try reader.list(request) { references.append(DocumentReference($0.entry.name)) }
        return references
    }

    /// The exports of one pattern to several targets.
    public struct Exports: Sendable {
        /// The pattern as it was selected.
        public let reference: DocumentReference
        /// The pattern, its screen and its scene.
        public let subject: ExportSubject
        /// The result of each target, or the problems that prevent it.
        public let made: [(target: ExportTarget, result: Result<MotionExport, Problems>)]
    }

    /// Exports every pattern to each of the targets, on all cores, and passes on the results in order.
    ///
    /// - Parameters:
    ///   - targets: The formats.
    ///   - reader: The catalog.
    ///   - each: Receives the results for one pattern.
    /// - Throws: `Problems` that prevent a pattern's motion, with its name if there are several patterns; errors that
    ///   `each` throws.
    public func exports(
        to targets: [ExportTarget], from reader: CatalogReader, each: (Exports) throws -> Void
    ) throws {
        try map(from: reader) { reference, subject in
            Exports(
                reference: reference, subject: subject,
                made: try targets.map { target in (target, try target.result(of: subject)) })
        } each: {
            try each($0)
        }
    }

    /// Transforms every pattern on all cores, and passes on the results in order.
    func map<Output: Sendable>(
        from reader: CatalogReader, transform: @escaping @Sendable (DocumentReference, ExportSubject) throws -> Output,
        each: (Output) throws -> Void
    ) throws {
        try ParallelMap.run(limit: 16) { add in
            for reference in references { try add((reference, try subject(reference, from: reader))) }
        } transform: { reference, subject in
            try transform(reference, subject)
        } each: {
            try each($0)
        }
    }

    private func subject(_ reference: DocumentReference, from reader: CatalogReader) throws -> ExportSubject {
        let request = SampleRequest(reference, on: stage)
        do {
            let made = try reader.subject(request, devices: devices, curves: curves)
            let subject = (stage.values.members.isEmpty ? made : made.unsaved()).using(names, package: package)
            return name.map(subject.named) ?? subject
        } catch let problems as Problems {
            throw named(problems, reference)
        }
    }

    /// All shared values, if one of the patterns uses one.
    func sharedValues(of reader: CatalogReader) throws -> [SharedValue] {
        let isUsing = try references.contains { reference in
            try reader.state(of: reference).document.references.contains { $0.type == .value }
        }
        guard isUsing else { return [] }
        return try reader.names(of: ListRequest(.value)).compactMap { try reader.value(of: DocumentReference($0)) }
    }

    /// Problems with the pattern's name if there are several patterns, since even a problem of the kind may concern only
    /// one of them.
    func named(_ problems: Problems, _ reference: DocumentReference) -> Problems {
        Problems(problems.problems, of: references.count > 1 ? reference.name : problems.document)
    }

    /// The name of a pattern's file: its slug, with the version if several versions of one pattern are selected, and
    /// with the operation if one is.
    func fileName(of reference: DocumentReference, _ target: ExportTarget) -> String {
        let isAlone = references.count { $0.name == reference.name } < 2
        var parts = [target.stem(of: name ?? reference.name.slug)]
        switch reference.version {
        case .revision(let number, _) where !isAlone: parts[0] += "@\(number)"
        case .release(let release) where !isAlone: parts[0] += "@\(release)"
        case .newest, .revision, .release: break
        }
        if let operation = stage.operation { parts.append(operation) }
        return (parts + [target.fileExtension]).joined(separator: ".")
    }
}
