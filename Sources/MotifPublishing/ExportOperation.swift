public import MotifCatalog
public import MotifCore
import MotifExport
public import MotifJSON

/// An operation that exports the motion of one pattern, as JSON describes it: `{"op": "export", "ref": "expand",
/// "to": "css"}`.
///
/// Its other keys are `operation`, `name`, `device` or `screen`, `landscape`, and `scene`, as for `sample`.
public struct ExportOperation: Sendable {
    /// The value of `op`.
    public static let name = "export"

    private let reference: DocumentReference
    private let target: ExportTarget
    private let operation: String?
    private let slug: Slug?
    private let stage: OperationKeys.Stage

    /// Reads an operation from an object with `op`, which must be `export`.
    ///
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(_ json: JSON) throws(Problems) {
        guard let object = json.object, object["op"]?.string == Self.name else {
            throw Problems(.wrongType(expected: "an object with 'op'", found: json.typeInWords))
        }
        var keys = OperationKeys(object, besides: ["op"])
        try self.init(&keys)
    }

    /// Reads the keys of an operation whose name is known.
    ///
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(arguments: JSONObject) throws(Problems) {
        var keys = OperationKeys(arguments)
        try self.init(&keys)
    }

    private init(_ keys: inout OperationKeys) throws(Problems) {
        let reference = keys.requiredReference("ref")
        let target = Self.target(&keys)
        operation = keys.text("operation")
        slug = keys.object["name"].flatMap { _ in keys.requiredSlug("name") }
        stage = keys.stage()
        keys.finish()
        guard let reference, let target, keys.problems.isEmpty else { throw Problems(keys.problems) }
        (self.reference, self.target) = (reference, target)
    }

    private static func target(_ keys: inout OperationKeys) -> ExportTarget? {
        let known = ExportTarget.all.map(\.name)
        if keys.object["to"] == nil {
            keys.report(.missing(key: "to", for: "one of \(known.joined(separator: ", "))"))
        }
        guard let name = keys.text("to") else { return nil }
        if let target = ExportTarget.named(name) { return target }
        keys.report(.unknown("format", name, among: known), at: "to")
        return nil
    }

    /// Exports the motion.
    ///
    /// - Returns: `{"exact", "fileName", "notes", "operations", "pattern", "revision", "target"}` with the file as
    ///   `text`, or as `base64` if it isn't text.
    /// - Throws: `Problems`; `StoreError`.
    func answer(on reader: CatalogReader) throws -> OperationAnswer {
        var selection = try MotionSelection(.named([reference]), of: reader)
        selection.operation = operation
        selection.name = slug
        (selection.screen, selection.orientation, selection.scene) = (stage.screen, stage.orientation, stage.scene)
        var answer = JSONObject()
        try selection.exports(to: [target], from: reader) { exports in
            for (target, result) in exports.made {
                let file = try result.get()
                answer = exports.subject.report(result, of: target)
                answer["fileName"] = .string(target.fileName(of: exports.subject.name))
                if target.isBinary {
                    answer["base64"] = .string(Base64.text(of: file.bytes))
                } else {
                    answer["text"] = .string(file.text)
                }
            }
        }
        return OperationAnswer(.object(answer))
    }
}

extension Catalog {
    /// Runs an operation that exports the motion of a pattern.
    ///
    /// - Returns: How exactly the format represents the motion, as the command reports it with `--format json`, and the
    ///   file.
    public func answer(_ operation: ExportOperation) throws(OperationFailure) -> OperationAnswer {
        do {
            return try read { try operation.answer(on: $0) }
        } catch {
            throw OperationFailure(error)
        }
    }
}
