import MotifExport
import MotifSystem

/// Turns SVG pictures into PNG with librsvg's `rsvg-convert`, and those into an animation with `ffmpeg`.
///
/// - Source: docs/decisions/0029-pictures-by-other-programs.md
struct Renderer {
    /// Pixels per point.
    let scale: Double
    /// The file that the picture is for. Drafts lie beside it, and errors name it.
    let path: String

    /// Writes one picture.
    func writeStill(_ picture: MotionExport) throws {
        try ExportDestination.write(try Self.png(of: picture.text, scale: scale, for: path), to: path)
    }

    /// The frame rate of animations, which a GIF's hundredths of a second can express.
    static let framesPerSecond = 25

    /// Writes an animation that repeats forever.
    func writeAnimation(_ frames: [SVGPreview.LoopFrame], as format: Format) throws {
        var images: [UInt8] = []
        let (scale, path) = (scale, path)
        try ParallelMap.run { add in
            for frame in frames { try add(frame) }
        } transform: { frame in
            (image: try Self.png(of: frame.picture.text, scale: scale, for: path), count: frame.count)
        } each: { rendered in
            for _ in 0..<rendered.count { images += rendered.image }
        }
        let animation = try Self.run(
            { output in
                ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-f", "image2pipe", "-c:v", "png", "-framerate"]
                    + ["\(Self.framesPerSecond)", "-i", "-"] + format.options + [output]
            }, input: images, for: path)
        try ExportDestination.write(animation, to: path)
    }

    /// The formats of animations.
    enum Format: String {
        case gif, apng

        /// ffmpeg's options for the output. A GIF has 256 colors, those that this animation needs most.
        fileprivate var options: [String] {
            switch self {
            case .gif:
                let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse=diff_mode=rectangle"
                return ["-vf", palette, "-loop", "0", "-f", "gif"]
            case .apng: return ["-plays", "0", "-f", "apng"]
            }
        }
    }

    private static func png(of svg: String, scale: Double, for path: String) throws -> [UInt8] {
        try run(
            { ["rsvg-convert", "--format=png", "--zoom=\(scale)", "--output=\($0)"] }, input: Array(svg.utf8), for: path
        )
    }

    /// Runs a program that reads its standard input and writes a file.
    ///
    /// - Parameter command: The program with its arguments, for the file that it writes.
    /// - Returns: What the file contains.
    private static func run(
        _ command: (_ output: String) -> [String], input: [UInt8], for path: String
    ) throws -> [UInt8] {
        let (source, file) = try FileDraft.create(for: path, permissions: 0o600)
        defer { source.discard() }
        try file.write(input)
        file.close()
        let (output, written) = try FileDraft.create(for: path, permissions: 0o600)
        defer { output.discard() }
        written.close()
        let (complaints, log) = try FileDraft.create(for: path, permissions: 0o600)
        defer { complaints.discard() }
        log.close()
        let command = command(output.path)
        let program = command.first ?? ""
        let status: Int32
        do throws(SpawnError) {
            status = try Program.run(command, input: source.path, output: complaints.path)
        } catch {
            throw error.isMissing ? CommandError.missingProgram(program) : CommandError.file(program, error.number)
        }
        let bytes = try contents(of: output)
        guard status == 0, !bytes.isEmpty else {
            let complaint = String(decoding: try contents(of: complaints), as: UTF8.self)
            throw CommandError.failedProgram(program, status: status, complaint)
        }
        return bytes
    }

    private static func contents(of draft: FileDraft) throws(FileError) -> [UInt8] {
        try OpenFile(reading: draft.path).read(upTo: FileStatus(at: draft.path)?.byteCount ?? 0)
    }

    /// How to get a program.
    static func installation(of program: String) -> String {
        switch program {
        case "rsvg-convert": "Debian's package is librsvg2-bin, Homebrew's librsvg"
        case "xdg-open": "Debian's package is xdg-utils"
        default: "Debian's package and Homebrew's are '\(program)'"
        }
    }
}
