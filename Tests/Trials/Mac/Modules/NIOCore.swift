// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://swiftpackageindex.com/apple/swift-nio/2.101.2/documentation/niocore

public struct TimeAmount: Sendable, Hashable {
    public static func seconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

public struct ByteBuffer: Sendable {
    public init(string: String) {}
    public init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 {}
    public var readableBytes: Int { 0 }
}

extension Array where Element == UInt8 {
    public init(buffer: ByteBuffer) { self = [] }
}

public struct NIOTooManyBytesError: Error {}

public struct IOError: Swift.Error {
    public var errnoCode: Int32 { 0 }
}

public enum SocketAddressError: Error, Sendable {
    case unsupported
    public struct UnknownHost: Error {}
}

public struct SocketAddress: Sendable {
    public var port: Int? { nil }
}

public enum System {
    public static var coreCount: Int { 1 }
}

public enum CloseMode: Sendable { case output, input, all }

public final class EventLoopFuture<Value>: Sendable {
    init() {}
    @preconcurrency
    public func whenComplete(_ callback: @escaping @Sendable (Result<Value, any Error>) -> Void) {}
}

public struct EventLoopPromise<Value>: Sendable {
    public let futureResult: EventLoopFuture<Value>
}

public struct Scheduled<T> {
    public func cancel() {}
}

extension Scheduled: Sendable where T: Sendable {}

public protocol EventLoopGroup: AnyObject, Sendable {}

public protocol EventLoop: EventLoopGroup {
    @discardableResult @preconcurrency
    func scheduleTask<T>(in: TimeAmount, _ task: @escaping @Sendable () throws -> T) -> Scheduled<T>
}

extension EventLoop {
    public func makePromise<T>(of type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line)
        -> EventLoopPromise<T>
    { EventLoopPromise(futureResult: EventLoopFuture()) }
}

public protocol Channel: AnyObject, Sendable {
    var localAddress: SocketAddress? { get }
    var isActive: Bool { get }
    var closeFuture: EventLoopFuture<Void> { get }
    func close(mode: CloseMode, promise: EventLoopPromise<Void>?)
}

public enum ChannelEvent: Equatable, Sendable { case inputClosed, outputClosed }

public struct NIOAny {}

@available(*, unavailable) extension NIOAny: Sendable {}

public final class ChannelHandlerContext {
    init(channel: any Channel, eventLoop: any EventLoop) { (self.channel, self.eventLoop) = (channel, eventLoop) }
    public let channel: any Channel
    public let eventLoop: any EventLoop
    public func fireChannelRead(_ data: NIOAny) {}
    public func fireUserInboundEventTriggered(_ event: Any) {}
    public func write(_ data: NIOAny, promise: EventLoopPromise<Void>?) {}
    public func close(mode: CloseMode = .all, promise: EventLoopPromise<Void>?) {}
}

@available(*, unavailable) extension ChannelHandlerContext: Sendable {}

public struct NIOLoopBound<Value>: @unchecked Sendable {
    public init(_ value: Value, eventLoop: any EventLoop) { self.value = value }
    public var value: Value
}

public protocol ChannelHandler: AnyObject {
    func handlerRemoved(context: ChannelHandlerContext)
}

public protocol RemovableChannelHandler: ChannelHandler {}

public protocol ChannelDuplexHandler: ChannelHandler {
    associatedtype InboundIn
    associatedtype InboundOut = Never
    associatedtype OutboundIn
    associatedtype OutboundOut = Never
    func channelRead(context: ChannelHandlerContext, data: NIOAny)
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any)
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?)
}

extension ChannelDuplexHandler {
    public func unwrapInboundIn(_ value: NIOAny) -> InboundIn { unwrapInboundIn(value) }
}
