import MotifCore
import MotifJSON

extension BatchOperation.Write {
    /// Writes and returns the result.
    func run(on writer: CatalogWriter) throws -> BatchResult {
        switch self {
        case .create(let name, let edit): BatchResult(try writer.create(name, edit).json)
        case .update(let name, let edit, let expected):
            BatchResult(try writer.update(name, edit, expecting: expected).json)
        case .copy(let reference, let slug): BatchResult(try writer.copy(reference, to: slug).json)
        case .rename(let name, let slug): BatchResult(try writer.rename(name, to: slug).json)
        case .delete(let name, let expected): BatchResult(try writer.delete(name, expecting: expected).json)
        case .deleteAll(let names): BatchResult(.array(try writer.delete(names).map(\.json)))
        case .restore(let reference): BatchResult(try writer.restore(reference).json)
        }
    }
}
