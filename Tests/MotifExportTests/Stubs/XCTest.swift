// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of XCTest that exported tests use, with failures printed to standard output.
//
// Source: https://developer.apple.com/documentation/xctest, and the overlay XCTest.swift of an SDK for the assertions.

@_exported import Foundation

open class XCTest: NSObject {
    public nonisolated override init() {}
}

open class XCTestCase: XCTest {
    public nonisolated override init() {}
}

public struct XCTSkip: Error, CustomStringConvertible {
    public let message: String?
    public var description: String { message ?? "" }
    public init(
        _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.message = message()
    }
}

public func XCTAssertEqual<T: Numeric>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    guard let first = try? expression1(), let second = try? expression2(),
        let (a, b, c) = (first, second, accuracy) as? (Double, Double, Double), abs(a - b) <= c
    else { return print("failed: \(message())") }
}
