import CResources

/// The files of `Resources/spellings/`, compiled into the binary.
enum SpellingFile {
    /// The lines of a file, with continuation lines joined and without comments.
    static func lines(of name: String) -> [String] {
        let files = (0..<c_spelling_count).lazy.map { c_spelling($0) }
        guard let file = files.first(where: { $0.name.map { String(cString: $0) } == name }), let bytes = file.bytes
        else { return [] }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        var lines: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" "), let last = lines.popLast() {
                lines.append(last + " " + line.drop { $0 == " " })
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }
}
