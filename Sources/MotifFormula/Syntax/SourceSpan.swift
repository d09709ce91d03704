/// A place in the text of a formula: UTF-8 byte offsets, the upper one not included.
public struct SourceSpan: Hashable, Sendable {
    /// The first byte of the place.
    public let lowerBound: Int
    /// The byte after the last one of the place; equal to `lowerBound` at the end of a text.
    public let upperBound: Int

    /// A place from one byte offset to another; an upper bound below the lower one is raised to it.
    public init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
    }

    /// Returns the place from the start of this one to the end of `other`.
    public func extended(to other: SourceSpan) -> SourceSpan {
        SourceSpan(lowerBound, other.upperBound)
    }

    /// Returns the same place in a text with `bytes` more at its start.
    func moved(by bytes: Int) -> SourceSpan {
        SourceSpan(lowerBound + bytes, upperBound + bytes)
    }

    /// Returns the text at this place of `source`; offsets outside of it are clamped.
    func text(in source: String) -> Substring {
        let bytes = source.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: max(0, lowerBound), limitedBy: bytes.endIndex)
        let lower = start ?? bytes.endIndex
        let upper = bytes.index(lower, offsetBy: upperBound - lowerBound, limitedBy: bytes.endIndex) ?? bytes.endIndex
        return source[lower..<upper]
    }
}
