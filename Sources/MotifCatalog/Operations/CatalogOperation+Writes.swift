import MotifCore
import MotifJSON

extension CatalogOperation.Write {
    /// Writes and returns the answer.
    func answer(on writer: CatalogWriter) throws -> OperationAnswer {
        switch self {
        case .create(let name, let edit): OperationAnswer(try writer.create(name, edit).json)
        case .update(let name, let edit, let expected):
            OperationAnswer(try writer.update(name, edit, expecting: expected).json)
        case .copy(let reference, let slug): OperationAnswer(try writer.copy(reference, to: slug).json)
        case .rename(let name, let slug): OperationAnswer(try writer.rename(name, to: slug).json)
        case .delete(let name, let expected): OperationAnswer(try writer.delete(name, expecting: expected).json)
        case .deleteAll(let names): OperationAnswer(.array(try writer.delete(names).map(\.json)))
        case .restore(let reference): OperationAnswer(try writer.restore(reference).json)
        }
    }
}
