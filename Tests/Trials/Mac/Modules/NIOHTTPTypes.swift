// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://swiftpackageindex.com/apple/swift-nio-extras/1.35.2/documentation/niohttptypes

public import HTTPTypes
public import NIOCore

public enum HTTPPart<Head: Sendable, Body: Sendable>: Sendable {
    case head(Head)
    case body(Body)
    case end(HTTPFields?)
}

public typealias HTTPRequestPart = HTTPPart<HTTPRequest, ByteBuffer>
public typealias HTTPResponsePart = HTTPPart<HTTPResponse, ByteBuffer>
