import Testing

@testable import MotifExport

@Suite struct `code that exported files share` {
    /// Six lines are less than any function that is worth sharing.
    @Test func `has no piece of code twice`() {
        let length = 6
        var places: [[String]: String] = [:]
        var copies: [String] = []
        for file in CodeResource.swift + CodeResource.kotlin + CodeResource.typeScript {
            let lines = file.lines.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            for start in 0..<max(0, lines.count - length + 1) {
                let piece = Array(lines[start..<(start + length)])
                if let other = places[piece] { copies.append("\(file.name) and \(other): \(piece[0])") }
                places[piece] = file.name
            }
        }
        #expect(CodeResource.swift.count > 15 && places.count > 500)
        #expect(copies.isEmpty, "\(copies.joined(separator: "\n"))")
    }

    /// So that a file without a shared one can name them after its pattern.
    @Test func `says Motif only where the name of a type begins`() {
        for line in CodeResource.swift.flatMap(\.lines) {
            let starts = line.matches(of: /\bMotif[A-Z]/).count
            #expect(line.ranges(of: "Motif").count == starts, "\(line)")
        }
    }
}
