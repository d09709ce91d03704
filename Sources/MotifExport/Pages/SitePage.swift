package import MotifCore
import MotifText

/// A page of the studio or of a gallery: the navigation bar, and what the scripts need to fill the rest.
package struct SitePage: Sendable {
    /// Where the pages are.
    package enum Place: Sendable {
        /// On a server, which answers the scripts' requests.
        case server
        /// In a folder with the answers as files.
        case folder
        /// The only page of a folder.
        case alone
        /// In a file with everything that it needs, such as these answers.
        case file(AnswerFile)
    }

    private let title: String
    private let address: String
    private let section: String?
    private let place: Place
    private let content: [HTML]
    private let isFilled: Bool

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title of the window, without the name of the site.
    ///   - address: The path of the page on a server: `/patterns/expand`.
    ///   - section: The address in the navigation bar that the page belongs to; `nil` for none.
    ///   - place: Where the page is.
    ///   - content: The page's own content.
    ///   - isFilled: Whether scripts fill the page.
    package init(
        _ title: String, at address: String, section: String? = nil, in place: Place, _ content: [HTML],
        isFilled: Bool = true
    ) {
        self.title = title
        self.address = address
        self.section = section
        self.place = place
        self.content = content
        self.isFilled = isFilled
    }

    /// The page as text.
    package var text: String {
        func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(Escaping.markup(value))\"" }
        func meta(_ policy: String) -> String {
            "<meta http-equiv=\"Content-Security-Policy\"\(attribute("content", policy))>"
        }
        let script = isFilled ? "<script\(attribute("src", root + SiteAssets.script)) defer></script>\n" : ""
        let icon = "<link rel=\"icon\" type=\"image/svg+xml\"\(attribute("href", root + SiteAssets.icon))>"
        let sheet = "<link rel=\"stylesheet\"\(attribute("href", root + SiteAssets.style))>"
        var (folder, policy, assets, end) = ("", "", icon + sheet + script, "")
        switch place {
        case .server: break
        case .folder, .alone:
            folder = attribute("data-root", root) + attribute("data-page", address)
            policy = meta(Self.policy)
        case .file(let answers):
            // A query says that the page is a file by itself.
            folder = attribute("data-root", "") + attribute("data-page", address) + attribute("data-query", "?")
            policy = meta(Self.filePolicy)
            assets = "<style>\n\(SiteAssets.text(SiteAssets.style))</style>"
            let code = SiteAssets.text(SiteAssets.script).replacing("</script", with: "<\\/script")
            end = "<script>\n\(answers.given)\(code)</script>\n"
        }
        return WebResource.filled(
            "page.html",
            [
                "folder": folder,
                "policy": policy,
                "title": Escaping.markup(title),
                "assets": assets,
                "home": link(to: "/"),
                "links": links.text,
                "content": HTML.several(content).text,
                "end": end,
            ])
    }

    /// The page as a file of a folder.
    package var file: SiteFile { SiteFile(Self.path(of: address), text) }

    /// The address of the list of a type; that of patterns is the first page.
    package static func address(of type: DocumentType) -> String { type == .pattern ? "/" : "/\(type.plural)/" }

    /// The title of the list of a type.
    package static func title(of type: DocumentType) -> String { type.plural.capitalizedFirst }

    /// The address of a document's page.
    package static func address(of name: DocumentName) -> String { "/\(name.type.plural)/\(name.slug)" }

    /// The path of a page below its folder: `patterns/expand/index.html`.
    static func path(of address: String) -> String {
        let folder = address.dropFirst()
        return folder.isEmpty || folder.hasSuffix("/") ? "\(folder)index.html" : "\(folder)/index.html"
    }

    /// What a page in a folder may load: files of the folder. For pages opened from a folder, some browsers don't
    /// count other files as `'self'`.
    static let policy = """
        default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:; \
        base-uri 'none'; form-action 'none'
        """

    /// What a page in a file may load: nothing but what is in it.
    private static let filePolicy = """
        default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
        form-action 'none'
        """

    /// The relative path to the root of the site.
    private var root: String {
        switch place {
        case .server: "/"
        case .folder: Self.root(of: address)
        case .alone, .file: ""
        }
    }

    /// The relative path from a page to the folder that it is in with all others.
    static func root(of address: String) -> String {
        String(repeating: "../", count: path(of: address).split(separator: "/").count - 1)
    }

    /// A link to another page.
    private func link(to address: String) -> String {
        switch place {
        case .server: address
        case .folder: root + Self.path(of: address)
        case .alone, .file: "#main"
        }
    }

    private var links: HTML {
        let lists = [DocumentType.pattern, .value, .kind, .item, .device].map {
            (Self.address(of: $0), Self.title(of: $0))
        }
        let more: (String, String)
        switch place {
        case .server: more = ("/changelog", "Changelog")
        case .folder: more = ("/compare", "Compare")
        case .alone, .file: return .nothing
        }
        let links = (lists + [more]).map { address, title in
            HTML("a", ["href": link(to: address), "aria-current": address == section ? "page" : nil], .plain(title))
        }
        return HTML("nav", ["aria-label": "Catalog"], links)
    }
}
