import MotifJSON

/// What the document of the API says about a route.
struct RouteDescription: Sendable {
    /// A parameter of the query.
    struct Parameter: Sendable {
        /// The values that a parameter can have.
        enum Value: Sendable {
            case text, integer, flag, list
            /// One of these words.
            case words([String])
        }

        let name: String
        let value: Value
        let summary: String

        /// A text.
        init(_ name: String, _ summary: String) { self.init(name, .text, summary) }

        init(_ name: String, _ value: Value, _ summary: String) {
            self.name = name
            self.value = value
            self.summary = summary
        }
    }

    /// What the route does, in a sentence.
    let summary: String
    /// The parameters of the query.
    var query: [Parameter] = []
    /// The schema of the body; `nil` if there is none.
    var body: JSON?
    /// The schema of the answer.
    var answer: JSON = ["type": "object"]
    /// The media types that the answer can have.
    var types: [MediaType] = [.json]
    /// The statuses of failures besides those of every route.
    var failures: [Int] = []
}
