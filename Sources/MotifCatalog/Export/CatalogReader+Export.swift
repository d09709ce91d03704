public import MotifCore

extension CatalogReader {
    /// Writes documents in an order and form that depend on nothing but their texts. Memory does not grow with them.
    ///
    /// - Parameters:
    ///   - write: Takes the next bytes of the text.
    ///   - progress: Told how many documents are written, now and then.
    /// - Returns: How many documents were written.
    @discardableResult
    public func export(
        _ selection: Selection, as format: ExportFormat, to write: (borrowing [UInt8]) throws -> Void,
        progress: (Int) -> Void = { _ in }
    ) throws -> Int { fatalError() }

    /// The documents one by one, each as a file of its own.
    ///
    /// - Parameter file: Takes the path of each below the folder, `patterns/expand.json`, and its text.
    @discardableResult
    public func export(_ selection: Selection, files file: (String, [UInt8]) throws -> Void) throws -> Int { fatalError() }
}
