import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing
import MotifSystem

/// `motif preview`: a picture of a pattern's motion, or a page with a player.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "preview")

    @Argument(.pattern, "Pattern to render: slug[@revision].")
    var reference: DocumentReference

    @Option(
        .file(),
        "File ending in .svg, .html, .png, .gif or .apng, or - for SVG to standard output (default: -, but not to a terminal).",
        name: .shortAndLong)
    var output: String?

    @Option(.operation, .key("operation", of: .sample))
    var operation: String?

    @OptionGroup var scene: SceneOptions<ScreenshotOption>

    @Flag(help: ArgumentHelp(.key("reduced", of: .sample)))
    var reduced = false

    @Option(
        .whole("n", in: 2...24), "Render a film strip of <n> frames with their times, from 2 to 24.",
        parsing: .unconditional)
    var film: Int?

    @Flag(help: "Render the timing curves of all tracks instead of the motion.")
    var curve = false

    @Option(
        .text("time"),
        "Time of a .png, such as 0.2 or 350ms, or progress (default: the moment with the most movement).",
        parsing: .unconditional)
    var time: String?

    @Option(
        .init("number", read: OptionValue.scale),
        "Pixels per point of a .png, .gif or .apng, up to 8 (default: 2 for a .png, else 0.5).", parsing: .unconditional
    )
    var scale: Double?

    @Flag(help: "Write the file again whenever the pattern changes.")
    var watch = false

    @Flag(help: "Open the file in the default program for it.")
    var open = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func validate() throws {
        if film != nil, curve { throw ValidationError("--film and --curve cannot be combined") }
    }

    /// The format for the file's extension.
    private func form() throws -> PreviewForm {
        guard let output, output != "-" else {
            if watch || open {
                throw CommandError.usage("--watch and --open require a file, such as '-o \(name).html'")
            }
            return .picture
        }
        guard let form = PreviewForm(fileName: output) else {
            throw CommandError.badValue(of: "--output", output, "the file must end in \(PreviewForm.endings)")
        }
        if form == .page, film != nil || curve || reduced {
            throw CommandError.usage(
                "--film, --curve and --reduced require a picture; an .html page includes them all")
        }
        if form.isAnimation, film != nil || curve {
            throw CommandError.usage("--film and --curve require an .svg or .png file")
        }
        if time != nil, form != .image || film != nil || curve {
            throw CommandError.usage("--time requires a .png file, without --film or --curve")
        }
        if scale != nil, form == .page || form == .picture {
            throw CommandError.usage("--scale requires a .png, .gif or .apng file")
        }
        return form
    }

    private var name: Slug { reference.name.slug }

    func run() throws {
        let form = try form()
        if output == nil, StandardStream.output.isTerminal {
            throw CommandError.usage(
                "A terminal doesn't show pictures; name a file, such as '-o \(name).html', or use '-o -'")
        }
        var shown = try preview(form)
        try write(shown, form)
        if open, let output { try show(output) }
        guard watch else { return }
        try CatalogWatch.run(catalog) {
            let now = try preview(form)
            if now.texts.elementsEqual(shown.texts) { return }
            shown = now
            try write(now, form)
        }
    }

    /// Opens the file in the desktop's default program for it.
    ///
    /// A browser may keep its opener until it is closed, and nothing waits for that while a catalog is watched.
    private func show(_ output: String) throws {
        guard watch else { return try Self.open(output) }
        try BackgroundThread.start {
            do throws(CommandError) {
                try Self.open(output)
            } catch {
                Failure(error).lines.forEach(Notice.write)
            }
        }
    }

    private static func open(_ output: String) throws(CommandError) {
        let status: Int32
        do throws(SpawnError) {
            status = try Desktop.open(output)
        } catch {
            throw error.isMissing ? .missingProgram(Desktop.opener) : .file(Desktop.opener, error.number)
        }
        guard status == 0 else { throw .failedProgram(Desktop.opener, status: status, "") }
    }

    private var request: SampleRequest { SampleRequest(reference, on: scene.stage(of: operation)) }

    private func preview(_ form: PreviewForm) throws -> Preview {
        try CommandError.answering { try catalog.read { try preview(form, $0) } }
    }

    private func preview(_ form: PreviewForm, _ reader: CatalogReader) throws -> Preview {
        if form == .page {
            let subject = try reader.subject(request, devices: reader.devices())
            return .still(try ExportTarget.html.export(subject.showing(screenshots())))
        }
        var subject = try reader.subject(request, devices: [])
        if !curve { subject = subject.showing(try form == .picture ? screenshots() : drawableScreenshots()) }
        let svg = try SVGPreview(subject, variant: reduced ? .reduced : .standard)
        let frames = form.isAnimation ? svg.loopFrames(perSecond: Renderer.framesPerSecond) : nil
        if let scale = scale ?? form.standardScale {
            try rendering { try Renderer(scale: scale, path: "").check(subject.screen, frameCount: frames?.count ?? 1) }
        }
        if let frames { return .frames(frames) }
        if let film { return .still(svg.film(frames: film)) }
        if curve { return .still(svg.curves()) }
        return .still(form == .image ? svg.bareStill(at: try stillTime(reader)) : svg.animation())
    }

    /// The app's own screens: those that options name, and those in the catalog's folder.
    private func screenshots() throws -> Screenshots {
        if scene.screen.hasNoScreens { return Screenshots() }
        var screenshots = try ScreenshotFolder(beside: catalog.present.path()).screenshots(of: name)
        for (screen, path) in scene.screen.pictures {
            screenshots.pictures[screen] = try ScreenshotFolder.picture(at: path, isLinkAllowed: true)
        }
        return screenshots
    }

    private func drawableScreenshots() throws -> Screenshots {
        let screenshots = try screenshots()
        return try rendering { try Renderer(scale: 1, path: output ?? "").drawable(screenshots) }
    }

    /// The time of a still; `nil` for the default.
    private func stillTime(_ reader: CatalogReader) throws -> Double? {
        guard let time else { return nil }
        var request = request
        request.frames = .at([.text(time)])
        do {
            return try reader.sample(request).times.first { _ in true }
        } catch let error as Problems where error.problems.allSatisfy({ $0.path.description.hasPrefix("$.at") }) {
            // The option has another name than the key of a request.
            throw CommandError.usage(error.problems.map { "--time: \($0.message)" }.joined(separator: "\n"))
        }
    }

    private func render(to path: String, _ picture: (Renderer) throws -> [UInt8]) throws {
        let scale = try scale ?? form().standardScale ?? 1
        try ExportDestination.write(try rendering { try picture(Renderer(scale: scale, path: path)) }, to: path)
    }

    /// Runs other programs, whose failures are those of the command.
    private func rendering<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let failure as Renderer.Failure {
            throw switch failure {
            case .missing(let program): CommandError.missingProgram(program)
            case .unusable(let program, let number): CommandError.file(program, number)
            case .failed(let program, let status, let words): CommandError.failedProgram(program, status: status, words)
            case .endless(let program): CommandError.failedProgram(program, status: nil, "")
            case .tooLarge(let megapixels):
                CommandError.usage("The picture would have over \(megapixels) million pixels; use a lower --scale")
            }
        }
    }

    private func write(_ preview: Preview, _ form: PreviewForm) throws {
        if let path = output, path != "-" {
            switch (preview, form) {
            case (.still(let picture), .image): try render(to: path) { try $0.still(picture) }
            case (.frames(let frames), .animation(let format)):
                try render(to: path) { try $0.animation(frames, as: format) }
            default: try ExportDestination.write(Array(preview.texts.joined().utf8), to: path)
            }
            notices.notice("Wrote \(path)")
        } else {
            let output = Output()
            try output.write(preview.texts.joined())
            try output.flush()
        }
        for note in preview.notes { notices.notice("\(reference): \(note.line)") }
    }
}

/// What a preview shows, before it is rendered.
private enum Preview {
    /// A picture or a page.
    case still(MotionExport)
    /// The frames of an animation.
    case frames([SVGPreview.LoopFrame])

    /// The pictures one after another; those of an animation are drawn when they are read.
    var texts: some Sequence<String> {
        let pictures: [() -> String] =
            switch self {
            case .still(let picture): [{ picture.text }]
            case .frames(let frames): frames.map { frame in { frame.picture.text } }
            }
        return pictures.lazy.map { $0() }
    }

    var notes: [ExportNote] {
        switch self {
        case .still(let picture): picture.notes
        case .frames(let frames): frames.first?.picture.notes ?? []
        }
    }
}
