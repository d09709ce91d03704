#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The environment variables that motif reads; nothing else in motif reads any.
enum Environment {
    /// The catalog, where `--catalog` does not say it.
    static var catalog: String? { variable("MOTIF_CATALOG") }

    /// Who writes, where `--author` does not say it.
    static var author: String? { variable("MOTIF_AUTHOR") }

    /// The time that stands for the clock's, RFC 3339, so that scripts and tests come out the same every time.
    static var time: String? { variable("MOTIF_TIME") }

    /// The width of the terminal, where it is not asked.
    static var columns: Int? { variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

    /// Whether the user or the terminal wants no colour.
    /// - Source: https://no-color.org
    static var refusesColor: Bool { variable("NO_COLOR") != nil || variable("TERM") == "dumb" }

    /// A variable; `nil` where it is not set or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
