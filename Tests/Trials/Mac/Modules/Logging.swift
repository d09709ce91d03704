// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://swiftpackageindex.com/apple/swift-log/1.16.2/documentation/logging

public protocol LogHandler: Sendable {}

public struct SwiftLogNoOpLogHandler: LogHandler {
    public init() {}
}

public struct Logger: Sendable {
    public enum Level: Sendable { case critical }

    public init(label: String, factory: (String) -> any LogHandler) { logLevel = .critical }
    public var logLevel: Level
}
