import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport

/// `motif preview`: a picture of a pattern's motion, or a page to play with.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show the motion of a pattern: an SVG that plays, or a page to play with",
        usage: "motif preview <ref> [-o <file.svg|file.html>] [<options>]",
        discussion: """
            The SVG has no script, so that it also plays as an image on a page. It runs over and over with a pause, \
            and stands at its end for people who asked for less motion. What scrolling drives goes there and back, a \
            second for each unit of progress.

            An .html file is one page that needs no network: it plays and scrubs every operation, has a lane for every \
            track, the curves, all devices, slow motion, reduced motion, a control for every parameter, and what the \
            checks find on the screen that it shows.

            A file is written whole or not at all; one that is there is replaced.

            EXAMPLES
              motif preview expand -o expand.svg
              motif preview expand -o expand.html
              motif preview punch-out --operation pop --device ipad-9 --landscape -o pop.svg
              motif preview zoom-icons --film 6 -o zoom-icons.svg
              motif preview zoom-icons --curve -o curves.svg
              motif preview expand --reduced > expand.svg
            """)

    @Argument(
        help: ArgumentHelp("The pattern: slug[@revision].", valueName: "ref"), completion: Completions.patterns)
    var reference: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("An .svg or .html file; SVG to standard output unless said, or for -.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(help: ArgumentHelp("present, push, scroll …; the kind's first that has tracks.", valueName: "name"))
    var operation: String?

    @OptionGroup var scene: SceneOptions

    @Flag(help: "The motion for people who asked for less.")
    var reduced = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A still picture of so many frames with their times, 2 to 24.", valueName: "n"))
    var film: Int?

    @Flag(help: "A still picture of the timing curves of all tracks.")
    var curve = false

    @Flag(name: .shortAndLong, help: "Say nothing but the data and what is wrong.")
    var quiet = false

    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if film != nil, curve { throw ValidationError("--film and --curve do not go together.") }
        if let film, !(2...24).contains(film) { throw ValidationError("--film is \(film); it goes from 2 to 24.") }
    }

    /// What the name of the file says.
    private func form() throws -> Form {
        guard let output, output != "-" else { return .picture }
        guard let form = Form.allCases.first(where: { output.lowercased().hasSuffix($0.rawValue) }) else {
            throw CommandError.badValue(of: "--output", output, expected: "a file that ends in .svg or .html")
        }
        if form == .page, film != nil || curve || reduced {
            throw CommandError.usage("A page shows everything; --film, --curve and --reduced are for .svg")
        }
        return form
    }

    private enum Form: String, CaseIterable {
        case picture = ".svg"
        case page = ".html"
    }

    func run() throws {
        let form = try form()
        var request = SampleRequest(try DocumentReference(reference))
        try scene.apply(to: &request)
        let picture: MotionExport
        do {
            picture = try preview(of: request, form)
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        try write(picture.text)
        guard !quiet else { return }
        for note in picture.notes { Notice.write("\(reference): \(note.words)") }
        if let output, output != "-" { Notice.write("Wrote \(output)") }
    }

    private func preview(of request: SampleRequest, _ form: Form) throws -> MotionExport {
        let subject = try catalog.read { reader in
            let (stored, screen, scene) = try reader.staged(request)
            return try ExportSubject(
                stored.motion, revision: stored.revision, screen: screen, scene: scene, operation: operation,
                devices: form == .page ? reader.devices() : [])
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
