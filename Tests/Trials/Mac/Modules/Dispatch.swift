// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://developer.apple.com/documentation/dispatch/dispatchqueue

public class DispatchQueue: @unchecked Sendable {
    public class func global() -> DispatchQueue { DispatchQueue() }
    public func async(execute workItem: DispatchWorkItem) {}
}

public class DispatchWorkItem {
    public init(block: @escaping @convention(block) () -> Void) {}
    public func wait() {}
    public func cancel() {}
}
