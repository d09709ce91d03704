import MotifExport
import MotifJSON
public import MotifStore

/// The studio's answer to a request.
public struct StudioAnswer: Sendable {
    /// What follows the header fields.
    public enum Content: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// Nothing, where a `GET` would be answered with this number of bytes.
        case nothing(insteadOf: Int)
        /// An endless stream of server-sent events: every change of the catalog after this one, or from now on.
        case events(after: HistoryPoint?)
    }

    /// The status code.
    public let status: Int
    /// The header fields, without the length of the content.
    public internal(set) var headers: [(name: String, value: String)]
    /// What follows the header fields.
    public internal(set) var content: Content

    init(_ status: Int = 200, headers: [(name: String, value: String)] = [], _ content: Content = .bytes([])) {
        self.status = status
        self.headers = headers
        self.content = content
    }

    /// An answer with content of this media type. JSON ends with a newline, like the command's output.
    init(_ status: Int = 200, _ type: MediaType, _ bytes: [UInt8]) {
        let end: [UInt8] = type == .json ? [UInt8(ascii: "\n")] : []
        self.init(status, headers: [("Content-Type", type.rawValue)], .bytes(bytes + end))
    }

    /// An answer that is a JSON value.
    init(_ status: Int = 200, _ json: JSON) { self.init(status, .json, json.canonicalBytes) }

    /// The same answer with an additional header field.
    func with(_ name: String, _ value: String) -> StudioAnswer {
        var answer = self
        answer.headers.append((name, value))
        return answer
    }

    /// The value of a header field.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The same answer without its body, as for `HEAD`.
    var withoutBody: StudioAnswer {
        guard case .bytes(let bytes) = content else { return self }
        var answer = self
        answer.content = .nothing(insteadOf: bytes.count)
        return answer
    }

    /// The body; empty for events.
    public var body: [UInt8] {
        if case .bytes(let bytes) = content { bytes } else { [] }
    }
}

/// The media types of answers.
enum MediaType: String {
    case json = "application/json"
    case html = "text/html; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case picture = "image/svg+xml"
    case gif = "image/gif"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
    case bytes = "application/octet-stream"
    case events = "text/event-stream"

    /// The type of a screenshot.
    init(_ format: PictureHeader.Format) {
        switch format {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .webp: self = .webp
        }
    }

    /// The type of a file with this name.
    init(of file: String) {
        switch file.split(separator: ".").last {
        case "js": self = .script
        case "css": self = .style
        case "svg": self = .picture
        case "json": self = .json
        case "html": self = .html
        default: self = .bytes
        }
    }
}
