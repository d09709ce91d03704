import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore
import MotifSystem

/// The reason why a request can't be answered.
enum StudioFailure: Error {
    /// The operation failed.
    case operation(OperationFailure)
    /// The URL has more bytes than this.
    case longURL(limit: Int)
    /// The URL isn't valid.
    case badURL
    /// Nothing has this address.
    case nothing
    /// The reference in the address can't refer to a document.
    case badReference(ReferenceError)
    /// The format in the address isn't one of these.
    case unknownFormat(known: [String])
    /// The address doesn't support the method.
    case otherMethod(allowed: [String])
    /// The request comes from a page of another site.
    case otherSite
    /// The request names a different server.
    case otherHost
    /// The token is missing or wrong.
    case noToken
    /// The token in the URL is wrong.
    case expiredLink
    /// The catalog is read-only.
    case readOnly
    /// The body isn't declared as JSON.
    case notJSON
    /// The body isn't declared as a picture.
    case notPicture
    /// The picture can't be used.
    case screenshot(ScreenshotError)
    /// The frames of elements can't be used.
    case badFrames(ScreenshotFolder.BadFrame)
    /// A file beside the catalog can't be read or written.
    case file(FileError)
    /// The body is too large.
    case tooLarge
    /// There is no animation for this reason.
    case unrendered(Renderer.Failure)
    /// Another animation is in progress.
    case rendering
    /// Too many saves are queued.
    case busy
    /// The catalog's file was replaced during a write.
    case replaced
    /// The catalog's file can't be found or opened at the moment.
    case unavailable(StoreError)
    /// The catalog's file is damaged.
    case damaged(StoreError)

    /// The failure that corresponds to an error.
    init(_ error: any Error) {
        switch error {
        case let failure as StudioFailure: self = failure
        // The file may be back in a moment, for example when another program replaces it.
        case let error as StoreError where [.noSuchFile, .unreadable].contains(error.kind): self = .unavailable(error)
        case let error as ScreenshotError: self = .screenshot(error)
        case let error as FileError: self = .file(error)
        case let failure as Renderer.Failure: self = .unrendered(failure)
        case let error as StoreError where error.isDamage: self = .damaged(error)
        default: self = .operation(OperationFailure(error))
        }
    }

    /// Returns the result of reading a request; problems are those of the request, not of a document.
    static func malformed<Result>(_ read: () throws(Problems) -> Result) throws(StudioFailure) -> Result {
        do throws(Problems) { return try read() } catch { throw .operation(OperationFailure(malformed: error)) }
    }

    /// The status, the stable code, and the error in a sentence.
    var parts: (status: Int, code: String, message: String) {
        switch self {
        case .operation(let failure): (failure.reason.status, failure.code, failure.message)
        case .longURL(let limit): (414, "too-large", "The URL is longer than \(limit) bytes")
        case .badURL: (400, "syntax", "The URL isn't valid")
        case .nothing: (404, "not-found", "There is nothing at this address; /api/openapi.json lists those of the API")
        case .badReference(let error): (404, "not-found", error.message)
        case .unknownFormat(let known):
            (404, "not-found", "Unknown format; available: \(known.joined(separator: ", "))")
        case .otherMethod(let allowed):
            (405, "method", "This address only accepts \(allowed.joined(separator: ", "))")
        case .otherSite: (403, "forbidden", "Pages of other sites can't use the studio")
        case .otherHost: (403, "forbidden", "The request names a different server")
        case .noToken: (401, "unauthorized", "The token is missing or wrong")
        case .expiredLink: (401, "unauthorized", "This link has expired")
        case .readOnly: (403, "read-only", "This studio is read-only")
        case .notJSON: (415, "media-type", "The body must be JSON, with Content-Type: application/json")
        case .notPicture:
            (415, "media-type", "The body must be a picture, with Content-Type: image/png, image/jpeg, or image/webp")
        case .screenshot(let error): (422, "picture", error.message)
        case .badFrames(let error): (422, "value", error.message.prefix(1).uppercased() + error.message.dropFirst())
        case .file(let error): (error.isAboutSpace ? 507 : error.isAboutRights ? 403 : 500, "file", error.message)
        case .tooLarge: (413, "too-large", "The body is larger than 10 MB")
        case .unrendered(.missing(let program)):
            (
                501, "missing-program",
                "A GIF needs '\(program)', which isn't installed; \(Renderer.installation(of: program))"
            )
        case .unrendered(.unusable(let program, _)), .unrendered(.failed(let program, _, _)):
            (500, "failed", "'\(program)' failed to make the GIF")
        case .unrendered(.endless(let program)): (503, "timeout", "'\(program)' took too long and was ended")
        case .unrendered(.tooLarge(let megapixels)):
            (422, "too-large", "The pictures would have over \(megapixels) million pixels; choose a smaller screen")
        case .rendering: (503, "busy", "Another GIF is in progress; try again in a moment")
        case .busy: (503, "busy", "The studio is busy, and nothing was written; try again in a moment")
        case .replaced: (503, "catalog", "The catalog was replaced during the save; nothing was saved")
        case .unavailable(let error): (503, "catalog", error.message)
        case .damaged(let error): (500, "catalog", error.message)
        }
    }

    /// The status code.
    var status: Int { parts.status }

    /// Header fields, such as the allowed methods.
    var headers: [(name: String, value: String)] {
        switch self {
        case .otherMethod(let allowed): [("Allow", allowed.joined(separator: ", "))]
        case .noToken: [("WWW-Authenticate", "Bearer")]
        case _ where status == 503: [("Retry-After", "2")]
        default: []
        }
    }

    /// The subject of advice that the program may have; `nil` if there is none.
    var advice: StudioAdvice? {
        switch self {
        case .otherHost, .noToken, .expiredLink: .url
        case .damaged: .damage
        default: nil
        }
    }

    /// The error as JSON: `{"error": {"code", "message", "path", "problems"}}`.
    ///
    /// - Parameter advice: The text after the message.
    func json(_ advice: String) -> JSON {
        if case .operation(let failure) = self { return ["error": failure.json] }
        return ["error": ["code": .string(parts.code), "message": .string(parts.message + advice), "path": "$"]]
    }
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
