import Foundation
import MotifSystem
import Testing

@Suite struct `files of a folder` {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func write(_ texts: KeyValuePairs<String, String>, to path: String = "out") throws {
        let draft = try FolderDraft(in: folder.file(path))
        for (name, text) in texts { try draft.write(Array(text.utf8), to: name) }
        try draft.commit()
    }

    @Test func `no link below a folder is followed`() throws {
        for name in ["out", "elsewhere"] { mkdir(folder.file(name), 0o777) }
        try folder.write("mine", to: "mine.txt")
        symlink("../elsewhere", folder.file("out/patterns"))
        symlink("../mine.txt", folder.file("out/link.json"))
        #expect(throws: FileError(.write, folder.file("out/patterns"), ELOOP)) {
            try write(["patterns/a.json": "new"])
        }
        try write(["link.json": "new"], to: "out/")
        try write(["kinds/a.json": "new"])
        #expect(try folder.read("mine.txt") == "mine")
        #expect(try folder.read("out/link.json") == "new")
        #expect(try folder.read("out/kinds/a.json") == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("elsewhere")) == [])
    }

    @Test func `none has changed before all are written, nor if one can't be`() throws {
        try write(["a": "1", "b/c": "1"])
        mkdir(folder.file("out/d"), 0o777)
        #expect(throws: FileError(.write, folder.file("out/d"), EISDIR)) { try write(["a": "2", "d": "2"]) }
        do {
            let draft = try FolderDraft(in: folder.file("out"))
            try draft.write([0x32], to: "a")
            #expect(try folder.read("out/a") == "1")
        }
        #expect(try folder.read("out/a") == "1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted() == ["a", "b", "d"])
    }

    @Test func `one that would stay the same is left alone`() throws {
        try write(["a": "same", "b": "old", "c": "longer"])
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        for name in ["out/a", "out/b", "out/c", "out"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.file(name))
        }
        func isOld(_ name: String) throws -> Bool {
            try FileManager.default.attributesOfItem(atPath: folder.file(name))[.modificationDate] as? Date == old
        }
        try write(["a": "same"])
        #expect(try isOld("out"))
        chmod(folder.file("out/b"), 0o640)
        try write(["a": "same", "b": "new", "c": "long"])
        #expect(try [isOld("out/a"), isOld("out/b"), isOld("out/c")] == [true, false, false])
        #expect(try [folder.read("out/b"), folder.read("out/c")] == ["new", "long"])
        #expect(try folder.permissions("out/b") == 0o640)
    }

    @Test func `drafts of a killed process are removed in every folder that is written`() throws {
        try write(["a": "1", "b/c/d": "1"])
        let process = try Process.run(URL(fileURLWithPath: "/usr/bin/true"), arguments: [])
        process.waitUntilExit()
        let own = DraftName.make().split(separator: "-")
        let draft = "\(own[0])-\(own[1])-\(process.processIdentifier)-0.tmp"
        for name in ["out", "out/b", "out/b/c"] { try folder.write("half", to: "\(name)/\(draft)") }
        mkdir(folder.file("out/b/\(draft)folder.tmp"), 0o777)
        try write(["a": "1", "b/c/d": "1"])
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.file("out"))
        #expect(paths.sorted() == ["a", "b", "b/c", "b/c/d"])
    }
}
