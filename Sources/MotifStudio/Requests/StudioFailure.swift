import MotifCatalog
import MotifJSON
import MotifStore

/// A request that can't be answered: the status, and the error that its body has.
struct StudioFailure: Error {
    /// The status code.
    let status: Int
    /// `{"code", "message", "path"}`, with `problems` if there are several.
    let json: JSON
    /// Header fields, such as those that name what is allowed.
    var headers: [(name: String, value: String)] = []

    /// A failure of the request itself.
    init(_ status: Int, _ code: String, _ message: String, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.headers = headers
        json = ["code": .string(code), "message": .string(message), "path": "$"]
    }

    /// The failure of an operation.
    init(_ failure: OperationFailure) {
        json = failure.json
        switch failure.reason {
        case .malformed: status = 400
        case .notFound: status = 404
        case .conflict: status = 409
        case .invalid: status = 422
        case .notPermitted: status = 403
        case .catalog: status = 500
        case .diskFull: status = 507
        case .busy:
            status = 503
            headers = [("Retry-After", "2")]
        }
    }

    /// The failure that an error means.
    init(_ error: any Error) {
        switch error {
        case let failure as StudioFailure: self = failure
        // The file may be back in a moment, as when another program replaces it.
        case let error as StoreError where [.noSuchFile, .unreadable].contains(error.kind):
            self.init(503, "catalog", error.message, headers: [("Retry-After", "2")])
        case let error as StoreError where error.isDamage:
            let advice =
                "; run 'motif verify' for details, or 'motif salvage' to write what is intact into a new catalog"
            self.init(500, "catalog", error.message + advice)
        default: self.init(OperationFailure(error))
        }
    }

    /// Saves that wait for another process are so many that this one would wait for too long.
    static let busy = StudioFailure(
        503, "busy", "Other changes are being saved; nothing was written", headers: [("Retry-After", "2")])

    /// The error in a sentence.
    var message: String { json["message"]?.string ?? "" }

    /// The answer with the error as JSON: `{"error": {"code", "message", "path", "problems"}}`.
    var answer: StudioAnswer {
        var answer = StudioAnswer(status, ["error": json])
        answer.headers += headers
        return answer
    }
}

extension StoreError {
    /// Whether the catalog's file is damaged.
    fileprivate var isDamage: Bool {
        if case .damaged = kind { true } else { false }
    }
}
