extension ExportTarget {
    /// A picture that moves, for people; one operation of the pattern.
    static let svg = ExportTarget(
        name: "svg", summary: "a picture that moves, of one operation", fileExtension: "svg",
        export: { subject in
            let picture = try SVGPreview(subject).animation()
            let others = subject.operations.dropFirst()
            guard !others.isEmpty else { return picture }
            let words = "A picture shows one operation; \(others.joined(separator: ", ")) is not in it"
            return MotionExport(picture.text, notes: picture.notes + [ExportNote("other-operations", .omitted, words)])
        })
}
