// The declarations of XCTest that exported tests use, with failures printed to standard output.

@_exported import Foundation

/// A class of tests.
open class XCTestCase {
    /// A test case.
    public init() {}
}

/// Thrown by a test that can't run.
public struct XCTSkip: Error {
    /// A reason.
    public init(_ message: String? = nil) {}
}

/// Prints a failure if two numbers differ.
public func XCTAssertEqual<T: FloatingPoint>(
    _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = ""
) {
    guard let first = try? first(), let second = try? second(), abs(first - second) <= accuracy else {
        return print("failed: \(message())")
    }
}
