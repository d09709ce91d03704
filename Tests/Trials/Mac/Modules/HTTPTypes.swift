// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://swiftpackageindex.com/apple/swift-http-types/1.8.0/documentation/httptypes

public struct HTTPField: Sendable {
    public struct Name: Sendable, Hashable {
        public init?(_ name: String) { nil }
        public var rawName: String { "" }
        public static var connection: Self { contentLength }
        public static var contentLength: Self { retryAfter }
        public static var retryAfter: Self { contentLength }
    }

    public init(name: Name, value: String) { self.name = name }
    public var name: Name
    public var value: String { "" }
}

public struct HTTPFields: Sendable, RandomAccessCollection {
    public init() {}
    public subscript(name: HTTPField.Name) -> String? {
        get { nil }
        set {}
    }
    public mutating func append(_ field: HTTPField) {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> HTTPField { self[index] }
}

public struct HTTPRequest: Sendable {
    public struct Method: Sendable, Hashable {
        public var rawValue: String { "" }
        public static var post: Self { Self() }
    }

    public var method = Method()
    public var authority: String?
    public var path: String?
    public var headerFields = HTTPFields()
}

public struct HTTPResponse: Sendable {
    public struct Status: Sendable, Hashable {
        public init(code: Int, reasonPhrase: String = "") {}
        public static var serviceUnavailable: Self { Self(code: 503) }
    }

    public init(status: Status, headerFields: HTTPFields = [:]) { self.headerFields = headerFields }
    public var headerFields: HTTPFields
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {}
}
