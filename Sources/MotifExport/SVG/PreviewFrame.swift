/// The file around a picture.
struct PreviewFrame {
    /// Radius of a screen's corners.
    static let radius = 36.0
    static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

    let width: Double
    let height: Double
    let title: String
    let summary: String
    /// Pixels that it takes unless it is given a size, along its longer side.
    let pixels: Double

    /// The file.
    func text(style: String, _ body: [String]) -> String {
        let scale = pixels / max(width, height, 1)
        let (wide, high) = (svg((width * scale).rounded()), svg((height * scale).rounded()))
        let description = summary.isEmpty ? "" : "<desc id=\"d\">\(summary.xml)</desc>\n"
        let labels = summary.isEmpty ? "t" : "t d"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svg(width)) \(svg(height))" width="\(wide)" \
            height="\(high)" role="img" aria-labelledby="\(labels)" font-family="\(Self.fonts.xml)">
            <title id="t">\(title.xml)</title>
            \(description)\(style)\(body.joined(separator: "\n"))
            </svg>

            """
    }
}
