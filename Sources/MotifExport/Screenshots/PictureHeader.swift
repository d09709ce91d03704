/// The format of a picture and its size in pixels. No pixels are decoded, but the structure of the file is read to the
/// end, so that truncated files are detected.
///
/// - Source: PNG Specification, 3rd edition, 5.2, 5.3 and 11.2.1; ITU-T T.81, B.1.1 and B.2.2; RFC 9649, 2.
package struct PictureHeader: Sendable, Hashable {
    /// A format that browsers show.
    package enum Format: String, Sendable, CaseIterable {
        case png, jpeg, webp

        /// The media type.
        package var mediaType: String { "image/\(rawValue)" }
    }

    /// The reason why bytes have no header.
    package enum Failure: Error {
        /// The bytes have another format.
        case otherFormat
        /// The file breaks the rules of its format, or its end is missing.
        case damaged
    }

    /// The format.
    package let format: Format
    /// The width in pixels, at least 1.
    package let width: Int
    /// The height in pixels, at least 1.
    package let height: Int

    /// Reads the header of a whole file.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ bytes: [UInt8]) throws(Failure) {
        let file = PictureBytes(bytes: bytes)
        let size: (width: Int, height: Int)?
        if file.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            (format, size) = (.png, file.sizeOfPNG)
        } else if file.has([0xFF, 0xD8, 0xFF], at: 0) {
            (format, size) = (.jpeg, file.sizeOfJPEG)
        } else if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
            (format, size) = (.webp, file.sizeOfWebP)
        } else {
            throw .otherFormat
        }
        guard let size, size.width > 0, size.height > 0 else { throw .damaged }
        (width, height) = size
    }
}

/// The bytes of a picture; reading beyond them returns `nil`.
private struct PictureBytes {
    let bytes: [UInt8]

    private func bytes(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
        place >= 0 && place <= bytes.count - count ? bytes[place..<place + count] : nil
    }

    /// A big-endian number.
    func big(_ place: Int, _ count: Int) -> Int? { bytes(place, count)?.reduce(0) { $0 << 8 | Int($1) } }

    /// A little-endian number.
    func little(_ place: Int, _ count: Int) -> Int? { bytes(place, count)?.reversed().reduce(0) { $0 << 8 | Int($1) } }

    func has(_ wanted: [UInt8], at place: Int) -> Bool {
        bytes(place, wanted.count)?.elementsEqual(wanted) == true
    }

    func has(_ name: String, at place: Int) -> Bool { has(Array(name.utf8), at: place) }

    /// The size of an image whose chunks are complete.
    var sizeOfPNG: (width: Int, height: Int)? {
        guard has("IHDR", at: 12), big(8, 4) == 13, let width = big(16, 4), let height = big(20, 4) else { return nil }
        var place = 8
        var hasData = false
        while let length = big(place, 4) {
            if has("IDAT", at: place + 4) { hasData = true }
            // The checksum follows.
            if has("IEND", at: place + 4) { return hasData && big(place + 8, 4) != nil ? (width, height) : nil }
            place += 12 + length
        }
        return nil
    }

    /// The size of an image whose first scan is followed by the end of the image.
    var sizeOfJPEG: (width: Int, height: Int)? {
        var place = 2
        var size: (width: Int, height: Int)?
        while big(place, 1) == 0xFF, let marker = big(place + 1, 1) {
            // Markers may be preceded by any number of these.
            if marker == 0xFF {
                place += 1
                continue
            }
            guard let length = big(place + 2, 2), length >= 2, !(0xD0...0xD9).contains(marker) else { return nil }
            switch marker {
            // The frames of all codings. The numbers in between are tables, an extension, and arithmetic conditioning.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard let height = big(place + 5, 2), let width = big(place + 7, 2) else { return nil }
                size = (width, height)
            case 0xDA: return hasEnd(after: place + 2 + length) ? size : nil
            default: break
            }
            place += 2 + length
        }
        return nil
    }

    /// Whether the end of an image follows. In the data of a scan, a zero follows every byte of this value.
    private func hasEnd(after place: Int) -> Bool {
        guard place < bytes.count - 1 else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            (place..<bytes.count - 1).reversed().contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
        }
    }

    /// The size of an image whose container is complete.
    var sizeOfWebP: (width: Int, height: Int)? {
        guard let length = little(4, 4), length >= 12, length + 8 <= bytes.count else { return nil }
        if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23), let width = little(26, 2), let height = little(28, 2) {
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if has("VP8L", at: 12), has([0x2F], at: 20), let sizes = little(21, 4) {
            return ((sizes & 0x3FFF) + 1, (sizes >> 14 & 0x3FFF) + 1)
        }
        guard has("VP8X", at: 12), let width = little(24, 3), let height = little(27, 3) else { return nil }
        return (width + 1, height + 1)
    }
}
