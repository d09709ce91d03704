/// Words of TypeScript source.
enum TypeScriptText {
    /// The directive for functions that run on Reanimated's thread; other exports omit it.
    static let directive: Code = "\"worklet\";"

    /// - Source: ECMAScript 2023, "Reserved Words" in strict mode, and names that strict mode forbids.
    static let keywords: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield",
    ]
}
