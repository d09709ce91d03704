import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing

/// `motif preview`: a picture of a pattern's motion, or a page with a player.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Render a pattern as an animated SVG or an interactive page.",
        usage: "motif preview <ref> [-o <file>] [<options>]",
        discussion: """
            A file ending in .svg is a picture that plays without scripts, also as an image on a web page. It repeats \
            after a pause, and shows the end state if the viewer prefers reduced motion. Scroll-driven motion plays \
            forward, then back, at one second per unit of progress.

            A file ending in .html is a player that needs no network. It plays and scrubs every operation and shows \
            every track, the curves, all devices, slow motion, reduced motion, a control for every parameter, and \
            the results of the checks on the current screen.

            An existing file is replaced once the new one is complete. Missing folders are created.

            EXAMPLES
              motif preview expand -o expand.svg
              motif preview expand -o expand.html
              motif preview punch-out --operation pop --device ipad-9 --landscape -o pop.svg
              motif preview zoom-icons --film 6 -o zoom-icons.svg
              motif preview zoom-icons --curve -o curves.svg
              motif preview expand --reduced > expand.svg
            """)

    @Argument(
        help: ArgumentHelp("Pattern to render: slug[@revision].", valueName: "ref"),
        completion: Completions.patterns, transform: OptionValue.reference)
    var reference: DocumentReference

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "File ending in .svg or .html, or - for SVG to standard output (default: -, but not to a terminal).",
            valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Operation, such as present or push (default: the kind's first with tracks).", valueName: "name"),
        completion: Completions.operations)
    var operation: String?

    @OptionGroup var scene: SceneOptions

    @Flag(help: "Use the reduced-motion variant.")
    var reduced = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Render a film strip of <n> frames with their times, from 2 to 24.", valueName: "n"),
        transform: OptionValue.frameCount)
    var film: Int?

    @Flag(help: "Render the timing curves of all tracks instead of the motion.")
    var curve = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func validate() throws {
        if film != nil, curve { throw ValidationError("--film and --curve cannot be combined") }
    }

    /// The format for the file's extension.
    private func form() throws -> Form {
        guard let output, output != "-" else { return .picture }
        guard let form = Form.allCases.first(where: { output.lowercased().hasSuffix($0.rawValue) }) else {
            throw CommandError.badValue(of: "--output", output, "the file must end in .svg or .html")
        }
        if form == .page, film != nil || curve || reduced {
            throw CommandError.usage(
                "--film, --curve and --reduced require an .svg file; an .html page includes them all")
        }
        return form
    }

    private enum Form: String, CaseIterable {
        case picture = ".svg"
        case page = ".html"
    }

    func run() throws {
        let form = try form()
        if output == nil, Terminal.Stream.output.isTerminal {
            let name = "\(reference.name.slug).html"
            throw CommandError.usage(
                "A terminal doesn't show pictures; name a file, such as '-o \(name)', or use '-o -'")
        }
        var request = SampleRequest(reference)
        request.operation = operation
        scene.apply(to: &request)
        let picture: MotionExport
        do {
            picture = try preview(of: request, form)
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        try write(picture.text)
        for note in picture.notes { notices.notice("\(reference): \(note.line)") }
        if let output, output != "-" { notices.notice("Wrote \(output)") }
    }

    private func preview(of request: SampleRequest, _ form: Form) throws -> MotionExport {
        let subject = try catalog.read { reader in
            try reader.subject(request, devices: form == .page ? reader.devices() : [])
        }
        if form == .page { return try ExportTarget.html.export(subject) }
        let preview = try SVGPreview(subject, variant: reduced ? .reduced : .standard)
        if let film { return preview.film(frames: film) }
        return curve ? preview.curves() : preview.animation()
    }

    private func write(_ text: String) throws {
        guard let path = output, path != "-" else {
            let output = Output()
            try output.write(text)
            return try output.flush()
        }
        try ExportPlace.write(Array(text.utf8), to: path)
    }
}
