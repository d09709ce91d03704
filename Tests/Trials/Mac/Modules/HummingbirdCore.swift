// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://github.com/hummingbird-project/hummingbird/tree/2.28.1/Sources/HummingbirdCore

public import HTTPTypes
public import Logging
public import NIOCore

public struct Request: Sendable {
    public let head: HTTPRequest
    public var body: RequestBody
    public var method: HTTPRequest.Method { head.method }
    public var headers: HTTPFields { head.headerFields }
}

public struct RequestBody: Sendable {
    public func collect(upTo maxBytes: Int) async throws -> ByteBuffer { ByteBuffer(string: "") }
    public func consumeWithCancellationOnInboundClose<Value: Sendable>(
        _ operation: (RequestBody) async throws -> Value
    ) async throws -> Value { try await operation(self) }
}

public struct ResponseBody: Sendable {
    public init(byteBuffer: ByteBuffer) {}
}

public protocol ResponseBodyWriter {
    mutating func write(_ buffer: ByteBuffer) async throws
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws
}

struct RootResponseBodyWriter: Sendable, ResponseBodyWriter {
    func write(_ buffer: ByteBuffer) async throws {}
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

public struct ResponseWriter: ~Copyable {
    public consuming func writeHead(_ head: HTTPResponse) async throws -> some ResponseBodyWriter {
        RootResponseBodyWriter()
    }
    public consuming func writeResponse(_ head: HTTPResponse) async throws {}
    public consuming func write(response head: HTTPResponse, body: consuming ResponseBody) async throws {}
}

public protocol ServerChildChannel: Sendable {}

public struct HTTP1Channel: ServerChildChannel {
    public typealias Responder =
        @Sendable (Request, consuming ResponseWriter, any Channel) async throws -> Void

    public struct Configuration: Sendable {
        public struct DecoderConfiguration: Sendable {
            public init(
                maxHeaderFieldSize: Int = 80 * 1024, maxHeaderListSize: Int = 80 * 1024, maxHeaderFieldCount: Int = 1000
            ) {}
        }

        public init(
            additionalChannelHandlers: @autoclosure @escaping @Sendable () -> [any RemovableChannelHandler] = [],
            idleTimeout: TimeAmount? = nil, httpDecoderConfiguration: DecoderConfiguration = .init()
        ) {}
    }

    public init(responder: @escaping Responder, configuration: Configuration = .init()) {}
}

public protocol AvailableConnectionsDelegate: Sendable {}

public struct MaximumAvailableConnections: AvailableConnectionsDelegate {
    public init(_ maxConnections: Int, logger: Logger) {}
}

public struct BindAddress: Sendable {
    public static func hostname(_ host: String = "127.0.0.1", port: Int = 8080) -> Self { Self() }
}

public struct ServerConfiguration: Sendable {
    public init(
        address: BindAddress = .hostname(), serverName: String? = nil, backlog: Int = 256, reuseAddress: Bool = true,
        availableConnectionsDelegate: (any AvailableConnectionsDelegate)? = nil
    ) {}
}

public actor Server<ChildChannel: ServerChildChannel> {
    public init(
        childChannelSetup: ChildChannel, configuration: ServerConfiguration,
        onServerRunning: (@Sendable (any Channel) async -> Void)? = nil, eventLoopGroup: any EventLoopGroup,
        logger: Logger
    ) {}
    public func run() async throws {}
    public func shutdownGracefully() async throws {}
}
