import MotifText

/// A picture of one of an app's screens, which previews show instead of a placeholder.
package struct Screenshot: Sendable, Equatable {
    /// The file: PNG, JPEG, or WebP.
    package let bytes: [UInt8]
    /// Its format and its size in pixels.
    package let header: PictureHeader

    /// The largest size of a file in bytes. It is also in `Resources/web/stand-ins.json`, so that pages refuse larger
    /// files without sending them.
    package static let maximumBytes = 5_000_000
    private static let maximumSide = 8192
    private static let maximumPixels = 20_000_000

    /// Checks that a file is a picture within the limits.
    ///
    /// - Parameter name: The name of the file in errors.
    package init(_ bytes: [UInt8], named name: String) throws(ScreenshotError) {
        try Self.check(byteCount: bytes.count, named: name)
        self.bytes = bytes
        do throws(PictureHeader.Failure) {
            header = try PictureHeader(bytes)
        } catch {
            throw ScreenshotError(name, error == .otherFormat ? .otherFormat : .damaged)
        }
        let (width, height) = (header.width, header.height)
        guard max(width, height) <= Self.maximumSide, width * height <= Self.maximumPixels else {
            throw ScreenshotError(name, .tooManyPixels(width: width, height: height))
        }
    }

    /// A picture that another program made from a screenshot. It may exceed the limits.
    package init?(converted bytes: [UInt8]) {
        guard let header = try? PictureHeader(bytes) else { return nil }
        (self.bytes, self.header) = (bytes, header)
    }

    /// Refuses a file that is too large, before it is read.
    package static func check(byteCount: Int, named name: String) throws(ScreenshotError) {
        if byteCount > maximumBytes { throw ScreenshotError(name, .tooManyBytes(byteCount)) }
    }

    /// The picture as a data URL.
    var dataAddress: String { "data:\(header.format.mediaType);base64,\(Self.base64(bytes))" }

    /// Bytes as Base64.
    ///
    /// - Source: RFC 4648, 4.
    package static func base64(_ bytes: [UInt8]) -> String {
        let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let count = (bytes.count + 2) / 3 * 4
        return String(unsafeUninitializedCapacity: count) { text in
            for (group, start) in stride(from: 0, to: bytes.count, by: 3).enumerated() {
                let known = min(3, bytes.count - start)
                let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < known ? Int(bytes[start + $1]) : 0) }
                for index in 0..<4 {
                    let sign = signs[bits >> (18 - 6 * index) & 63]
                    text[4 * group + index] = index <= known ? sign : UInt8(ascii: "=")
                }
            }
            return count
        }
    }
}

/// The reason why a file can't be a screenshot, or describe parts of one.
package struct ScreenshotError: Error, Sendable, Hashable {
    /// The problem with the file.
    package enum Reason: Sendable, Hashable {
        /// It has another format.
        case otherFormat
        /// It breaks the rules of its format, or its end is missing.
        case damaged
        /// It has this number of bytes.
        case tooManyBytes(Int)
        /// It has this number of pixels.
        case tooManyPixels(width: Int, height: Int)
        /// It isn't a plain file, but a link or a folder, for example; or the folder isn't a folder.
        case otherKind(expected: String)
        /// The frames of elements can't be read.
        case badFrames(String)
    }

    private let name: String
    private let reason: Reason

    /// An error about a file with this name.
    package init(_ name: String, _ reason: Reason) { (self.name, self.reason) = (name, reason) }

    /// The error in a sentence, without a period.
    package var message: String {
        let name = "'\(name.printable)'"
        switch reason {
        case .otherFormat: return "\(name) is not a PNG, JPEG, or WebP file"
        case .damaged: return "\(name) is damaged or incomplete"
        case .tooManyBytes(let count):
            let tenths = (count + 99_999) / 100_000
            return "\(name) is \(tenths / 10).\(tenths % 10) MB; the limit for a screen is 5 MB"
        case .tooManyPixels(let width, let height):
            return "\(name) is \(width) × \(height) pixels; the limit is 8192 on each side and 20 million in total"
        case .otherKind(let expected): return "\(name) is not a \(expected)"
        case .badFrames(let problem): return "\(name) has no valid frames: \(problem)"
        }
    }
}
