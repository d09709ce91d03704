import Foundation
import Testing

@Suite struct `motif preview` {
    @Test func `writes a file, or standard output`() throws {
        let sandbox = try Sandbox()
        let file = try sandbox.motif("preview", "expand", "-o", "expand.svg")
        #expect(file.exit == 0)
        #expect(file.output.isEmpty)
        #expect(file.errors == "Wrote expand.svg\n")
        let text = try sandbox.read("expand.svg")
        #expect(text.hasPrefix("<svg "))
        #expect(text.hasSuffix("</svg>\n"))
        #expect(try sandbox.motif("preview", "expand").output == text)
        #expect(try sandbox.motif("preview", "expand", "-o", "-").output == text)
        // What is there is replaced.
        #expect(try sandbox.motif("preview", "expand", "--film", "4", "-o", "expand.svg", "-q").errors.isEmpty)
        #expect(try sandbox.read("expand.svg").contains("4 frames"))
        #expect(sandbox.files == ["expand.svg", "motif.db"])
    }

    @Test func `draws any operation, screen and scene`() throws {
        let sandbox = try Sandbox()
        let pop = try sandbox.motif("preview", "punch-out", "--operation", "pop").output
        #expect(pop.contains(", pop · 1 s</title>"))
        let wide = try sandbox.motif("preview", "expand", "--landscape", "--scene", "view=20,20,50,50").output
        #expect(wide.contains("translate(45 45)") || wide.contains("translate(45px,45px)"))
        #expect(wide.contains("viewBox=\"0 0 924 547\""))
        let reduced = try sandbox.motif("preview", "expand", "--reduced").output
        #expect(reduced.contains(", present, reduced · 0.2 s</title>"))
        let curves = try sandbox.motif("preview", "expand", "--curve").output
        #expect(curves.contains("timing curves</title>"))
    }

    @Test func `writes a page with the device, the scene and all devices`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif(
            "preview", "expand", "-o", "expand.html", "--device", "ipad-9", "--landscape", "--scene",
            "view=20,20,50,50")
        #expect(run.exit == 0)
        #expect(run.errors == "Wrote expand.html\n")
        let page = try sandbox.read("expand.html")
        #expect(page.hasPrefix("<!doctype html>\n"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.contains(#""device":"ipad-9""#))
        #expect(page.contains(#""given":{"view":{"height":50,"width":50,"x":20,"y":20}}"#))
        #expect(page.contains(#""isLandscape":true"#))
        #expect(page.components(separatedBy: #""title":"iP"#).count > 10)
        let exported = try sandbox.motif(
            "export", "expand", "--to", "html", "--device", "ipad-9", "--landscape", "--scene", "view=20,20,50,50")
        #expect(exported.output == page)
    }

    @Test func `reports motion that a picture doesn't show`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("preview", "peek-over-the-edge")
        #expect(run.exit == 0)
        #expect(run.errors.contains("peek-over-the-edge: approximated, flat-rotation: "))
        #expect(try sandbox.motif("preview", "peek-over-the-edge", "--quiet").errors.isEmpty)
    }

    @Test func `reports invalid requests`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("preview", "expand", "-o", "expand.bmp"), sandbox.motif("preview", "expand", "-o", "expand"),
            sandbox.motif("preview", "expand", "--operation", "presnt"),
            sandbox.motif("preview", "expand", "--operation", "dismiss"), sandbox.motif("preview", "expnad"),
            sandbox.motif("preview", "expand", "-o", "motif.db/expand.svg"),
            sandbox.motif("preview", "expand", "--film", "1"), sandbox.motif("preview", "expand", "--film", "25"),
            sandbox.motif("preview", "expand", "--film", "4", "--curve"),
            sandbox.motif("preview", "expand", "--reduced", "-o", "expand.html"),
            sandbox.motif("preview", "expand", "--time", "1", "-o", "expand.gif"),
            sandbox.motif("preview", "expand", "--time", "soon", "-o", "expand.png"),
            sandbox.motif("preview", "expand", "--scale", "9", "-o", "expand.png"),
            sandbox.motif("preview", "expand", "--scale", "2", "-o", "expand.svg"),
            sandbox.motif("preview", "expand", "--film", "2", "-o", "expand.gif"),
            sandbox.motif("preview", "expand", "--watch"), sandbox.motif("preview", "kind:expand"),
            matches: "preview-mistakes")
        #expect(sandbox.files == ["motif.db"])
    }
}
