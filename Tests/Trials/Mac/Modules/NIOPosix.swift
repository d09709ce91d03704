// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://swiftpackageindex.com/apple/swift-nio/2.101.2/documentation/nioposix

public import NIOCore

public final class NIOThreadPool: Sendable {
    public init(numberOfThreads: Int) {}
    public func start() {}
    public func runIfActive<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T { try body() }
}

public final class MultiThreadedEventLoopGroup: EventLoopGroup {
    init() {}
    public class var singleton: MultiThreadedEventLoopGroup { MultiThreadedEventLoopGroup() }
}
