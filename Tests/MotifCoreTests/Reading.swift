@testable import MotifCore

/// What reading gave: a value, or else the problems.
func result<Value>(_ read: () throws(Problems) -> Value) -> (value: Value?, problems: [Problem]) {
    do throws(Problems) {
        return (try read(), [])
    } catch {
        return (nil, error.problems)
    }
}

extension Kind {
    /// The kind, or else the problems.
    static func result(_ json: JSON) -> (value: Kind?, problems: [Problem]) {
        MotifCoreTests.result { () throws(Problems) in try read(json) }
    }
}
