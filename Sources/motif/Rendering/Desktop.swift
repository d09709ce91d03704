import MotifSystem

/// The user's desktop.
enum Desktop {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Shows a file or a URL in the program that the desktop has for it.
    static func open(_ place: String) throws(CommandError) {
        let status: Int32
        do throws(SpawnError) {
            // A path that begins with a dash isn't an option.
            status = try Program.run([opener, place.hasPrefix("-") ? "./" + place : place], output: "/dev/null")
        } catch {
            throw error.isMissing ? .missingProgram(opener) : .file(opener, error.number)
        }
        guard status == 0 else { throw .failedProgram(opener, status: status, "") }
    }
}
