import CPlatform
import MotifPlatform
import MotifPublishing

/// The environment variables that motif reads. No other source reads the environment.
enum Environment {
    /// The catalog, unless `--catalog` is used.
    static var catalog: String? { variable("MOTIF_CATALOG") }

    /// The author of changes, unless `--author` is used.
    static var author: String? { variable("MOTIF_AUTHOR") }

    /// The time to use instead of the clock's, as RFC 3339, so that scripts and tests produce the same catalog every
    /// time.
    static var time: String? { variable("MOTIF_TIME") }

    /// The command for `ssh://` hubs, with its options.
    static var ssh: [String] { (variable("MOTIF_SSH") ?? "ssh").split(separator: " ").map(String.init) }

    /// The editor, for a shell.
    static var editor: String? { variable("VISUAL") ?? variable("EDITOR") }

    /// The folder of the repository in a workflow of GitHub.
    static var workspace: String? { variable("GITHUB_WORKSPACE") }

    /// The folder of temporary files.
    static var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

    /// What exporters run with: all variables but those of motif, which name the catalog.
    static var exporters: Exporter.Surroundings {
        var variables: [String] = []
        var next = motif_environment()
        while let entry = next?.pointee {
            let text = String(cString: entry)
            if !["MOTIF_", "PWD=", "OLDPWD="].contains(where: text.hasPrefix) { variables.append(text) }
            next = next?.advanced(by: 1)
        }
        let folders = variable("PATH")?.split(separator: ":").map(String.init) ?? []
        return Exporter.Surroundings(folders: folders, environment: variables, temporaryFolder: temporaryFolder)
    }

    /// The width of tables, instead of the terminal's.
    static var columns: Int? { variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

    /// Whether the user or the terminal opts out of color.
    /// - Source: https://no-color.org
    static var refusesColor: Bool { variable("NO_COLOR") != nil || variable("TERM") == "dumb" }

    /// The value of a variable; `nil` if it is unset or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
