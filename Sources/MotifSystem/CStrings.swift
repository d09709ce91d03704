/// Texts as C has them, with a null pointer behind the last, freed with the value.
public final class CStrings {
    /// As many pointers as texts, and the null pointer.
    public let pointers: UnsafeMutablePointer<UnsafePointer<CChar>?>
    private let count: Int

    /// Copies of these texts.
    public init(_ texts: [String]) {
        count = texts.count
        pointers = .allocate(capacity: count + 1)
        pointers.initialize(repeating: nil, count: count + 1)
        for (index, text) in texts.enumerated() {
            let characters = text.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
            for (offset, character) in characters.enumerated() { copy[offset] = character }
            pointers[index] = UnsafePointer(copy)
        }
    }

    deinit {
        for index in 0..<count { pointers[index]?.deallocate() }
        pointers.deallocate()
    }
}
