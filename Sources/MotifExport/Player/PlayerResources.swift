/// The style sheet and the script of players: in the page, or in files that the pages of a gallery share.
package enum PlayerResources {
    /// In the page, which needs no other file.
    case included
    /// In the assets of a gallery, at this relative path from the page to the gallery's folder.
    case ofGallery(relativeRoot: String)

    /// The path of the style sheet below a gallery's folder.
    static let stylePath = "assets/player.css"
    /// The path of the script below a gallery's folder.
    static let scriptPath = "assets/player.js"

    /// The controls and views of a player, whose identifiers the script knows.
    static let body = WebResource.named("player/body.html")?.text ?? ""
    /// The style sheet.
    static let style = WebResource.named("player/player.css")?.text ?? ""
    /// The script; a failure is a bug in `web/player`.
    static let script = Result { try ScriptBundle("main.js") { WebResource.named("player/\($0)")?.text }.text }

    /// What the page may load.
    var policy: String {
        switch self {
        case .included: "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        case .ofGallery: GalleryPage.policy
        }
    }

    /// The element with the style sheet.
    var styleElement: String {
        switch self {
        case .included: "<style>\n\(Self.style)</style>"
        case .ofGallery(let root): HTML("link", ["rel": "stylesheet", "href": root + Self.stylePath]).text
        }
    }

    /// The element with the script.
    ///
    /// - Throws: `ScriptBundle.Failure`, which is a bug in `web/player`.
    func scriptElement() throws -> String {
        switch self {
        case .included: "<script>\n\(try Self.script.get())</script>"
        case .ofGallery(let root): HTML("script", ["src": root + Self.scriptPath]).text
        }
    }
}
