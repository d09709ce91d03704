import MotifCore
import MotifJSON

extension BatchOperation.Write {
    /// Writes, checks what hangs on what was written, and answers.
    func run(on writer: CatalogWriter) throws -> BatchResult {
        let outcomes = try outcomes(writer)
        // Here and not at the end of the change, so that it is this line that fails.
        let rewritten = try writer.updateDependents()
        if case .deleteAll = self { return BatchResult(.array(outcomes.map(\.json))) }
        var object = outcomes.first?.json.object ?? JSONObject()
        let dependents = outcomes.dropFirst() + rewritten
        if !dependents.isEmpty { object["dependents"] = .array(dependents.map(\.json)) }
        return BatchResult(.object(object))
    }

    /// What became of the document, then of those that follow it.
    private func outcomes(_ writer: CatalogWriter) throws -> [Outcome] {
        switch self {
        case .create(let name, let edit): [try writer.create(name, edit)]
        case .update(let name, let edit, let expected): [try writer.update(name, edit, expecting: expected)]
        case .copy(let reference, let slug): [try writer.copy(reference, to: slug)]
        case .rename(let name, let slug): try writer.rename(name, to: slug)
        case .delete(let name, let expected): try writer.delete([name], expecting: expected)
        case .deleteAll(let names): try writer.delete(names)
        case .restore(let reference): [try writer.restore(reference)]
        }
    }
}
