import SamplePictures
import Testing

@testable import MotifExport

@Suite struct `the header of a picture` {
    typealias Failure = PictureHeader.Failure

    /// - Source: ffprobe, of the same files.
    @Test(
        arguments: [
            (.red, .png, 4, 8), (.blue, .jpeg, 16, 24), (.yellow, .webp, 16, 24), (.yellowLossless, .webp, 16, 24),
            (.yellowAlpha, .webp, 16, 24),
        ] as [(SamplePicture, PictureHeader.Format, Int, Int)])
    func `has the format and the size`(
        picture: SamplePicture, format: PictureHeader.Format, width: Int, height: Int
    ) throws {
        let header = try PictureHeader(picture.bytes)
        #expect(header.format == format && header.width == width && header.height == height)
        // Cameras and editors add data of their own at the end.
        #expect(try PictureHeader(picture.bytes + [1, 2, 3]) == header)
    }

    @Test(arguments: SamplePicture.allCases) func `is refused wherever the file is cut off`(picture: SamplePicture) {
        let bytes = picture.bytes
        for count in 0..<bytes.count - 1 {
            #expect(throws: Failure.self, "\(count) of \(bytes.count) bytes") {
                try PictureHeader(Array(bytes.prefix(count)))
            }
        }
    }

    static let others: [(String, [UInt8])] = [
        ("nothing", []), ("text", Array("hello".utf8)), ("GIF", Array("GIF89a".utf8)),
        ("TIFF", [0x49, 0x49, 0x2A, 0x00, 8, 0, 0, 0]),
        ("SVG", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)),
        ("WAVE", Array("RIFF\u{4}\0\0\0WAVE".utf8)), ("HTML after a space", Array(" <html>".utf8)),
    ]

    @Test(arguments: others) func `is refused in another format`(name: String, bytes: [UInt8]) {
        #expect(throws: Failure.otherFormat, "\(name)") { try PictureHeader(bytes) }
    }

    /// Bytes of a picture at these places, replaced.
    static let damaged: [(String, SamplePicture, [Int: UInt8])] = [
        ("no width", .red, [16: 0, 17: 0, 18: 0, 19: 0]), ("no height", .red, [20: 0, 21: 0, 22: 0, 23: 0]),
        ("another first chunk", .red, [12: 0x43]), ("a chunk that is longer than the file", .red, [33: 0xFF]),
        ("a segment of no length", .blue, [4: 0, 5: 0]), ("a segment of all bytes", .blue, [4: 0xFF, 5: 0xFF]),
        ("no marker", .blue, [20: 0]), ("no start code", .yellow, [23: 0]), ("no signature", .yellowLossless, [20: 0]),
        ("a container that is longer than the file", .yellow, [6: 0xFF]), ("another chunk", .yellowAlpha, [12: 0x41]),
        ("a container of no length", .yellow, [4: 0]),
    ]

    @Test(arguments: damaged) func `is refused if it breaks the rules`(
        name: String, picture: SamplePicture, changes: [Int: UInt8]
    ) {
        var bytes = picture.bytes
        for (place, byte) in changes { bytes[place] = byte }
        #expect(throws: Failure.damaged, "\(name)") { try PictureHeader(bytes) }
    }

    @Test func `a screenshot has a bearable size`() throws {
        #expect(StandIns.screenshot.mostBytes == Double(Screenshot.maximumBytes))
        func message(_ bytes: [UInt8]) -> String? {
            do throws(ScreenshotError) {
                _ = try Screenshot(bytes, named: "home.png")
                return nil
            } catch {
                return error.message
            }
        }
        #expect(message(SamplePicture.png(width: 8192, height: 2441)) == nil)
        let limits = "the limit is 8192 on each side and 20 million in total"
        #expect(message(SamplePicture.png(width: 8193, height: 1)) == "'home.png' is 8193 × 1 pixels; \(limits)")
        #expect(
            message(SamplePicture.png(width: 8192, height: 2442)) == "'home.png' is 8192 × 2442 pixels; \(limits)")
        #expect(
            message(SamplePicture.png(width: .max, height: .max))
                == "'home.png' is 4294967295 × 4294967295 pixels; \(limits)")
        let red = SamplePicture.red.bytes
        #expect(message(red + [UInt8](repeating: 0, count: 5_000_000 - red.count)) == nil)
        #expect(
            message(red + [UInt8](repeating: 0, count: 5_000_001 - red.count))
                == "'home.png' is 5.1 MB; the limit for a screen is 5 MB")
        #expect(message(Array("II*".utf8)) == "'home.png' is not a PNG, JPEG, or WebP file")
        #expect(message(Array(red.dropLast(8))) == "'home.png' is damaged or incomplete")
    }

    /// - Source: RFC 4648, 10, for the padding; Foundation wrote the samples' Base64.
    @Test(arguments: SamplePicture.allCases) func `a page contains the bytes`(picture: SamplePicture) throws {
        let address = try Screenshot(picture.bytes, named: "").dataAddress
        #expect(address.hasSuffix(";base64,\(picture.base64)"), "\(address)")
    }
}
