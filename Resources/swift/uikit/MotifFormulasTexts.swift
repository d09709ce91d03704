import UIKit

// Compares bytes, since canonically equivalent strings are equal in Swift.
extension MotifFormulas {
    static func contains(_ whole: String, _ part: String) -> Bool {
        let (whole, part) = (Array(whole.utf8), Array(part.utf8))
        return whole.count >= part.count
            && (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
    }

    static func startsWith(_ whole: String, _ part: String) -> Bool { whole.utf8.starts(with: part.utf8) }

    static func endsWith(_ whole: String, _ part: String) -> Bool {
        whole.utf8.reversed().starts(with: part.utf8.reversed())
    }
}
