import Foundation
import Testing

/// Pictures that other programs draw. The programs are scripts here; `rendered-pictures` in Tests/Trials/Peers runs the
/// real ones.
@Suite struct `motif preview with other programs` {
    private let sandbox: Sandbox
    private var environment: [String: String?] { ["PATH": sandbox.path("bin").path] }

    init() throws {
        sandbox = try Sandbox()
        try FileManager.default.createDirectory(at: sandbox.path("bin"), withIntermediateDirectories: true)
    }

    private func install(_ program: String, _ script: String) throws {
        try sandbox.write("#!/bin/sh\n" + script, to: "bin/" + program)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/" + program).path)
    }

    /// The first lines of the SVG and the scale, as the picture.
    private static let converter = """
        for word; do case $word in --output=*) output=${word#--output=} ;; --zoom=*) zoom=${word#--zoom=} ;; esac; done
        IFS= read -r first; printf '%s %s\n' "$zoom" "${first%% *}" > "$output"
        """
    /// The input behind the format.
    private static let animator = """
        while [ $# -gt 1 ]; do [ "$1" = -f ] && format=$2; shift; done
        { echo "$format"; while IFS= read -r line; do echo "$line"; done; } > "$1"
        """

    /// An opener that waits until the browser is closed.
    private static let patient = """
        for _ in 1 2 3 4 5 6 7 8 9; do for _ in 1 2 3 4 5 6 7 8 9; do
            [ -e closed ] && exit
            /bin/sleep 0.5
        done; done
        : > given-up
        """

    @Test func `draws a still twice as large as its points`() throws {
        try install("rsvg-convert", Self.converter)
        let run = try sandbox.motif("preview", "expand", "-o", "a.png", environment: environment)
        #expect(run.exit == 0 && run.errors == "Wrote a.png\n", "\(run)")
        #expect(try sandbox.read("a.png") == "2.0 <svg\n")
        #expect(
            try sandbox.motif(
                "preview", "expand", "-o", "a.png", "--scale", "0.25", environment: environment
            ).exit == 0)
        #expect(try sandbox.read("a.png") == "0.25 <svg\n")
        #expect(sandbox.files == ["a.png", "bin", "motif.db"])
    }

    /// expand takes 0.7 s, between pauses of 0.6 s and 1.2 s: 2.5 s at 25 frames a second, rounded up from 62.5.
    @Test(arguments: ["gif", "apng"]) func `makes an animation of every frame of a loop`(format: String) throws {
        try install("rsvg-convert", Self.converter)
        try install("ffmpeg", Self.animator)
        let run = try sandbox.motif("preview", "expand", "-o", "a.\(format)", environment: environment)
        #expect(run.exit == 0, "\(run)")
        let lines = try sandbox.read("a.\(format)").split(separator: "\n")
        #expect(lines.first == Substring(format))
        #expect(lines.dropFirst().allSatisfy { $0 == "0.5 <svg" } && lines.count == 1 + 63, "\(lines.count)")
        #expect(sandbox.files == ["a.\(format)", "bin", "motif.db"])
    }

    @Test func `names a program that is missing, and one that fails`() throws {
        try sandbox.write("earlier", to: "a.png")
        let missing = try sandbox.motif("preview", "expand", "-o", "a.png", environment: environment)
        try install("rsvg-convert", "echo 'no such font' >&2; exit 3")
        let failing = try sandbox.motif("preview", "expand", "-o", "a.png", environment: environment)
        try install("rsvg-convert", Self.converter)
        let half = try sandbox.motif("preview", "expand", "-o", "a.gif", environment: environment)
        let unopened = try sandbox.motif("preview", "expand", "-o", "a.svg", "--open", environment: environment)
        try expect(missing, failing, half, matches: "preview-programs")
        #expect(unopened.exit == 74)
        #expect(try sandbox.read("a.png") == "earlier")
        #expect(sandbox.files == ["a.png", "a.svg", "bin", "motif.db"])
    }

    @Test func `a picture has limits of pixels`() throws {
        try install("rsvg-convert", Self.converter)
        try install("ffmpeg", Self.animator)
        for (screen, file) in [("20000x20000", "a.gif"), ("9000x9000", "a.png"), ("12000x12000", "a.gif")] {
            let run = try sandbox.motif("preview", "expand", "--screen", screen, "-o", file, environment: environment)
            #expect(run.exit == 64 && run.errors.contains("million pixels; use a lower --scale"), "\(run)")
        }
        let small = try sandbox.motif(
            "preview", "expand", "--screen", "9000x9000", "--scale", "0.1", "-o", "a.png", environment: environment)
        #expect(small.exit == 0, "\(small)")
    }

    @Test(.timeLimit(.minutes(1))) func `an interrupt ends the programs`() throws {
        #expect(mkfifo(sandbox.path("started").path, 0o600) == 0)
        try install("rsvg-convert", "exec 3>started\necho yes >&3\n/bin/sleep 300\n")
        let preview = try sandbox.conversation("preview", "expand", "-o", "a.gif", environment: environment)
        let program = try FileHandle(forReadingFrom: sandbox.path("started"))
        #expect(try program.read(upToCount: 3) == Data("yes".utf8))
        preview.signal(SIGTERM)
        #expect(try preview.end().signal == SIGTERM)
        _ = try program.readToEnd()
        #expect(sandbox.files == ["bin", "motif.db", "started"])
    }

    @Test func `opens the file that it wrote`() throws {
        for opener in ["open", "xdg-open"] { try install(opener, "echo \"$1\" > opened") }
        for name in ["-a.html", "http:x.html"] {
            let run = try sandbox.motif("preview", "expand", "--output=\(name)", "--open", environment: environment)
            #expect(run.exit == 0, "\(run)")
            #expect(try sandbox.read("opened") == "./\(name)\n")
        }
        for opener in ["open", "xdg-open"] { try install(opener, "exit 3") }
        let failing = try sandbox.motif("preview", "expand", "-o", "a.html", "--open", environment: environment)
        #expect(failing.exit == 74 && failing.errors.contains("open"), "\(failing)")
    }

    @Test func `watches while the browser is open`() throws {
        for opener in ["open", "xdg-open"] { try install(opener, Self.patient) }
        try FileManager.default.createDirectory(at: sandbox.path("out"), withIntermediateDirectories: true)
        let watch = FolderWatch(sandbox.path("out"))
        let preview = try sandbox.conversation(
            "preview", "expand", "-o", "out/a.svg", "--watch", "--open", environment: environment)
        watch.waitForEntry()
        #expect(try sandbox.motif("update", "expand", "--set", "expandDuration=2s").exit == 0)
        watch.waitForEntry()
        #expect(!sandbox.files.contains("given-up"))
        try sandbox.write("", to: "closed")
        preview.signal(SIGINT)
        #expect(try preview.end().errors.hasPrefix("Wrote out/a.svg\n"))
    }

    @Test func `writes the file again when the pattern has changed`() throws {
        try FileManager.default.createDirectory(at: sandbox.path("out"), withIntermediateDirectories: true)
        let watch = FolderWatch(sandbox.path("out"))
        let preview = try sandbox.conversation("preview", "expand", "-o", "out/a.svg", "--watch")
        watch.waitForEntry()
        for duration in ["2s", "3s"] {
            let run = try sandbox.motif("update", "expand", "--set", "expandDuration=\(duration)")
            #expect(run.exit == 0, "\(run)")
            watch.waitForEntry()
        }
        // The draft of the second change is there, so the first one's has been finished.
        #expect(try !sandbox.read("out/a.svg").contains("0.7 s"))
        preview.signal(SIGINT)
        #expect(try preview.end().errors.hasPrefix("Wrote out/a.svg\nWrote out/a.svg\n"))
    }
}
