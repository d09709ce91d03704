package import MotifCore
package import MotifExport
import MotifSystem

/// Converts SVG pictures to PNG with librsvg's `rsvg-convert`, and combines them into an animation with `ffmpeg`.
///
/// - Source: docs/decisions/0029-pictures-by-other-programs.md
package struct Renderer {
    private let scale: Double
    private let path: String

    /// A renderer.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - path: The file that the picture is for. Drafts are stored beside it, and errors name it.
    package init(scale: Double, path: String) {
        self.scale = scale
        self.path = path
    }

    /// The reason why there is no picture.
    package enum Failure: Error {
        /// The program isn't installed.
        case missing(String)
        /// The program can't be started.
        case unusable(String, Int32)
        /// The program failed with this status and these words.
        case failed(String, status: Int32, String)
        /// The program took too long or wrote too much, and was ended.
        case endless(String)
        /// The picture would have more than this number of millions of pixels, in all of its frames together.
        case tooLarge(megapixels: Int)
    }

    /// The time that a program has for a picture, in seconds.
    private static let seconds = 60.0
    /// Twice that of any device's screen at eight pixels per point, and a minute of animation at half a pixel.
    private static let maximumMegapixels = (frame: 200.0, all: 500.0)

    /// Refuses pictures that no screen shows and no memory holds.
    ///
    /// - Parameter frameCount: The number of different frames.
    package func check(_ screen: Screen, frameCount: Int = 1) throws(Failure) {
        let megapixels = screen.size.width * screen.size.height * scale * scale / 1e6
        let limits = Self.maximumMegapixels
        if megapixels > limits.frame { throw .tooLarge(megapixels: Int(limits.frame)) }
        if megapixels * Double(frameCount) > limits.all { throw .tooLarge(megapixels: Int(limits.all)) }
    }

    /// Returns one picture.
    package func still(_ picture: MotionExport) throws -> [UInt8] {
        try Self.png(of: picture.text, scale: scale, for: path)
    }

    /// The frame rate of animations, which a GIF's hundredths of a second can express.
    package static let framesPerSecond = 25

    /// Returns an animation that repeats forever.
    package func animation(_ frames: [SVGPreview.LoopFrame], as format: Format) throws -> [UInt8] {
        var images: [UInt8] = []
        let (scale, path) = (scale, path)
        try ParallelMap.run { add in
            for frame in frames { try add(frame) }
        } transform: { frame in
            (image: try Self.png(of: frame.picture.text, scale: scale, for: path), count: frame.count)
        } each: { rendered in
            for _ in 0..<rendered.count { images += rendered.image }
        }
        return try Self.run(
            { output in
                ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-f", "image2pipe", "-c:v", "png", "-framerate"]
                    + ["\(Self.framesPerSecond)", "-i", "-"] + format.options + [output]
            }, input: images, for: path)
    }

    /// The formats of animations.
    package enum Format: String {
        case gif, apng

        /// ffmpeg's options for the output. A GIF has the 256 colors that the animation needs most.
        fileprivate var options: [String] {
            switch self {
            case .gif:
                let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse=diff_mode=rectangle"
                return ["-vf", palette, "-loop", "0", "-f", "gif"]
            case .apng: return ["-plays", "0", "-f", "apng"]
            }
        }
    }

    /// The screenshots in formats that `rsvg-convert` draws; it skips WebP silently.
    package func drawable(_ screenshots: Screenshots) throws -> Screenshots {
        var drawable = screenshots
        for (screen, picture) in screenshots.pictures where picture.header.format == .webp {
            let png = try Self.run(
                { output in
                    ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-f", "webp_pipe", "-i", "-", "-frames:v", "1"]
                        + ["-c:v", "png", "-f", "image2pipe", output]
                }, input: picture.bytes, for: path)
            drawable.pictures[screen] = Screenshot(converted: png)
        }
        return drawable
    }

    private static func png(of svg: String, scale: Double, for path: String) throws -> [UInt8] {
        try run(
            { ["rsvg-convert", "--format=png", "--zoom=\(scale)", "--output=\($0)"] }, input: Array(svg.utf8), for: path
        )
    }

    /// Runs a program that reads its standard input and writes a file.
    ///
    /// - Parameter command: The program with its arguments, for the file that it writes.
    /// - Returns: The contents of the file.
    private static func run(
        _ command: (_ output: String) -> [String], input bytes: [UInt8], for path: String
    ) throws -> [UInt8] {
        let (source, file) = try FileDraft.create(for: path, permissions: 0o600)
        defer { source.discard() }
        try file.write(bytes)
        file.close()
        let (output, written) = try FileDraft.create(for: path, permissions: 0o600)
        defer { output.discard() }
        written.close()
        let command = command(FileSystem.argument(output.path))
        let program = command.first ?? ""
        let answer: LimitedProgram.Answer
        let input = try OpenFile(reading: source.path)
        do throws(LimitedProgram.Failure) {
            answer = try LimitedProgram(
                at: program, Array(command.dropFirst()), environment: nil, seconds: seconds, maximumBytes: 1 << 20
            ).answer(to: input, in: ".")
        } catch {
            guard case .unusable(let error) = error else { throw Failure.endless(program) }
            throw error.isMissing ? Failure.missing(program) : Failure.unusable(program, error.number)
        }
        let result = try contents(of: output)
        guard answer.status == 0, !result.isEmpty else {
            let complaint = String(decoding: answer.output + answer.complaints, as: UTF8.self)
            throw Failure.failed(program, status: answer.status, complaint)
        }
        return result
    }

    private static func contents(of draft: FileDraft) throws(FileError) -> [UInt8] {
        try OpenFile(reading: draft.path).read(upTo: FileStatus(at: draft.path)?.byteCount ?? 0)
    }

    /// Instructions for installing a program.
    package static func installation(of program: String) -> String {
        switch program {
        case "rsvg-convert": "Debian's package is librsvg2-bin, Homebrew's librsvg"
        case "xdg-open": "Debian's package is xdg-utils"
        default: "Debian's package and Homebrew's are '\(program)'"
        }
    }
}
