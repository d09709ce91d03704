import MotifExport

/// The page for a request that failed.
struct ErrorPage {
    private let failure: StudioFailure

    init(_ failure: StudioFailure) { self.failure = failure }

    var answer: StudioAnswer {
        StudioPage(
            title: "\(failure.status)",
            content: [
                HTML("h1", [:], .words(failure.status == 404 ? "Not found" : "This didn’t work")),
                HTML("p", ["class": "lead"], .words(failure.message + ".")),
                HTML("p", [:], HTML("a", ["href": "/"], "All patterns")),
            ], status: failure.status
        ).answer
    }
}
