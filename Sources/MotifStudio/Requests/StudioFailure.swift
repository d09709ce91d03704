import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore
import MotifSystem
import MotifText

/// The reason why a request can't be answered.
struct StudioFailure: Error {
    /// The HTTP status.
    let status: Int
    /// The stable code, such as `not-found`.
    let code: String
    /// The message: a sentence without a full stop.
    let message: String
    /// The header fields that go with it.
    private(set) var headers: [(name: String, value: String)]
    /// The advice that follows the message, which depends on the program.
    let advice: StudioAdvice?
    /// The failure of an operation, which describes itself.
    private var operation: OperationFailure?

    private init(
        _ status: Int, _ code: String, _ message: String, _ headers: [(name: String, value: String)] = [],
        advice: StudioAdvice? = nil
    ) {
        (self.status, self.code, self.message, self.advice) = (status, code, message, advice)
        self.headers = status == 503 ? headers + [("Retry-After", "2")] : headers
    }

    /// The failure that corresponds to an error.
    init(_ error: any Error) {
        switch error {
        case let failure as StudioFailure: self = failure
        // The file may be back in a moment, for example when another program replaces it.
        case let error as StoreError where [.noSuchFile, .unreadable].contains(error.kind):
            self.init(503, "catalog", error.message)
        case let error as ScreenshotError: self.init(422, "picture", error.message)
        case let error as FileError:
            self.init(error.isAboutSpace ? 507 : error.isAboutRights ? 403 : 500, "file", error.message)
        case let failure as Renderer.Failure: self.init(failure)
        case let error as StoreError where error.isDamage: self.init(500, "catalog", error.message, advice: .damage)
        default: self = .operation(OperationFailure(error))
        }
    }

    /// There is no animation for this reason.
    private init(_ failure: Renderer.Failure) {
        switch failure {
        case .missing(let program):
            let installation = Renderer.installation(of: program)
            self.init(501, "missing-program", "A GIF needs '\(program)', which isn't installed; \(installation)")
        case .unusable(let program, _), .failed(let program, _, _):
            self.init(500, "failed", "'\(program)' failed to make the GIF")
        case .endless(let program): self.init(503, "timeout", "'\(program)' took too long and was ended")
        case .tooLarge(let megapixels):
            self.init(
                422, "too-large",
                "The pictures would have over \(megapixels) million pixels; choose a smaller screen")
        }
    }

    /// Reads a request, whose problems are those of the request, not of a document.
    static func malformed<Result>(_ read: () throws(Problems) -> Result) throws(StudioFailure) -> Result {
        do throws(Problems) { return try read() } catch { throw .operation(OperationFailure(malformed: error)) }
    }

    /// The failure as JSON.
    ///
    /// - Parameter advice: What follows the message.
    func json(_ advice: String) -> JSON {
        if let operation { return ["error": operation.json] }
        return ["error": ["code": .string(code), "message": .string(message + advice), "path": "$"]]
    }
}

extension StudioFailure {
    /// The operation failed.
    static func operation(_ failure: OperationFailure) -> Self {
        var answer = Self(failure.reason.status, failure.code, failure.message)
        answer.operation = failure
        return answer
    }

    /// The URL has more bytes than this.
    static func longURL(limit: Int) -> Self { Self(414, "too-large", "The URL is longer than \(limit) bytes") }

    /// The URL isn't valid.
    static let badURL = Self(400, "syntax", "The URL isn't valid")
    /// Nothing has this address.
    static let nothing = Self(
        404, "not-found", "There is nothing at this address; /api/openapi.json lists those of the API")

    /// The reference in the address can't refer to a document.
    static func badReference(_ error: ReferenceError) -> Self { Self(404, "not-found", error.message) }

    /// The format in the address isn't one of these.
    static func unknownFormat(known: [String]) -> Self {
        Self(404, "not-found", "Unknown format; available: \(known.joined(separator: ", "))")
    }

    /// The address doesn't support the method.
    static func otherMethod(allowed: [String]) -> Self {
        let methods = allowed.joined(separator: ", ")
        return Self(405, "method", "This address only accepts \(methods)", [("Allow", methods)])
    }

    /// The frames of elements can't be used.
    static func badFrames(_ error: ScreenshotFolder.BadFrame) -> Self {
        Self(422, "value", error.message.capitalizedFirst)
    }

    /// The request comes from a page of another site.
    static let otherSite = Self(403, "forbidden", "Pages of other sites can't use the studio")
    /// The request names a different server.
    static let otherHost = Self(403, "forbidden", "The request names a different server", advice: .url)
    /// The token is missing or wrong.
    static let noToken = Self(
        401, "unauthorized", "The token is missing or wrong", [("WWW-Authenticate", "Bearer")], advice: .url)
    /// The token in the URL is wrong.
    static let expiredLink = Self(401, "unauthorized", "This link has expired", advice: .url)
    /// The catalog is read-only.
    static let readOnly = Self(403, "read-only", "This studio is read-only")
    /// The body isn't declared as JSON.
    static let notJSON = Self(415, "media-type", "The body must be JSON, with Content-Type: application/json")
    /// The body isn't declared as a picture.
    static let notPicture = Self(
        415, "media-type", "The body must be a picture, with Content-Type: image/png, image/jpeg, or image/webp")
    /// The body is too large.
    static let tooLarge = Self(413, "too-large", "The body is larger than 10 MB")
    /// Another animation is in progress.
    static let rendering = Self(503, "busy", "Another GIF is in progress; try again in a moment")
    /// Too many saves are queued.
    static let busy = Self(503, "busy", "The studio is busy, and nothing was written; try again in a moment")
    /// The catalog's file was replaced during a write.
    static let replaced = Self(503, "catalog", "The catalog was replaced during the save; nothing was saved")
}

/// A failure for which the program that serves a studio may have advice.
public enum StudioAdvice: Sendable {
    /// The request lacks the URL that the program printed.
    case url
    /// The catalog's file is damaged.
    case damage
}

extension OperationFailure.Reason {
    /// The status code.
    fileprivate var status: Int {
        switch self {
        case .malformed: 400
        case .notFound: 404
        case .conflict: 409
        case .invalid: 422
        case .notPermitted: 403
        case .catalog: 500
        case .diskFull: 507
        case .busy: 503
        }
    }
}

extension StoreError {
    /// Whether the catalog's file is damaged.
    fileprivate var isDamage: Bool {
        if case .damaged = kind { true } else { false }
    }
}
