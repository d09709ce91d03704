/// A ZIP archive of uncompressed files, the same bytes each time.
///
/// - Source: PKWARE's APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12 and 4.3.16.
struct ZIPArchive {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    /// Adds a file.
    mutating func add(_ name: String, _ contents: [UInt8]) {
        let offset = UInt32(clamping: files.count)
        let size = UInt32(clamping: contents.count)
        // Version 2.0, names in UTF-8, uncompressed, at midnight of January 1, 1980.
        var header: [UInt8] = []
        for field: UInt16 in [20, 1 << 11, 0, 0, 0x21] { header.append(little: field) }
        for field in [Self.checksum(of: contents), size, size] { header.append(little: field) }
        header.append(little: UInt16(clamping: name.utf8.count))
        header.append(little: UInt16(0))
        files += [0x50, 0x4B, 3, 4] + header + name.utf8 + contents
        directory += [0x50, 0x4B, 1, 2, 20, 0] + header
        // No comment, first disk, no attributes.
        for field: UInt16 in [0, 0, 0, 0, 0] { directory.append(little: field) }
        directory.append(little: offset)
        directory += name.utf8
        count += 1
    }

    /// The archive.
    var bytes: [UInt8] {
        var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        end.append(little: count)
        end.append(little: count)
        end.append(little: UInt32(clamping: directory.count))
        end.append(little: UInt32(clamping: files.count))
        end.append(little: UInt16(0))
        return files + directory + end
    }

    /// The checksum CRC-32.
    ///
    /// - Source: ISO 3309, with the reversed polynomial 0xEDB88320.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        var remainder = ~UInt32(0)
        for byte in bytes {
            let place = Int(truncatingIfNeeded: (remainder ^ UInt32(byte)) & 0xFF)
            remainder = table[place] ^ (remainder >> 8)
        }
        return ~remainder
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        var value = UInt32(byte)
        for _ in 0..<8 {
            let isOdd = value & 1 == 1
            value >>= 1
            if isOdd { value ^= 0xEDB8_8320 }
        }
        return value
    }
}

extension [UInt8] {
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
