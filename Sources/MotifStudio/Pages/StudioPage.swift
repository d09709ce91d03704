import MotifExport

/// A page of the studio as an answer.
enum StudioPage {
    /// A page that scripts fill.
    static func answer(
        _ title: String, at address: String, section: String? = nil, status: Int = 200
    ) -> StudioAnswer {
        let noScript = HTML("noscript", [:], HTML("p", ["class": "notice"], "The studio needs JavaScript."))
        return answer(SitePage(title, at: address, section: section, in: .server, [noScript]), status: status)
    }

    /// The page for a request that failed.
    static func answer(_ failure: StudioFailure, advice: String) -> StudioAnswer {
        let content = [
            HTML("h1", [:], .plain(failure.status == 404 ? "Not found" : "This didn’t work")),
            HTML("p", ["class": "lead"], .plain(failure.message + advice + ".")),
            HTML("p", [:], HTML("a", ["href": "/"], "All patterns")),
        ]
        let page = SitePage("\(failure.status)", at: "/", in: .server, content, isFilled: false)
        return answer(page, status: failure.status)
    }

    private static func answer(_ page: SitePage, status: Int) -> StudioAnswer {
        StudioAnswer(status, .html, Array(page.text.utf8))
    }
}
