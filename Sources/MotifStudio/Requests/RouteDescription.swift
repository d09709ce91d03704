import MotifCatalog
import MotifCore

/// The description of a route in the OpenAPI document.
struct RouteDescription: Sendable {
    /// What the route does, in a sentence.
    let summary: String
    /// The parameters of the query.
    var query: [KeyDescription] = []
    /// The schema of the body; `nil` if there is none.
    var body: JSONSchema?
    /// The schema of the answer.
    var answer = JSONSchema.record
    /// The media types that the answer can have.
    var types: [MediaType] = [.json]
    /// The media types of a body that isn't JSON; empty for JSON.
    var bodyTypes: [MediaType] = []
    /// Error statuses that are specific to this route.
    var failures: [Int] = []
}
