import Foundation
import Testing

@Suite struct `motif gallery` {
    @Test func `writes the whole catalog, the same every time`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("gallery", "-o", "site/")
        #expect(run.exit == 0)
        #expect(run.output.isEmpty)
        try expect(run, matches: "gallery")
        let tree = try sandbox.tree("site")
        #expect(tree.keys.contains("index.html"))
        #expect(tree.keys.filter { $0.hasSuffix("/still.svg") }.count == 11)
        try sandbox.motif("gallery", "-o", "again", "-q")
        #expect(try sandbox.tree("again") == tree)
        // An earlier gallery is replaced, and no temporary file is left.
        #expect(try sandbox.motif("gallery", "-o", "site", "-q").transcript.hasSuffix("[exit 0]\n"))
        #expect(try sandbox.tree("site") == tree)
        #expect(sandbox.files == ["again", "motif.db", "site"])
    }

    @Test func `offers the files of motif export`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("gallery", "-o", "site", "--where", "kind == 'expand'", "-q")
        for (form, name) in [("svg", "expand.svg"), ("lottie", "expand.json"), ("css", "expand.css")] {
            try sandbox.motif("export", "expand", "--to", form, "-o", "out/", "-q")
            #expect(try sandbox.read("site/patterns/expand/files/\(name)") == sandbox.read("out/\(name)"))
        }
        try sandbox.motif("export", "expand", "-o", "out/", "-q")
        #expect(try sandbox.read("site/patterns/expand/document.json") == sandbox.read("out/patterns/expand.json"))
    }

    @Test func `shows the history with the changes of each revision`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=400ms", "-m", "Calmer")
        try sandbox.motif("delete", "expand")
        try sandbox.motif("restore", "expand")
        try sandbox.motif("rename", "expand", "grow")
        try sandbox.motif("gallery", "-o", "site", "--where", "kind == 'expand'", "-q")
        let data = try sandbox.read("site/patterns/grow/data.js")
        #expect(data.contains("\"newText\":\"0.4 s\",\"old\":0.35,\"oldText\":\"0.35 s\""))
        #expect(data.contains("\"message\":\"Calmer\""))
        let actions = ["created", "updated", "deleted", "restored", "renamed"]
        for action in actions { #expect(data.contains("\"action\":\"\(action)\"")) }
        for revision in [1, 2, 4, 5] { #expect(data.contains("\"patterns/grow@\(revision)/player\":")) }
        #expect(sandbox.isThere("site/patterns/expand") == false)
    }

    @Test func `shows the patterns that match the options`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("gallery", "-o", "site", "--tag", "menu", "--where", "kind == 'zoom-icons'")
        #expect(run.errors.hasPrefix("Wrote a gallery of 1 pattern, 10 kinds"))
        let stills = try sandbox.tree("site").keys.filter { $0.hasSuffix("/still.svg") }
        #expect(stills == ["patterns/zoom-icons/still.svg"])
        // A pattern that no longer matches is gone from the next gallery.
        try sandbox.motif("gallery", "-o", "site", "--tag", "tabs", "-q")
        #expect(sandbox.isThere("site/patterns/zoom-icons") == false)
    }

    @Test func `shows an empty catalog`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.motif("init", "--empty")
        let run = try sandbox.motif("gallery", "-o", "site")
        #expect(run.exit == 0)
        #expect(try sandbox.read("site/index.html").contains("The catalog has no patterns yet"))
    }

    @Test func `escapes titles that look like tags`() throws {
        let sandbox = try Sandbox()
        let title = "</script><b>\"it's\" & 👩‍👩‍👧 مرحبا"
        try sandbox.motif("copy", "expand", "odd")
        try sandbox.motif("update", "odd", "--title", title, "--summary", title, "--tag", title, "-m", title)
        #expect(try sandbox.motif("gallery", "-o", "site", "--where", "kind == 'expand'").exit == 0)
        for (name, text) in try sandbox.tree("site") where name.hasSuffix("index.html") {
            #expect(!text.contains("<b>") && text.components(separatedBy: "</script").count == 2, "\(name)")
        }
        let index = try sandbox.read("site/index.html")
        #expect(index.contains("&lt;/script&gt;&lt;b&gt;&quot;it&#39;s&quot; &amp; 👩‍👩‍👧 مرحبا</a>"))
    }

    @Test func `leaves a folder with other files alone without --force`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "site/index.html")
        try sandbox.write("mine", to: "site/patterns/expand/notes.txt")
        try sandbox.write("mine", to: "site/other/notes.txt")
        try sandbox.write("mine", to: "file")
        let before = try sandbox.tree("site")
        try expect(
            sandbox.motif("gallery", "-o", "site"), sandbox.motif("gallery", "-o", "file"),
            sandbox.motif("gallery", "-o", "file/site"), sandbox.motif("gallery"),
            sandbox.motif("gallery", "-o", "site", "--where", "kind ="), matches: "gallery-mistakes")
        #expect(try sandbox.tree("site") == before)
        // Twice: the second finds its own gallery among them.
        for _ in 0..<2 {
            #expect(try sandbox.motif("gallery", "-o", "site", "--tag", "reveal", "--force").exit == 0)
            let after = try sandbox.tree("site")
            #expect(after["index.html"]?.hasPrefix("<!doctype html>") == true)
            for name in ["patterns/expand/notes.txt", "other/notes.txt"] { #expect(after[name] == "mine") }
        }
        #expect(try sandbox.motif("gallery", "-o", "site", "--tag", "tabs").exit == 0)
        #expect(try sandbox.read("site/patterns/expand/notes.txt") == "mine")
        #expect(sandbox.isThere("site/patterns/expand/index.html") == false)
    }

    @Test func `leaves everything unchanged if the disk is full`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("gallery", "-o", "site", "--tag", "tabs", "-q")
        let before = try sandbox.tree("site")
        let limited = try sandbox.shell("ulimit -f 100; motif gallery -o site; echo $?; motif gallery -o new; echo $?")
        #expect(limited.output == "74\n74\n")
        #expect(limited.errors.contains("The disk is full; 'site/patterns/"))
        #expect(try sandbox.tree("site") == before)
        #expect(sandbox.files == ["motif.db", "site"])
    }

    @Test func `leaves everything unchanged if it is interrupted`() throws {
        let sandbox = try Sandbox()
        let watch = FolderWatch(sandbox.folder)
        let gallery = try sandbox.conversation("gallery", "-o", "site")
        // Readers create files beside the catalog first.
        while !sandbox.isThere("site") { watch.waitForEntry() }
        gallery.signal(SIGINT)
        #expect(try gallery.end().signal == SIGINT)
        #expect(sandbox.files == ["motif.db"])
    }
}

extension Sandbox {
    func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name).path) }

    /// The texts of all files below a folder, by path.
    func tree(_ folder: String) throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: path(folder).path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { !InputFolder.isFolder(path("\(folder)/\($0)")) }
        return Dictionary(uniqueKeysWithValues: try files.map { ($0, try read("\(folder)/\($0)")) })
    }
}

/// What a name leads to.
private enum InputFolder {
    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
