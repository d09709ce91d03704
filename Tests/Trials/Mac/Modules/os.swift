// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// ArgumentParser's lock.
// Source: https://developer.apple.com/documentation/os/os_unfair_lock

public struct os_unfair_lock {
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
