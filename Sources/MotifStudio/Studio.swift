package import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
package import MotifPublishing
import MotifStore
public import MotifSystem

/// The studio: pages and an API over one catalog.
///
/// It handles requests and answers, but no connections, so that a process can serve it and a test can call it.
///
///     let studio = Studio(settings, port: 8460, token: token, clock: { now() })
///     let answer = studio.answer(StudioRequest("GET", "/api/patterns", headers: [("Host", "127.0.0.1:8460")]))
public final class Studio: Sendable {
    let settings: StudioSettings
    let gate: Gatekeeper
    let pool: CatalogPool
    let pictures = PictureCache()
    /// The pictures of the app's own screens.
    let screens: ScreenshotFolder
    /// Whether an animation is being made. Only one is made at a time, since each uses all cores.
    let isRendering = Locked(false)
    private let machine: String
    private let advice: @Sendable (StudioAdvice) -> String
    private let clock: @Sendable () -> Timestamp
    private let table = RouteTable(routes: StudioRoutes.all)

    /// The largest body of a request, in bytes.
    public static let maximumBodyBytes = Gatekeeper.maximumBodyBytes

    /// A studio for a catalog, which is opened by the first request.
    ///
    /// - Parameters:
    ///   - settings: The catalog, and the permissions.
    ///   - port: The server's port.
    ///   - token: The token that browsers and programs need in order to write.
    ///   - machine: The name of this computer for other computers.
    ///   - advice: Returns advice to append to the message of some failures, such as how to get the URL.
    ///   - clock: Returns the time of changes.
    package init(
        _ settings: StudioSettings, port: Int, token: String, machine: String = "localhost",
        advice: @escaping @Sendable (StudioAdvice) -> String = { _ in "" }, clock: @escaping @Sendable () -> Timestamp
    ) {
        self.settings = settings
        self.machine = machine
        self.advice = advice
        self.clock = clock
        gate = Gatekeeper(token: token, port: port, host: settings.host, isReadOnly: settings.isReadOnly)
        pool = CatalogPool(path: settings.catalog)
        screens = ScreenshotFolder(beside: settings.catalog)
    }

    /// The URL to open, with the token.
    public var url: String {
        // Browsers can't connect to the wildcard address.
        let host = settings.host.map { gate.isAnyAddress ? machine : $0 } ?? "127.0.0.1"
        let name = host.contains(":") ? "[\(host)]" : host
        return "http://\(name):\(gate.port)/?token=\(gate.token)"
    }

    /// A page that redirects to the URL.
    public var openingPage: [UInt8] {
        let url = Escaping.markup(url)
        let page = """
            <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>motif studio</title>
            <meta http-equiv="refresh" content="0; url=\(url)"><a href="\(url)">Open the studio</a></html>

            """
        return Array(page.utf8)
    }

    /// Closes the catalog after the last request.
    public func close() { pool.close() }

    /// A request before its body is read.
    public enum Admission: Sendable {
        /// A request with a route, whose work produces the answer.
        case admitted(RoutedRequest)
        /// The answer to a request that needs no work, or is refused.
        case answered(StudioAnswer)
    }

    /// Examines a request without its body.
    public func admit(_ request: StudioRequest) -> Admission {
        do throws(StudioFailure) {
            let target = try RequestTarget(request.target)
            if let answer = try session(for: request, target) { return .answered(finished(answer, request)) }
            try gate.admit(request, target)
            let (route, variables) = try table.route(request.effectiveMethod, target)
            if route.needsToken { try gate.admitWriting(request) }
            try gate.admitBody(of: request, as: route.description?.bodyTypes ?? [])
            return .admitted(
                RoutedRequest(request: request, target: target, route: route, variables: variables, studio: self))
        } catch {
            return .answered(refusal(of: request, because: error))
        }
    }

    /// The work of a request with its body.
    public func work(of routed: RoutedRequest, body: [UInt8] = []) -> StudioWork {
        var routed = routed
        routed.request.body = body
        let request = routed.request
        do {
            try gate.checkLength(body.count)
            switch try routed.route.work(routed) {
            case .reads(let run): return StudioWork(isWriting: false, request: request, run: run)
            case .writes(let run): return StudioWork(isWriting: true, request: request, run: run)
            }
        } catch {
            let failure = StudioFailure(error)
            return StudioWork(isWriting: false, request: request) { throw failure }
        }
    }

    /// The time that reading has, in seconds; a save isn't interrupted.
    public static let readingSeconds = 60.0

    /// Does the work of a request; never fails.
    ///
    /// - Parameter cancellation: Ends reading early.
    public func answer(
        _ work: StudioWork, until cancellation: Cancellation = Cancellation(seconds: readingSeconds)
    ) -> StudioAnswer {
        do {
            return finished(try work.isWriting ? work.run() : cancellation.run(work.run), work.request)
        } catch {
            return refusal(of: work.request, because: StudioFailure(error))
        }
    }

    /// The answer to a request; never fails.
    public func answer(_ request: StudioRequest) -> StudioAnswer {
        switch admit(request) {
        case .admitted(let routed): answer(work(of: routed, body: request.body))
        case .answered(let answer): answer
        }
    }

    /// The answer to a request with a body that is too large.
    public func tooLarge(_ routed: RoutedRequest) -> StudioAnswer { refusal(of: routed.request, because: .tooLarge) }

    /// The answer to a request if too many others are queued before it.
    public func busy(_ work: StudioWork) -> StudioAnswer { refusal(of: work.request, because: .busy) }

    /// The answer to a request if there is no memory for its body.
    public func busy(_ routed: RoutedRequest) -> StudioAnswer { refusal(of: routed.request, because: .busy) }

    /// Reads one state of the catalog.
    func read<Result>(_ body: (CatalogReader) throws -> Result) throws -> Result {
        try pool.read { catalog in try catalog.read(body) }
    }

    /// Makes an animation with files in a folder.
    ///
    /// - Throws: `StudioFailure` with 503 if another animation is being made.
    func rendering<Result>(_ body: (_ folder: String) throws -> Result) throws -> Result {
        let isFirst = isRendering.withLock { isRendering in
            defer { isRendering = true }
            return !isRendering
        }
        guard isFirst else { throw StudioFailure.rendering }
        defer { isRendering.withLock { $0 = false } }
        return try body(settings.temporaryFolder)
    }

    /// The note for a change that is made now.
    func note(_ message: String?) -> ChangeNote {
        ChangeNote(author: settings.author, message: message ?? "", date: settings.time ?? clock())
    }

    /// Exchanges the token in a URL for a read-only cookie, and passes the token itself to the page's script, which
    /// keeps it for this port: the part after `#` is never sent, and the script removes it from the address.
    private func session(for request: StudioRequest, _ target: RequestTarget) throws(StudioFailure) -> StudioAnswer? {
        guard request.effectiveMethod == "GET", !target.isAPI, let token = target.value("token") else { return nil }
        try gate.admitName(request)
        guard gate.matches(token[...]) else {
            throw .expiredLink
        }
        let rest = request.target.drop { $0 != "?" }.dropFirst().split(separator: "&").filter {
            !$0.hasPrefix("token=")
        }
        let location = target.path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&")) + "#token=\(token)"
        return StudioAnswer(303, headers: [("Location", location), ("Set-Cookie", gate.setCookie)])
    }

    private func refusal(of request: StudioRequest, because failure: StudioFailure) -> StudioAnswer {
        // Programs get the error as JSON, people a page.
        let isPage = !request.target.hasPrefix("/api/") && request.effectiveMethod == "GET"
        let advice = failure.advice.map(advice) ?? ""
        var answer =
            isPage ? StudioPage.answer(failure, advice: advice) : StudioAnswer(failure.status, failure.json(advice))
        answer.headers += failure.headers
        return finished(answer, request)
    }

    private func finished(_ answer: StudioAnswer, _ request: StudioRequest) -> StudioAnswer {
        var answer = answer
        SecurityHeaders.add(to: &answer)
        return request.isHead ? answer.withoutBody : answer
    }
}

extension RequestTarget {
    /// Whether the path belongs to the API.
    var isAPI: Bool { segments.first == "api" }
}
