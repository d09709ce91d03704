import MotifCatalog
import MotifCore
import MotifJSON

/// The studio's response to requests for one path.
struct Route: Sendable {
    /// The methods that routes have; `HEAD` is answered as `GET`.
    enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// The work of a request.
    enum Work {
        case reads(@Sendable () throws -> StudioAnswer)
        case writes(@Sendable () throws -> StudioAnswer)
    }

    /// The method.
    let method: Method
    /// The path.
    let path: PathPattern
    /// Its description for the OpenAPI document; `nil` for pages and files.
    let description: RouteDescription?
    /// Whether the token is needed before the body is read.
    var needsToken = false
    /// Reads a request, and returns its work.
    let work: @Sendable (RoutedRequest) throws -> Work

    /// A page or a file, which isn't part of the API.
    static func page(
        _ path: PathPattern, _ answer: @escaping @Sendable (RoutedRequest) throws -> StudioAnswer
    ) -> Route {
        Route(method: .get, path: path, description: nil) { routed in .reads { try answer(routed) } }
    }

    /// A part of the API that reads and has no parameters.
    static func get(
        _ path: PathPattern, _ description: RouteDescription,
        _ answer: @escaping @Sendable (RoutedRequest) throws -> StudioAnswer
    ) -> Route {
        get(path, description, keys: ObjectFormat { _ in () }) { routed, _ in try answer(routed) }
    }

    /// A part of the API that reads.
    static func get<Keys: Sendable>(
        _ path: PathPattern, _ description: RouteDescription, keys: ObjectFormat<Keys>,
        _ answer: @escaping @Sendable (RoutedRequest, Keys) throws -> StudioAnswer
    ) -> Route {
        querying(.get, path, description, keys) { routed, keys in .reads { try answer(routed, keys) } }
    }

    /// A part of the API with parameters in its address.
    static func querying<Keys: Sendable>(
        _ method: Method, _ path: PathPattern, _ description: RouteDescription, _ keys: ObjectFormat<Keys>,
        needsToken: Bool = false, _ work: @escaping @Sendable (RoutedRequest, Keys) throws -> Work
    ) -> Route {
        var description = description
        description.query = keys.keys.filter { $0.query != nil }
        return Route(method: method, path: path, description: description, needsToken: needsToken) {
            [description] routed in
            let object = try routed.target.keys(description.query)
            return try work(routed, StudioFailure.malformed { () throws(Problems) in try keys.read(object) })
        }
    }

    /// A part of the API that receives a body and reads.
    static func post<Keys: Sendable>(
        _ path: PathPattern, _ description: RouteDescription, body: ObjectFormat<Keys>,
        _ answer: @escaping @Sendable (RoutedRequest, Keys) throws -> StudioAnswer
    ) -> Route {
        var description = description
        description.body = body.schema()
        return Route(method: .post, path: path, description: description) { routed in
            let json = try routed.json()
            let value = try StudioFailure.malformed { () throws(Problems) in
                guard let object = json.object else {
                    throw Problems(.wrongType(expected: "an object", found: json.typeInWords))
                }
                return try body.read(object)
            }
            return .reads { try answer(routed, value) }
        }
    }
}

extension RoutedRequest {
    /// The body as JSON.
    ///
    /// - Throws: `StudioFailure` with 400.
    func json() throws(StudioFailure) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(request.body)
        } catch {
            throw .operation(OperationFailure(error))
        }
    }
}

/// All routes.
struct RouteTable: Sendable {
    let routes: [Route]

    /// The route for a method and a path.
    ///
    /// - Throws: `StudioFailure` with 404 or 405.
    func route(_ method: String, _ target: RequestTarget) throws(StudioFailure) -> (Route, [String: String]) {
        var allowed: [String] = []
        for route in routes {
            guard let variables = route.path.match(target.segments) else { continue }
            if route.method.rawValue == method { return (route, variables) }
            allowed += route.method == .get ? ["GET", "HEAD"] : [route.method.rawValue]
        }
        throw allowed.isEmpty ? .nothing : .otherMethod(allowed: allowed)
    }
}
