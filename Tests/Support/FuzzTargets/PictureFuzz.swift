import MotifExport

enum PictureFuzz {
    static func run(_ bytes: [UInt8]) throws {
        guard let header = try? PictureHeader(bytes) else { return }
        try expect(header.width > 0 && header.height > 0, "\(header) has no pixels")
        try expect((try? PictureHeader(bytes + [0xFF, 0])) == header, "\(header) is another one with more behind it")
        guard let picture = try? Screenshot(bytes, named: "") else { return }
        try expect(picture.header == header, "\(picture.header) isn't \(header)")
        try expect(header.width * header.height <= 20_000_000, "\(header) is too large")
    }
}
