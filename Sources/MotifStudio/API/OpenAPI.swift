import MotifCore
import MotifJSON

/// The document that describes the API, made from the routes themselves.
///
/// - Source: OpenAPI Specification 3.1.1, https://spec.openapis.org/oas/v3.1.1.html
enum OpenAPI {
    /// The route of the document.
    static let route = Route.get(
        "/api/openapi.json", RouteDescription(summary: "Describes this API, as an OpenAPI document.")
    ) { _ in StudioAnswer(200, document) }

    /// The document.
    static let document: JSON = {
        var paths: [(String, JSON)] = []
        for path in StudioRoutes.api.map(\.path.text).uniqued {
            let routes = StudioRoutes.api.filter { $0.path.text == path }
            paths.append((path, .object(JSONObject(routes.flatMap(operations)))))
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "motif studio", "version": "1",
                "description": "The catalog of motion patterns that 'motif serve' serves.",
            ],
            "paths": .object(JSONObject(paths)),
            "components": [
                "schemas": .object(JSONObject(schemas)),
                "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
            ],
        ]
    }()

    private static func operations(_ route: Route) -> [(String, JSON)] {
        guard let description = route.description else { return [] }
        let variables = route.path.variables.map { name -> JSON in
            [
                "name": .string(name), "in": "path", "required": true, "schema": ["type": "string", "minLength": 1],
                "description": .string(
                    name == "ref" ? "The slug, with @ and a revision or release." : "The name of a format."),
                "example": .string(example(of: name, in: route.path.text)),
            ]
        }
        var operation: JSONObject = [
            "summary": .string(description.summary), "parameters": .array(variables + description.query.map(\.json)),
            "responses": .object(JSONObject(responses(of: description, isConditional: route.method == .get))),
        ]
        if let body = description.body {
            operation["requestBody"] = ["required": true, "content": ["application/json": ["schema": body]]]
        }
        if route.path.text == "/api/operations" { operation["security"] = [["token": []], [:]] }
        return [(route.method.rawValue.lowercased(), .object(operation))]
    }

    /// A value of a variable with which the shipped catalog has an answer.
    private static func example(of variable: String, in path: String) -> String {
        if variable == "format" { return "svg" }
        let examples = ["/api/items/": "twitter", "/api/devices/": "ipad-9"]
        return examples.first { path.hasPrefix($0.key) }?.value ?? "expand"
    }

    private static func responses(of description: RouteDescription, isConditional: Bool) -> [(String, JSON)] {
        let schema: JSON = ["schema": description.answer]
        let content = JSON.object(JSONObject(description.types.uniqued.map { ($0.rawValue, schema) }))
        let all = [400, 403, 405, 500, 503] + (description.body == nil ? [] : [413, 415]) + description.failures
        let failures = Set(all).sorted().map { status -> (String, JSON) in
            ("\(status)", response(words[status] ?? "", failure))
        }
        let answered: [(String, JSON)] = [
            ("200", ["description": "The answer.", "content": content])
        ]
        let known: [(String, JSON)] =
            isConditional ? [("304", ["description": "The answer that you have is the newest."])] : []
        return answered + known + failures
    }

    private static let failure: JSON = ["$ref": "#/components/schemas/Failure"]

    private static func response(_ description: String, _ schema: JSON) -> JSON {
        ["description": .string(description), "content": ["application/json": ["schema": schema]]]
    }

    private static let words: [Int: String] = [
        400: "The request can't be read.", 401: "The token is missing or wrong.",
        403: "The request isn't allowed.", 404: "There is no such document or revision.",
        405: "The address doesn't have this method.",
        409: "Somebody else was faster, or the name is taken.", 413: "The body is larger than 10 MB.",
        415: "The body isn't JSON.", 422: "Values or documents have problems.", 500: "The catalog can't be read.",
        503: "The catalog is locked or missing at the moment.", 507: "The disk is full.",
    ]

    private static let number: JSON = ["type": "integer", "minimum": 0]
    private static let text: JSON = ["type": "string"]

    private static let schemas: [(String, JSON)] = [
        (
            "Problem",
            [
                "type": "object", "required": ["code", "message", "path"],
                "properties": ["code": text, "message": text, "path": text, "line": number, "column": number],
            ]
        ),
        (
            "Failure",
            [
                "type": "object", "required": ["error"],
                "properties": [
                    "error": [
                        "allOf": [["$ref": "#/components/schemas/Problem"]],
                        "properties": [
                            "problems": list("Problem"), "ref": text, "refs": ["type": "array", "items": text],
                        ],
                    ]
                ],
            ]
        ),
        (
            "Document",
            [
                "type": "object", "required": ["type", "slug", "revision", "document"],
                "properties": [
                    "type": ["enum": .array(DocumentType.allCases.map { .string($0.rawValue) })], "slug": text,
                    "revision": number, "newest": number, "author": text, "updated": text, "kindRevision": number,
                    "deleted": ["type": "boolean"], "durations": ["type": "object"], "document": ["type": "object"],
                ],
            ]
        ),
        ("Documents", list("Document")),
        (
            "Revision",
            [
                "type": "object",
                "required": ["action", "author", "change", "message", "revision", "slug", "time", "type"],
                "properties": [
                    "action": text, "author": text, "change": number, "message": text, "revision": number,
                    "slug": text, "time": text, "type": text, "currentSlug": text,
                ],
            ]
        ),
        (
            "Operation",
            [
                "type": "object", "required": ["op"], "properties": ["op": text],
                "description": "The keys are those of a line of a batch, without 'id'.",
            ]
        ),
        (
            "Validation",
            [
                "type": "object", "required": ["valid", "problems"],
                "properties": [
                    "valid": ["type": "boolean"], "problems": list("Problem"), "dependentCount": number,
                    "dependents": [
                        "type": "array",
                        "items": [
                            "type": "object", "required": ["ref", "problems", "checks"],
                            "properties": ["ref": text, "problems": list("Problem"), "checks": ["type": "array"]],
                        ],
                    ],
                ],
            ]
        ),
        (
            "Merge",
            [
                "type": "object", "required": ["ref", "revision", "document", "conflicts", "problems", "valid"],
                "properties": [
                    "ref": text, "revision": number, "document": true, "problems": list("Problem"),
                    "valid": ["type": "boolean"],
                    "conflicts": [
                        "type": "array",
                        "items": ["type": "object", "required": ["value", "path", "base", "ours", "theirs"]],
                    ],
                ],
            ]
        ),
        ("Preview", PreviewRoutes.schema),
        (
            "Session",
            [
                "type": "object", "required": ["author", "canWrite", "catalog", "readOnly"],
                "properties": [
                    "author": text, "canWrite": ["type": "boolean"], "catalog": text, "readOnly": ["type": "boolean"],
                ],
            ]
        ),
    ]

    private static func list(_ schema: String) -> JSON {
        ["type": "array", "items": ["$ref": .string("#/components/schemas/\(schema)")]]
    }
}

extension RouteDescription.Parameter {
    /// The parameter in the document of the API.
    fileprivate var json: JSON {
        let schema: JSON =
            switch value {
            case .text: ["type": "string"]
            case .integer: ["type": "integer", "minimum": 0]
            case .flag: ["type": "boolean"]
            case .list: ["type": "array", "items": ["type": "string"]]
            case .words(let words): ["enum": .array(words.map(JSON.string))]
            }
        return ["name": .string(name), "in": "query", "description": .string(summary), "schema": schema]
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first appearance.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
