import MotifCore
import MotifJSON
import MotifStore

/// The failure of a line of a batch.
struct BatchFailure {
    /// The `error` of the answer.
    let json: JSON

    /// A failure with all problems of the line or of its operation.
    init(_ problems: Problems) {
        var object = problems.problems.first.map(Self.object) ?? JSONObject()
        if problems.problems.count > 1 || problems.document != nil {
            object["problems"] = .array(problems.problems.map { .object(Self.object($0)) })
        }
        if let document = problems.document { object["ref"] = .string(document.description) }
        if problems.misfits.count > 1 {
            object["refs"] = .array(problems.misfits.compactMap { $0.document.map { .string($0.description) } })
        }
        json = .object(object)
    }

    /// A failure because the line isn't JSON.
    init(_ error: JSONError) {
        let problem = Problem(.json(error), at: error.path ?? .root, position: error.position)
        var object = Self.object(problem)
        object["column"] = .number(Double(error.position.column))
        json = .object(object)
    }

    /// A failure to read or write the catalog.
    init(_ error: StoreError) {
        json = ["code": .string(Self.code(of: error.kind)), "message": .string(error.message), "path": "$"]
    }

    private static func object(_ problem: Problem) -> JSONObject { problem.json.object ?? JSONObject() }

    private static func code(of kind: StoreError.Kind) -> String {
        switch kind {
        case .busy: "busy"
        case .stale: Problem.Code.conflict.rawValue
        case .notPermitted: "not-permitted"
        case .diskFull: "disk-full"
        default: "catalog"
        }
    }
}
