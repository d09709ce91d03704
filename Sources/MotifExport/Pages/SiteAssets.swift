/// The files that all pages of the studio share, and all pages of a gallery: a script, a style sheet, and the icon.
package enum SiteAssets {
    /// The path of the script.
    package static let script = "assets/motif.js"
    /// The path of the style sheet.
    package static let style = "assets/motif.css"
    /// The path of the icon.
    package static let icon = "assets/icon.svg"

    /// The paths of the files.
    package static let paths = [script, style, icon]

    /// The text of a file.
    static func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }

    /// The files.
    package static let files: [SiteFile] = {
        let bundle = ScriptBundle("studio/main.js") { WebResource.named($0)?.text ?? "" }
        let sheets = ["pages.css", "player/player.css", "studio.css"].compactMap(WebResource.named)
        let body = WebResource.named("player/body.html")?.text ?? ""
        let parts = WebResource.filled("parts.html", ["body": body, "standIns": Escaping.script(StandIns.json)])
        // Modules look up the parts when they start.
        let prelude = "document.body.insertAdjacentHTML(\"beforeend\", \(Escaping.script(parts)));\n"
        return [
            SiteFile(script, prelude + bundle.text), SiteFile(style, sheets.map(\.text).joined(separator: "\n")),
            SiteFile(icon, WebResource.named("icon.svg")?.text ?? ""),
        ]
    }()
}

/// A file of a site.
package struct SiteFile: Sendable, Equatable {
    /// Its path: `patterns/expand/index.html`.
    package let path: String
    /// Its contents.
    package let bytes: [UInt8]

    /// A file with this text.
    package init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

    /// A file with these bytes.
    package init(_ path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The contents of a file that is text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
