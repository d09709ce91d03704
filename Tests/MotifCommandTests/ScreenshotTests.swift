import Foundation
import SamplePictures
import Testing

@Suite struct `motif preview with your own screens` {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(SamplePicture.red.bytes, to: "home.png")
        try sandbox.write(SamplePicture.lime.bytes, to: "detail.png")
    }

    private func preview(_ arguments: String...) throws -> String {
        let run = try sandbox.run(["preview"] + arguments + ["-q"])
        #expect(run.exit == 0, "\(run)")
        return run.output
    }

    private let red = SamplePicture.red.base64
    private let lime = SamplePicture.lime.base64

    @Test func `shows the pictures that options name, also with a size`() throws {
        let svg = try preview(
            "expand", "--screen", "current=home.png", "--screen", "400x800", "--screen", "next=detail.png")
        #expect(svg.contains(red) && svg.contains(lime))
        #expect(svg.contains("viewBox=\"0 0 472 954\""))
        #expect(try preview("expand", "--screen", "current=home.png", "-o", "a.html").isEmpty)
        let page = try sandbox.read("a.html")
        #expect(page.contains("data:image/png;base64,\(red)") && !page.contains(lime))
        // Exports follow from the catalog alone.
        #expect(try !sandbox.motif("export", "expand", "--to", "svg").output.contains("base64"))
    }

    @Test func `shows the folder beside the catalog`() throws {
        let folder = sandbox.path("motif.screens")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("expand"), withIntermediateDirectories: true)
        try sandbox.write(SamplePicture.red.bytes, to: "motif.screens/current.png")
        try sandbox.write(SamplePicture.lime.bytes, to: "motif.screens/expand/next.png")
        let svg = try preview("expand")
        #expect(svg.contains(red) && svg.contains(lime))
        #expect(try !preview("punch-out").contains(lime))
        #expect(try !preview("expand", "--no-screens").contains("base64"))
        let replaced = try preview("expand", "--screen", "current=detail.png")
        #expect(replaced.contains(lime) && !replaced.contains(red))
        #expect(try sandbox.motif("gallery", "-o", "site", "-q").exit == 0)
        #expect(try sandbox.bytes("site/screens/expand/next.png") == SamplePicture.lime.bytes)
        #expect(try sandbox.motif("gallery", "-o", "site", "-q", "--no-screens").exit == 0)
        #expect(!FileManager.default.fileExists(atPath: sandbox.path("site/screens").path))
        try sandbox.write("II*", to: "motif.screens/current.png")
        try expect(
            sandbox.motif("preview", "expand"), sandbox.motif("gallery", "-o", "site"),
            matches: "screenshot-folder-mistakes")
    }

    @Test func `mistakes are explained`() throws {
        try sandbox.write("II*", to: "home.tiff")
        try sandbox.write(Array(SamplePicture.red.bytes.dropLast(12)), to: "half.png")
        try sandbox.write(SamplePicture.png(width: 9000, height: 10), to: "wide.png")
        try sandbox.write([UInt8](repeating: 0, count: 5_300_000), to: "large.png")
        let runs = try [
            "current=home.tiff", "current=half.png", "current=wide.png", "current=large.png", "current=missing.png",
            "current=.", "home=home.png", "next=", "393", "home.png",
        ].map { try sandbox.motif("preview", "expand", "--screen", $0) }
        try expect(
            runs + [
                sandbox.motif("preview", "expand", "--screen", "current=home.png", "--screen", "current=home.png"),
                sandbox.motif("preview", "expand", "--screen", "393x852", "--screen", "100x100"),
                sandbox.motif("preview", "expand", "--screen", "current=home.png", "--no-screens"),
                sandbox.motif("sample", "expand", "--screen", "current=home.png"),
            ], matches: "screenshot-mistakes")
    }
}
