public import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore

/// The studio: pages and an API over one catalog.
///
/// It knows requests and answers, but no connections, so that one process can serve it, and a test can ask it.
///
///     let studio = Studio(settings, port: 8460, token: token, clock: { now() })
///     let answer = studio.answer(StudioRequest("GET", "/api/patterns", headers: [("Host", "127.0.0.1:8460")]))
public final class Studio: Sendable {
    let settings: StudioSettings
    let gate: Gatekeeper
    let pool: CatalogPool
    let pictures = PictureCache()
    private let clock: @Sendable () -> Timestamp
    private let table = RouteTable(routes: StudioRoutes.all)

    /// The largest body of a request, in bytes.
    public static let maximumBodyBytes = Gatekeeper.maximumBodyBytes

    /// A studio for a catalog, which is opened by the first request.
    ///
    /// - Parameters:
    ///   - settings: The catalog, and what may be done with it.
    ///   - port: The port that the server has.
    ///   - token: What a browser or a program has to know to write.
    ///   - clock: Returns the time of changes.
    public init(_ settings: StudioSettings, port: Int, token: String, clock: @escaping @Sendable () -> Timestamp) {
        self.settings = settings
        self.clock = clock
        gate = Gatekeeper(token: token, port: port, host: settings.host, isReadOnly: settings.isReadOnly)
        pool = CatalogPool(path: settings.catalog)
    }

    /// The URL to open, with the token.
    public var url: String {
        let name = settings.host.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
        return "http://\(name):\(gate.port)/?token=\(gate.token)"
    }

    /// The answer to a request whose body needn't be read; `nil` if it must be.
    public func refusal(of request: StudioRequest) -> StudioAnswer? {
        do throws(StudioFailure) {
            let target = try RequestTarget(request.target)
            if let answer = try session(for: request, target) { return finished(answer, request) }
            try gate.admit(request, isPage: !target.isAPI)
            _ = try table.route(request.effectiveMethod, target)
            try gate.admitBody(of: request)
            return nil
        } catch {
            return refused(error, request)
        }
    }

    /// The answer to a request; never fails.
    public func answer(_ request: StudioRequest) -> StudioAnswer {
        if let refusal = refusal(of: request) { return refusal }
        do {
            let target = try RequestTarget(request.target)
            try gate.checkLength(request.body.count)
            let (route, variables) = try table.route(request.effectiveMethod, target)
            let routed = RoutedRequest(request: request, target: target, variables: variables, studio: self)
            return finished(try route.answer(routed), request)
        } catch {
            return refused(StudioFailure(error), request)
        }
    }

    /// The answer to a request with a body that is too large.
    public func tooLarge(_ request: StudioRequest) -> StudioAnswer { refused(.tooLarge, request) }

    /// The answer to a request that would wait for too many others.
    public func busy(_ request: StudioRequest) -> StudioAnswer { refused(.busy, request) }

    /// Whether a request writes, and so may have to wait for other processes.
    public func isWriting(_ request: StudioRequest) -> Bool {
        guard request.method == "POST", request.target == "/api/operations",
            let name = try? JSONReader().read(request.body)["op"]?.string
        else { return false }
        return CatalogOperation.Name(rawValue: name)?.isWriting == true
    }

    /// The note of a change that is made now.
    func note(_ message: String?) -> ChangeNote {
        ChangeNote(author: settings.author, message: message ?? "", date: settings.time ?? clock())
    }

    /// Trades the token in a URL for a cookie, so that it doesn't stay in the address and the history.
    private func session(for request: StudioRequest, _ target: RequestTarget) throws(StudioFailure) -> StudioAnswer? {
        guard request.effectiveMethod == "GET", !target.isAPI, let token = target.value("token") else { return nil }
        try gate.admitName(request)
        guard gate.matches(token[...]) else {
            throw StudioFailure(
                401, "unauthorized", "The token is another one; use the URL that 'motif serve' printed last")
        }
        let rest = request.target.drop { $0 != "?" }.dropFirst().split(separator: "&").filter {
            !$0.hasPrefix("token=")
        }
        let place = target.path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
        return StudioAnswer(303, headers: [("Location", place), ("Set-Cookie", gate.setCookie)])
    }

    private func refused(_ failure: StudioFailure, _ request: StudioRequest) -> StudioAnswer {
        // A program reads the error, a person the page.
        let isPage = !request.target.hasPrefix("/api/") && request.effectiveMethod == "GET"
        var answer = isPage ? ErrorPage(failure).answer : failure.answer
        if isPage { answer.headers += failure.headers }
        return finished(answer, request)
    }

    private func finished(_ answer: StudioAnswer, _ request: StudioRequest) -> StudioAnswer {
        var answer = answer
        SecurityHeaders.add(to: &answer)
        return request.isHead ? answer.withoutBody : answer
    }
}

extension RequestTarget {
    /// Whether the path is one of the API.
    var isAPI: Bool { segments.first == "api" }
}
