import MotifJSON
import MotifText

/// Text in the languages of exported files: one function for each language, and no other place escapes.
///
/// Everything works on Unicode scalars. A Swift `Character` can hide a `<` or the end of a comment behind a scalar that
/// joins the next one, such as U+0600.
package enum Escaping {
    /// Text of HTML, XML or SVG, for element contents and quoted attributes; also for the comments of CSS and
    /// JavaScript, which it can't end.
    ///
    /// - Source: XML 1.0, 2.2 (Char) and 2.4; HTML Standard, 13.1.2 and 13.1.4.
    package static func markup(_ text: String) -> String {
        // Most texts are numbers and names, which stay as they are.
        if text.utf8.allSatisfy({ isPlainMarkup($0) }) { return text }
        var isAfterStar = false
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "/" where isAfterStar: result.append(contentsOf: "&#47;".unicodeScalars)
            case "\t", "\n", "\r": result.append(" ")
            // XML has no way to write these, not even as references.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            case _ where scalar.isUnsafeToPrint: result.append(contentsOf: "&#x\(hexadecimal(scalar));".unicodeScalars)
            default: result.append(scalar)
            }
            isAfterStar = scalar == "*"
        }
        return String(result)
    }

    /// Text of a comment of CSS, which can't end it, or the element of HTML that it is in.
    package static func comment(_ text: String) -> String {
        let harmless = [("&#39;", "'"), ("&quot;", "\""), ("&gt;", ">"), ("&amp;", "&")]
        return harmless.reduce(markup(text)) { $0.replacing($1.0, with: $1.1) }
    }

    private static func isPlainMarkup(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && !"&<>\"'*".utf8.contains(byte)
    }

    /// A string of CSS with its quotes.
    ///
    /// - Source: CSS Syntax Module Level 3, 4.3.7: a space ends an escape.
    static func cssString(_ text: String) -> String {
        let inner = text.unicodeScalars.reduce(into: "") { string, scalar in
            let isPlain = scalar != "\"" && scalar != "\\" && scalar != "<" && !scalar.isUnsafeToPrint
            if isPlain { string.unicodeScalars.append(scalar) } else { string += "\\\(hexadecimal(scalar)) " }
        }
        return "\"\(inner)\""
    }

    /// Part of a CSS name. The dot between a layer and its element becomes a dash, and different texts stay different.
    static func cssName(_ text: String) -> String {
        var isFirstDot = true
        return text.unicodeScalars.reduce(into: "") { name, scalar in
            if scalar == ".", isFirstDot {
                name += "-"
                isFirstDot = false
            } else if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" {
                name.unicodeScalars.append(scalar)
            } else {
                name += "\\\(hexadecimal(scalar)) "
            }
        }
    }

    /// A string of JavaScript with its quotes, which may also be part of a page.
    static func script(_ text: String) -> String { script(JSON.string(text)) }

    /// JSON as an expression of JavaScript or the contents of a `script` element: no text in it ends the element.
    static func script(_ json: JSON) -> String { script(canonical: json.canonical) }

    /// Canonical JSON as `script` writes it, without looking at each scalar of plain text.
    static func script(canonical json: [UInt8]) -> [UInt8] {
        let isPlain = json.allSatisfy { $0 != UInt8(ascii: "<") && $0 < 0x7F }
        return isPlain ? json : Array(script(canonical: String(decoding: json, as: UTF8.self)).utf8)
    }

    private static func script(canonical json: String) -> String {
        json.unicodeScalars.reduce(into: "") { result, scalar in
            guard scalar == "<" || scalar.isUnsafeToPrint else { return result.unicodeScalars.append(scalar) }
            // All unsafe scalars have at most four digits.
            let digits = hexadecimal(scalar)
            result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }
}
