import HTTPTypes
import HummingbirdCore
import MotifCatalog
import MotifStudio
import MotifSystem
import NIOCore
import NIOPosix

/// The studio, which is made when the server's port is known.
final class LateStudio: Sendable {
    private let made = Locked<Studio?>(nil)

    /// The studio; `nil` before the first connection.
    var studio: Studio? { made.withLock { $0 } }

    func set(_ studio: Studio) { made.withLock { $0 = studio } }
}

/// Turns requests of a connection into those of the studio, and its answers into those of the connection.
struct StudioResponder: Sendable {
    let studio: LateStudio
    let feed: EventFeed
    let readers: NIOThreadPool
    let writer: NIOThreadPool

    /// A slow client holds one part of an answer in the server's buffers.
    private static let partBytes = 65_536
    /// Each write may wait for seconds if another process keeps the catalog locked.
    private static let maximumWrites = 16
    private let writes = Locked(0)
    /// The bytes of all bodies that are being received or answered.
    private static let maximumBodyBytes = 64_000_000
    private let bodyBytes = Locked(0)

    init(studio: LateStudio, feed: EventFeed, readers: NIOThreadPool, writer: NIOThreadPool) {
        (self.studio, self.feed, self.readers, self.writer) = (studio, feed, readers, writer)
    }

    /// Answers one request.
    func respond(
        to request: HummingbirdCore.Request, _ response: consuming ResponseWriter, _ channel: any NIOCore.Channel
    ) async throws {
        guard let studio = studio.studio else {
            return try await response.writeResponse(HTTPResponse(status: .serviceUnavailable))
        }
        let answer: StudioAnswer
        switch studio.admit(StudioRequest(request)) {
        case .answered(let made): answer = made
        case .admitted(let routed) where routed.hasBody:
            // A body of unknown length can be as long as any.
            let length = request.headers[.contentLength].flatMap { Int($0) } ?? Studio.maximumBodyBytes
            guard reserve(length) else {
                try await write(studio.busy(routed), response, closing: true)
                return channel.close(mode: .output, promise: nil)
            }
            defer { bodyBytes.withLock { $0 -= length } }
            let body: [UInt8]
            do {
                body = Array(buffer: try await request.body.collect(upTo: Studio.maximumBodyBytes))
            } catch is NIOTooManyBytesError {
                try await write(studio.tooLarge(routed), response, closing: true)
                return channel.close(mode: .output, promise: nil)
            }
            answer = try await self.answer(routed, body, by: studio, channel)
        case .admitted(let routed): answer = try await self.answer(routed, [], by: studio, channel)
        }
        if case .events(let point) = answer.content {
            return try await sendEvents(after: point, answer, from: studio, request, response)
        }
        // The rest of a body that nobody wants would have to be read first.
        let isClosing = request.method == .post && answer.status >= 400
        try await write(answer, response, closing: isClosing)
        if isClosing { channel.close(mode: .output, promise: nil) }
    }

    /// Makes room for a body.
    private func reserve(_ length: Int) -> Bool {
        bodyBytes.withLock { bytes in
            guard bytes + length <= Self.maximumBodyBytes else { return false }
            bytes += length
            return true
        }
    }

    /// What reads is answered at once. Writes wait on a thread of their own: for each other, and for other processes.
    ///
    /// Reading ends with the connection of its client.
    private func answer(
        _ routed: RoutedRequest, _ body: [UInt8], by studio: Studio, _ channel: any NIOCore.Channel
    ) async throws -> StudioAnswer {
        let cancellation = Cancellation(seconds: Studio.readingSeconds)
        channel.closeFuture.whenComplete { [weak cancellation] _ in cancellation?.cancel() }
        let (work, answer) = try await readers.runIfActive { () -> (StudioWork, StudioAnswer?) in
            let work = studio.work(of: routed, body: body)
            return (work, work.isWriting ? nil : studio.answer(work, until: cancellation))
        }
        if let answer { return answer }
        let isFull = writes.withLock { writes in
            if writes == Self.maximumWrites { return true }
            writes += 1
            return false
        }
        if isFull { return studio.busy(work) }
        defer { writes.withLock { $0 -= 1 } }
        return try await writer.runIfActive { studio.answer(work) }
    }

    private func write(
        _ answer: StudioAnswer, _ response: consuming ResponseWriter, closing: Bool = false
    ) async throws {
        var head = answer.head
        let bytes: [UInt8]
        switch answer.content {
        case .bytes(let body):
            bytes = body
            if answer.status != 304 { head.headerFields[.contentLength] = String(body.count) }
        case .nothing(let count):
            bytes = []
            head.headerFields[.contentLength] = String(count)
        case .events: bytes = []
        }
        if closing { head.headerFields[.connection] = "close" }
        if bytes.count <= Self.partBytes {
            return try await response.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        var body = try await response.writeHead(head)
        var start = 0
        while start < bytes.count {
            let end = min(start + Self.partBytes, bytes.count)
            try await body.write(ByteBuffer(bytes: bytes[start..<end]))
            start = end
        }
        try await body.finish(nil)
    }

    /// Sends events until the client or the server ends.
    private func sendEvents(
        after point: HistoryPoint?, _ answer: StudioAnswer, from studio: Studio, _ request: HummingbirdCore.Request,
        _ response: consuming ResponseWriter
    ) async throws {
        guard let events = feed.subscribe() else {
            var full = HTTPResponse(status: .serviceUnavailable)
            full.headerFields[.retryAfter] = "30"
            full.headerFields[.contentLength] = "0"
            return try await response.writeResponse(full)
        }
        // A client that resumes first gets the events it missed.
        let (head, missed) = try await readers.runIfActive {
            (try studio.head(), try point.flatMap { try studio.event(after: $0) })
        }
        feed.begin(at: head)
        var body = try await response.writeHead(answer.head)
        try await body.write(ByteBuffer(string: StudioEvent.beginning(at: head) + (missed?.lines ?? "")))
        try await request.body.consumeWithCancellationOnInboundClose { _ in
            for await event in events { try await body.write(ByteBuffer(string: event.lines)) }
        }
        try await body.finish(nil)
    }
}

extension StudioRequest {
    /// The request without its body.
    fileprivate init(_ request: HummingbirdCore.Request) {
        var fields = request.head.headerFields.map { (name: $0.name.rawName, value: $0.value) }
        // The HTTP types keep this field apart.
        if let authority = request.head.authority { fields.append((name: "Host", value: authority)) }
        self.init(request.head.method.rawValue, request.head.path ?? "", headers: fields)
    }
}

extension StudioAnswer {
    /// The status and the header fields.
    fileprivate var head: HTTPResponse {
        var fields = HTTPFields()
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        return HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: fields)
    }
}
