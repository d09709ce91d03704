/// The rules of a programming language that matter for reading expressions: comments, literals, and labels.
///
/// A language is a table; the lexer and the parser are the same for all of them.
public struct SourceLanguage: Hashable, Sendable {
    /// The separator between an argument's label and its value.
    enum Labels: Hashable, Sendable { case colon, equals, none }

    /// The language's usual name.
    public let name: String
    /// The name of the languages that share their names with it.
    public var family: String { isStyle && !isMarkup ? "CSS" : name }
    /// Extensions of its files, in lowercase.
    public let fileExtensions: [String]
    var lineComments: [String] = ["//"]
    var blockComment: (open: String, close: String) { isMarkup ? ("<!--", "-->") : ("/*", "*/") }
    var nestsComments = false
    /// The kinds of string literals, in the order in which they are tried.
    var quotes: [SourceQuotes] = []
    /// Whether `#"…"#` is a string, and `#if` a directive.
    var hasHashes = false
    /// Whether `'…'` between slashes can be a regular expression.
    var hasPatterns = false
    var labels = Labels.colon
    /// Whether an opening brace where an expression may begin opens an object, and not a closure.
    var hasObjects = false
    /// Whether names have dashes, numbers have units, and values are separated by spaces.
    public internal(set) var isStyle = false
    /// Whether it is CSS or an extension of it.
    public var isStyleSheet: Bool { isStyle && !isMarkup }
    /// Whether there is text between elements.
    public internal(set) var isMarkup = false
    /// Whether a closure can follow a call, and a name can be an operator.
    var hasTrailingClosures = false
    var hasInfixNames = false
    /// Whether a line break ends an expression before `(` and `[`.
    var endsCallsAtLines = false
    /// Whether a leading dot begins a member of the expected type.
    public internal(set) var hasImplicitMembers = false
    /// Whether a number without a point is an integer, so that divisions truncate.
    var wholeNumbers = SourceNumber.Kind.real
    /// Whether a number with a point has another type than one without: in an argument, or in a declaration.
    public func hasTypedNumbers(inCalls: Bool) -> Bool {
        inCalls ? wholeNumbers == .integer : wholeNumbers != .real || hasFinalConstants
    }
    var nullNames: Set<String> = ["null"]
    /// Words before an operand that don't change its value.
    var prefixWords: Set<String> = []
    /// Whether `final` declares a constant.
    public internal(set) var hasFinalConstants = false
    /// Whether parameters need no types.
    public internal(set) var hasUntypedParameters = false
    /// Whether the header of a type can declare properties.
    public internal(set) var hasHeaderProperties = false
    /// Whether types can inherit, and code can only assign a property through its owner.
    public internal(set) var hasOwners = false
    /// Whether objects and texts are used as constants of timing.
    public internal(set) var hasObjectConstants = false
    /// Whether a block behind a name, or behind its type, which begins with an uppercase letter, is the getter of a
    /// property.
    public internal(set) var hasGetters = false
    /// The type whose values a number can multiply.
    public internal(set) var scaledType: String?
    /// Whether numbers of timing without a unit are milliseconds.
    public internal(set) var countsMilliseconds = false

    /// A text as a comment that ends on its line.
    ///
    /// - Parameter isAlone: Whether nothing follows it on its line.
    public func comment(_ text: String, isAlone: Bool) -> String {
        if isAlone, let mark = lineComments.first { return "\(mark) \(text)" }
        return "\(blockComment.open) \(text) \(blockComment.close)"
    }

    /// The language of files with an extension, such as "swift" or "tsx".
    public init?(fileExtension: String) {
        let name = fileExtension.lowercased()
        guard let language = Self.all.first(where: { $0.fileExtensions.contains(name) }) else { return nil }
        self = language
    }

    private init(_ name: String, _ fileExtensions: [String], _ edit: (inout SourceLanguage) -> Void) {
        (self.name, self.fileExtensions) = (name, fileExtensions)
        edit(&self)
    }

    /// All languages, Swift first.
    public static let all = [swift, kotlin, typeScript, css, scss, dart, xml]

    /// Swift.
    public static let swift = SourceLanguage("Swift", ["swift"]) {
        $0.nestsComments = true
        $0.quotes = [
            .init("\"\"\"", spansLines: true, interpolation: "\\("),
            .init("\"", interpolation: "\\("),
        ]
        $0.hasHashes = true
        $0.hasPatterns = true
        $0.hasTrailingClosures = true
        $0.endsCallsAtLines = true
        $0.hasImplicitMembers = true
        ($0.hasOwners, $0.hasGetters) = (true, true)
        $0.wholeNumbers = .whole
        $0.nullNames = ["nil"]
        $0.prefixWords = ["try", "await"]
    }

    /// Kotlin, with Java's literals.
    public static let kotlin = SourceLanguage("Kotlin", ["kt", "kts"]) {
        $0.nestsComments = true
        $0.quotes = [
            .init("\"\"\"", spansLines: true, escapes: false, interpolation: "${"),
            .init("\"", interpolation: "${"), .init("'"),
        ]
        $0.labels = .equals
        $0.hasTrailingClosures = true
        $0.hasInfixNames = true
        $0.endsCallsAtLines = true
        ($0.hasHeaderProperties, $0.countsMilliseconds) = (true, true)
        $0.wholeNumbers = .integer
    }

    /// TypeScript and JavaScript.
    public static let typeScript = SourceLanguage("TypeScript", ["ts", "tsx", "js", "jsx", "mjs", "cjs", "mts", "cts"])
    {
        $0.quotes = [
            .init("\""), .init("'"),
            .init("`", spansLines: true, interpolation: "${"),
        ]
        $0.hasPatterns = true
        $0.labels = .none
        $0.hasObjects = true
        ($0.hasUntypedParameters, $0.hasObjectConstants) = (true, true)
        $0.nullNames = ["null", "undefined"]
        $0.prefixWords = ["new", "await", "async"]
    }

    private static func style(_ name: String, _ fileExtensions: [String], comments: [String]) -> SourceLanguage {
        SourceLanguage(name, fileExtensions) {
            $0.lineComments = comments
            $0.quotes = [.init("\""), .init("'")]
            $0.labels = .none
            $0.isStyle = true
            $0.nullNames = []
        }
    }

    /// CSS.
    public static let css = style("CSS", ["css"], comments: [])
    /// CSS with variables and line comments, as in Sass and Less.
    package static let scss = style("SCSS", ["scss", "less"], comments: ["//"])

    /// Dart.
    public static let dart = SourceLanguage("Dart", ["dart"]) {
        $0.nestsComments = true
        $0.quotes = ["'''", "\"\"\"", "'", "\""].flatMap { quote in
            let isLong = quote.utf8.count == 3
            return [
                SourceQuotes("r" + quote, close: quote, spansLines: isLong, escapes: false),
                SourceQuotes(quote, spansLines: isLong, interpolation: "${"),
            ]
        }
        $0.hasObjects = true
        ($0.hasUntypedParameters, $0.hasFinalConstants, $0.scaledType) = (true, true, "Duration")
        $0.prefixWords = ["new", "const", "await"]
    }

    /// XML: elements with attributes.
    public static let xml = SourceLanguage("XML", ["xml"]) {
        $0.lineComments = []
        $0.quotes = ["\"", "'"].map { SourceQuotes($0, spansLines: true, escapes: false) }
        $0.labels = .equals
        $0.isStyle = true
        $0.isMarkup = true
        $0.nullNames = []
    }
}
