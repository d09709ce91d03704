import NIOCore
import NIOHTTPTypes

/// Closes connections whose client is too slow: a request must arrive, and an answer be read, within a time.
///
/// Hummingbird closes those that send nothing; this one closes those that send, or read, a little now and then.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The time for the body of a request.
    private static let bodyTime = TimeAmount.seconds(30)
    /// The time in which a part of an answer must leave.
    private static let writingTime = TimeAmount.seconds(30)
    /// The time for the rest of an answer after a client has closed its end; hardly any still reads then.
    private static let farewellTime = TimeAmount.seconds(1)
    /// What is read of a body that was refused, in bytes.
    private static let maximumBodyBytes = 32_000_000

    private var reading: Scheduled<Void>?
    private var writing: Scheduled<Void>?
    private var bodyBytes = 0
    private var writes = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            bodyBytes = 0
            reading = closing(context, in: Self.bodyTime)
        case .body(let buffer):
            bodyBytes += buffer.readableBytes
            if bodyBytes > Self.maximumBodyBytes { return context.close(promise: nil) }
        case .end:
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { _ = closing(context, in: Self.farewellTime) }
        context.fireUserInboundEventTriggered(event)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let written = promise ?? context.eventLoop.makePromise()
        if writes == 0 { writing = closing(context, in: Self.writingTime) }
        writes += 1
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in bound.value.0.wrote(bound.value.1) }
        context.write(data, promise: written)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        reading?.cancel()
        writing?.cancel()
        (reading, writing) = (nil, nil)
    }

    private func wrote(_ context: ChannelHandlerContext) {
        writes -= 1
        writing?.cancel()
        writing = writes > 0 && context.channel.isActive ? closing(context, in: Self.writingTime) : nil
    }

    private func closing(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        return context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
    }
}
