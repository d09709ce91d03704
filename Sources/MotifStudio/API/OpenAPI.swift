import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// The OpenAPI document, generated from the routes themselves.
///
/// - Source: OpenAPI Specification 3.1.1, https://spec.openapis.org/oas/v3.1.1.html
enum OpenAPI {
    /// The route of the document.
    static let route = Route.get(
        "/api/openapi.json", RouteDescription(summary: "Describes this API, as an OpenAPI document.")
    ) { _ in StudioAnswer(200, ownDocument) }

    private static let ownDocument: JSON = document(of: StudioRoutes.api)

    /// The document for these routes.
    static func document(of described: [Route]) -> JSON {
        var paths: [(String, JSON)] = []
        for path in described.map(\.path.text).uniqued {
            let routes = described.filter { $0.path.text == path }
            paths.append((path, .object(JSONObject(routes.flatMap(operations)))))
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "motif studio", "version": "1",
                "description": "A catalog of motion patterns.",
            ],
            "security": [["token": []]],
            "paths": .object(JSONObject(paths)),
            "components": [
                "schemas": ["Failure": failureSchema.json],
                "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
            ],
        ]
    }

    private static func operations(_ route: Route) -> [(String, JSON)] {
        guard let description = route.description else { return [] }
        let variables = route.path.variables.map { name -> JSON in
            [
                "name": .string(name), "in": "path", "required": true, "schema": ["type": "string", "minLength": 1],
                "description": .string(words[name] ?? ""),
                "example": .string(example(of: name, in: route.path.text)),
            ]
        }
        var operation: JSONObject = [
            "summary": .string(description.summary), "parameters": .array(variables + description.query.map(parameter)),
            "responses": .object(JSONObject(responses(of: description, isConditional: route.method == .get))),
        ]
        if let body = description.body {
            operation["requestBody"] = ["required": true, "content": ["application/json": ["schema": body.json]]]
        }
        if !description.bodyTypes.isEmpty {
            let types = description.bodyTypes.map { ($0.rawValue, JSON.object([:])) }
            operation["requestBody"] = ["required": true, "content": .object(JSONObject(types))]
        }
        return [(route.method.rawValue.lowercased(), .object(operation))]
    }

    private static let words = [
        "ref": "The slug, with @ and a revision or release.", "format": "The name of a format.",
        "screen": "The screen: current or next.",
    ]

    /// A value of a variable for which the shipped catalog has an answer.
    private static func example(of variable: String, in path: String) -> String {
        if variable == "format" { return "svg" }
        if variable == "screen" { return "current" }
        let examples = ["/api/items/": "twitter", "/api/devices/": "ipad-9", "/api/values/": "duration-quick"]
        return examples.first { path.hasPrefix($0.key) }?.value ?? "expand"
    }

    private static func responses(of description: RouteDescription, isConditional: Bool) -> [(String, JSON)] {
        let schema: JSON = ["schema": description.answer.json]
        let content = JSON.object(JSONObject(description.types.uniqued.map { ($0.rawValue, schema) }))
        let all =
            [400, 401, 403, 405, 500, 503]
            + (description.body == nil && description.bodyTypes.isEmpty ? [] : [413, 415]) + description.failures
        let failures = Set(all).sorted().map { status -> (String, JSON) in
            ("\(status)", response(descriptions[status] ?? "", failure))
        }
        let answered: [(String, JSON)] = [
            ("200", ["description": "The answer.", "content": content])
        ]
        let known: [(String, JSON)] =
            isConditional ? [("304", ["description": "Your copy is current."])] : []
        return answered + known + failures
    }

    private static let failure: JSON = ["$ref": "#/components/schemas/Failure"]

    private static func response(_ description: String, _ schema: JSON) -> JSON {
        ["description": .string(description), "content": ["application/json": ["schema": schema]]]
    }

    private static let descriptions: [Int: String] = [
        400: "The request can't be read.", 401: "The token is missing or wrong.",
        403: "The request isn't allowed.", 404: "There is no such document or revision.",
        405: "The method isn't allowed.", 409: "Somebody else saved first, or the name is taken.",
        413: "The body is larger than 10 MB.", 415: "The body has the wrong type.",
        422: "Values or documents have problems.", 500: "The catalog can't be read.",
        501: "A required program isn't installed.",
        503: "The catalog is locked or missing at the moment.", 507: "The disk is full.",
    ]

    private static let failureSchema = JSONSchema.object([
        "error": .object([
            "code": .text, "message": .text, "path": .text, "line?": .revision, "column?": .revision,
            "problems?": .list(of: .problem), "ref?": .text, "refs?": .list(of: .text),
        ])
    ])

    private static func parameter(_ key: KeyDescription) -> JSON {
        [
            "name": .string(key.name), "in": "query", "description": .string(key.summary),
            "schema": key.querySchema.json,
        ]
    }
}
