/// Words that several pages need.
enum GalleryText {
    /// `840 B`, `12.4 KB`
    static func size(of bytes: Int) -> String {
        bytes < 1000 ? "\(bytes) B" : "\(svgWords((Double(bytes) / 100).rounded() / 10)) KB"
    }

    /// `2026-05-04 09:30 UTC`
    static func moment(_ time: String) -> HTML {
        let words = time.prefix(16).map { $0 == "T" ? " " : String($0) }.joined()
        return HTML("time", ["datetime": time], "\(words) UTC")
    }
}
