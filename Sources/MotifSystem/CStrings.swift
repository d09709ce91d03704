/// Texts or bytes as C has them, with a null pointer behind the last, freed with the value.
public final class CStrings {
    /// As many pointers as values, and the null pointer.
    public let pointers: UnsafeMutablePointer<UnsafePointer<CChar>?>
    private let count: Int

    /// Copies of these texts.
    public convenience init(_ texts: [String]) { self.init(texts.map { Array($0.utf8) }) }

    /// Copies of these bytes, each with a zero behind it; a null pointer for `nil`.
    public init(_ values: [[UInt8]?]) {
        count = values.count
        pointers = .allocate(capacity: count + 1)
        pointers.initialize(repeating: nil, count: count + 1)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: value.count + 1)
            _ = copy.initialize(from: value.lazy.map { CChar(bitPattern: $0) } + [0])
            pointers[index] = UnsafePointer(copy.baseAddress)
        }
    }

    deinit {
        for index in 0..<count { pointers[index]?.deallocate() }
        pointers.deallocate()
    }
}
