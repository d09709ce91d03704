import MotifJSON
import MotifText

/// Foreign text and numbers as style sheets and scripts take them.
///
/// Both may stand inside an element of a page, so that no text ends that element, a comment or a string early.
enum WebText {
    /// A number in the fewest digits.
    static func number(_ value: Double) -> String { JSONNumber.text(value) }

    /// Milliseconds of so many seconds, to the nanosecond: 0.55 times 1000 is not 550.
    static func milliseconds(_ seconds: Double) -> String { number((seconds * 1e9).rounded() / 1e6) }

    /// Text of a page, which may stand in a comment and in an attribute.
    static func html(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { page, scalar in
            switch scalar {
            case "&": page += "&amp;"
            case "<": page += "&lt;"
            case ">": page += "&gt;"
            case "\"": page += "&quot;"
            // The end of a comment of CSS and of JavaScript.
            case "/" where page.hasSuffix("*"): page += "&#47;"
            case _ where scalar.isUnsafeToPrint: page += "&#x\(hexadecimal(scalar));"
            default: page.unicodeScalars.append(scalar)
            }
        }
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

    /// A part of a name of CSS; the dot between a layer and its element is a dash, and no two texts become one.
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

    /// A string of JavaScript with its quotes.
    static func script(_ text: String) -> String {
        JSON.string(text).canonical.unicodeScalars.reduce(into: "") { string, scalar in
            guard scalar == "<" || scalar.isUnsafeToPrint else { return string.unicodeScalars.append(scalar) }
            // What lies beyond four digits is hidden nowhere here.
            let digits = hexadecimal(scalar)
            string += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }

    /// Data in an element of a page: no text in it ends the element.
    static func data(_ json: JSON) -> String { json.canonical.replacing("<", with: "\\u003c") }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }
}
