/// The header fields that keep browsers from doing more with an answer than intended.
enum SecurityHeaders {
    /// The policy for pages: they may load and run files of this server, but no code in the page itself.
    static let pagePolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    /// The policy for other answers: if a browser shows one, it may do nothing. Pictures may use their own styles to
    /// animate.
    static let filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    /// Adds the fields to an answer. Pages show data that only this session may see, so no cache may keep them.
    static func add(to answer: inout StudioAnswer) {
        let isPage =
            answer.header("Content-Type") == MediaType.html.rawValue && answer.header("Content-Disposition") == nil
        answer.headers += [
            ("Content-Security-Policy", isPage ? pagePolicy : filePolicy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
        ]
        if answer.header("Cache-Control") == nil {
            answer.headers.append(("Cache-Control", isPage || answer.status >= 400 ? "no-store" : "no-cache"))
        }
    }
}
