// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Calls before each frame, which here is drawn when the simulated time stands.
//
// Source: https://developer.apple.com/documentation/quartzcore/cadisplaylink

import Foundation

/// A method that is called by its name, where there is Objective-C.
public struct Selector {
    let call: @MainActor (Any) -> Void
    public init(_ call: @escaping @MainActor (Any) -> Void) { self.call = call }
}

public final class CADisplayLink: NSObject {
    private static nonisolated(unsafe) var running: [CADisplayLink] = []
    private let target: Any
    private let selector: Selector

    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { Self.running.append(self) }
    public func invalidate() { Self.running.removeAll { $0 === self } }

    @MainActor static func fire() {
        for link in running { link.selector.call(link.target) }
    }
    /// Whether one was never invalidated.
    @MainActor public static var isRunning: Bool { !running.isEmpty }
}
