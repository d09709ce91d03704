import Foundation

/// Small pictures of one color, as ffmpeg wrote them.
public enum SamplePicture: String, CaseIterable, Sendable {
    /// 4 × 8 pixels, PNG.
    case red
    /// 4 × 8 pixels, PNG.
    case lime
    /// 16 × 24 pixels, JPEG.
    case blue
    /// 16 × 24 pixels, WebP with loss.
    case yellow
    /// 16 × 24 pixels, WebP without loss.
    case yellowLossless
    /// 16 × 24 pixels, WebP with an alpha channel in an extended file.
    case yellowAlpha

    /// The file.
    public var bytes: [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }

    /// The file in Base64.
    public var base64: String {
        switch self {
        case .red:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAEUlEQVR4nGP4y8AARwy04wAAjOIf"
                + "odag+i8AAAAASUVORK5CYII="
        case .lime:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAEElEQVR4nGNg+MeAQLTjAABzwh/B"
                + "T/POpAAAAABJRU5ErkJggg=="
        case .blue:
            "/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcG"
                + "BgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABNAAEBAAAAAAAAAAAAAAAAAAAABwEBAQEAAAAAAAAAAAAAAAAAAAUHEAEAAAAA"
                + "AAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQgAGAAQAwEiAAIRAAMRAP/aAAwDAQACEQMRAD8AjgDf0sAB/9k="
        case .yellow:
            "UklGRkQAAABXRUJQVlA4IDgAAACwAgCdASoQABgAPpE4l0eloyIhMAgAsBIJQAAPZAAA/vQ1H//7p6//2nr//aev5g//I53pUYAAAA=="
        case .yellowLossless: "UklGRhwAAABXRUJQVlA4TBAAAAAvD8AFAAfQ//5H/wMR0f8A"
        case .yellowAlpha:
            "UklGRmgAAABXRUJQVlA4WAoAAAAQAAAADwAAFwAAQUxQSAoAAAABB9C/iAhERP8DVlA4IDgAAACwAgCdASoQABgAPpE4l0eloyIhMAgA"
                + "sBIJQAAPZAAA/vQ1H//7p6//2nr//aev5g//I53pUYAAAA=="
        }
    }

    /// A PNG file with the header of this size, which has nothing to decode.
    public static func png(width: UInt32, height: UInt32) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            number(UInt32(data.count)) + Array(name.utf8) + data + [0, 0, 0, 0]
        }
        let header = number(width) + number(height) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", [1])
            + chunk("IEND", [])
    }
}
