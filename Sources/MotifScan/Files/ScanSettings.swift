package import MotifCore
package import MotifJSON

/// A team's settings for scans of its code.
package struct ScanSettings: Sendable {
    /// The name of the file.
    package static let fileName = "motif.scan.json"
    /// The team's own functions that animate.
    package var wrappers: [Wrapper] = []
    /// Paths that aren't scanned.
    package var excluded: [String] = []

    /// No settings.
    package init() {}

    /// Reads the settings' file: `{"wrappers": […], "exclude": […]}`.
    package init(_ json: JSON) throws(Problems) { self = try Self.format.read(json, at: .root) }

    private static let format = ObjectFormat<ScanSettings> { keys in
        var settings = ScanSettings()
        settings.wrappers =
            keys[
                .objects("wrappers", Wrapper.format, "Functions of your own that animate, in terms of the platform's.")]
            ?? []
        settings.excluded = keys[.texts("exclude", "Folders and files that aren't scanned.")] ?? []
        return settings
    }
}
