package import MotifJSON

/// The keys of an object, and the function that makes a value of them.
///
/// The descriptions of the keys are collected from the function itself, so it must read every key, whatever the others
/// are.
package struct ObjectFormat<Value>: Sendable {
    /// The keys, in the order in which they are read.
    package let keys: [KeyDescription]
    private let make: @Sendable (inout ObjectReader) -> Value?

    /// A format whose keys a function reads. It returns `nil` only after it has reported a problem.
    package init(_ make: @escaping @Sendable (inout ObjectReader) -> Value?) {
        self.make = make
        keys = ObjectReader.keys(make)
    }

    /// Reads an object.
    ///
    /// - Parameter others: Keys that are allowed besides those of the format.
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    package func read(_ object: JSONObject, besides others: [String] = []) throws(Problems) -> Value {
        try read(.object(object), at: .root, besides: others)
    }

    /// Reads a value that must be an object.
    package func read(_ json: JSON, at path: JSONPath, besides others: [String] = []) throws(Problems) -> Value {
        try ObjectReader.read(json, at: path) { reader in
            let value = make(&reader)
            for key in others { _ = reader.value(key) }
            return value
        }
    }

    /// The schema of the object.
    ///
    /// - Parameter extra: Keys besides those of the format, which are required.
    package func schema(besides extra: [(String, JSONSchema)] = []) -> JSONSchema {
        JSONSchema(keys, besides: extra)
    }
}
