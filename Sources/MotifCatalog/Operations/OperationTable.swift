import MotifCore
import MotifJSON

/// The operations that a program offers.
///
/// `catalog` has those of this module. A module that knows more adds its own: `OperationTable.catalog + [.export]`.
public struct OperationTable: Sendable {
    /// The operations, in the order in which they are listed.
    public let definitions: [OperationDefinition]

    /// The operations of this module.
    public static let catalog = OperationTable([
        .list, .show, .sample, .check, .curve, .diff, .log, .uses, .validate, .changelog, .releases, .stats, .create,
        .update, .copy, .rename, .delete, .restore, .undo, .redo, .release,
    ])

    /// A table of these operations.
    public init(_ definitions: [OperationDefinition]) { self.definitions = definitions }

    /// A table with more operations; those that read are listed first.
    public static func + (table: OperationTable, more: [OperationDefinition]) -> OperationTable {
        let all = table.definitions + more
        return OperationTable(all.filter { !$0.isWriting } + all.filter(\.isWriting))
    }

    /// The operation with this name.
    public subscript(name: String) -> OperationDefinition? { definitions.first { $0.name == name } }

    /// Reads an operation from an object with `op`.
    ///
    /// - Parameter others: Keys that the object may have besides those of the operation.
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    func operation(_ json: JSON, besides others: [String] = []) throws(Problems) -> CatalogOperation {
        let names = definitions.map(\.name)
        guard let object = json.object else {
            throw Problems(.wrongType(expected: "an object with 'op'", found: json.typeInWords))
        }
        guard let value = object["op"] else {
            throw Problems(.missing(key: "op", for: "one of \(names.joined(separator: ", "))"))
        }
        let path = JSONPath.root.appending(key: "op")
        guard let name = value.string else {
            throw Problems(.wrongType(expected: "text", found: value.typeInWords), at: path)
        }
        guard let definition = self[name] else {
            throw Problems(.unknown("operation", name, among: names), at: path)
        }
        return try definition.format.read(object, besides: ["op"] + others)
    }
}
