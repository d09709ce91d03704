import Foundation
import Testing

/// `motif merge-file` as the merge driver of a real Git.
@Suite struct GitMergeTests {
    /// A repository in which both branches changed a pattern.
    private final class Repository {
        let sandbox: Sandbox
        static let file = "motion/patterns/expand.json"

        init(ours: [String], theirs: [String], others: [String: String] = [:]) throws {
            sandbox = try Sandbox()
            #expect(try sandbox.motif("export", "kind:expand", "expand", "-o", "motion/").exit == 0)
            try sandbox.write("*.json merge=motif\n", to: ".gitattributes")
            for (file, text) in others { try sandbox.write(text, to: file) }
            let motif = try sandbox.program([]).file.path
            try git("init", "--quiet", "--initial-branch=main")
            try git("config", "user.email", "mia@example.com")
            try git("config", "user.name", "mia")
            let options = "--path=%P --marker-size %L --label=%X --label=%S --label=%Y"
            try git("config", "merge.motif.driver", "'\(motif)' merge-file \(options) %O %A %B")
            try git("add", ".gitattributes", "motion")
            for file in others.keys { try git("add", file) }
            try git("commit", "--quiet", "--message=The shipped expand")
            try git("branch", "theirs")
            try change(ours)
            try git("checkout", "--quiet", "theirs")
            #expect(try sandbox.motif("restore", "expand@1").exit == 0)
            try sandbox.motif("import", Self.file)
            try change(theirs)
            try git("checkout", "--quiet", "main")
        }

        private func change(_ options: [String]) throws {
            #expect(try sandbox.run(["update", "expand"] + options).exit == 0)
            #expect(try sandbox.motif("export", "expand", "-o", "motion/").exit == 0)
            try git("commit", "--quiet", "--all", "--message=\(options.joined(separator: " "))")
        }

        @discardableResult
        func git(_ arguments: String..., exit: Int32 = 0) throws -> String {
            let program = Program(
                file: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"] + arguments,
                environment: [
                    "HOME": sandbox.folder.path, "PATH": "/usr/bin:/bin:/opt/homebrew/bin", "COLUMNS": "80",
                    "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
                ],
                folder: sandbox.folder)
            let result = try program.run(input: "", output: .captured)
            #expect(result.exit == exit, "git \(arguments.joined(separator: " ")): \(result.output)\(result.errors)")
            return result.output + result.errors
        }

        var text: String { get throws { try sandbox.read(Self.file) } }
    }

    @Test func `branches that changed two parameters merge without a conflict`() throws {
        let repository = try Repository(
            ours: ["--set", "expandDuration=200ms", "--tag", "fast"],
            theirs: ["--set", "presentDuration=500ms", "--tag", "calm"])
        try repository.git("merge", "--quiet", "--no-edit", "theirs")
        let text = try repository.text
        #expect(text.contains(#""expandDuration": 0.2"#) && text.contains(#""presentDuration": 0.5"#))
        #expect(text.contains(#""tags": ["reveal", "calm", "fast"]"#))
        #expect(try repository.git("status", "--porcelain", "--untracked-files=no").isEmpty)
        #expect(try repository.git("log", "--format=%p", "-1").split(separator: " ").count == 2)
    }

    @Test func `a parameter that both changed stops the merge with markers`() throws {
        let repository = try Repository(
            ours: ["--set", "expandDuration=200ms"],
            theirs: ["--set", "expandDuration=500ms", "--set", "presentDuration=500ms"])
        let said = try repository.git("merge", "theirs", exit: 1)
        #expect(said.contains("1 conflict in \(Repository.file)"))
        #expect(said.contains("expand.expandDuration  0.35 s  0.2 s  0.5 s"))
        let marked = try repository.text
        let conflict = """
            <<<<<<< ours
                "expandDuration": 0.2,
            =======
                "expandDuration": 0.5,
            >>>>>>> theirs

            """
        #expect(marked.contains(conflict) && marked.contains(#""presentDuration": 0.5"#))
        #expect(try repository.git("diff", "--check", exit: 2).contains("leftover conflict marker"))
        #expect(try repository.git("status", "--porcelain", "--untracked-files=no") == "UU \(Repository.file)\n")
        try repository.sandbox.write("", to: Repository.file)
        try repository.git("checkout", "--merge", Repository.file)
        #expect(try repository.text == marked)
        try repository.git("merge", "--abort")
        #expect(try repository.text.contains(#""expandDuration": 0.2"#))
        #expect(try repository.git("status", "--porcelain", "--untracked-files=no").isEmpty)
    }

    @Test func `the versions in the index are merged with an answer`() throws {
        let repository = try Repository(
            ours: ["--set", "expandDuration=200ms"], theirs: ["--set", "expandDuration=500ms"])
        try repository.git("merge", "theirs", exit: 1)
        for (stage, name) in [(1, "base.json"), (2, "ours.json"), (3, "theirs.json")] {
            try repository.sandbox.write(try repository.git("show", ":\(stage):\(Repository.file)"), to: name)
        }
        let run = try repository.sandbox.motif(
            "merge-file", "base.json", "ours.json", "theirs.json", "--take", "expand.expandDuration=theirs", "-o",
            Repository.file)
        #expect(run.exit == 0)
        try repository.git("commit", "--quiet", "--all", "--no-edit")
        #expect(try repository.text.contains(#""expandDuration": 0.5"#))
    }

    /// Files of an app's repository, in none of which motif has a document.
    private static let others = [
        "Contents.json": """
        {
          "images" : [
            {
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }
        """,
        "package.json": """
        {"type": "module",
         "name": "app",

         "items": [{"a": 1}],
         "b": 2,
         "version": "1"}

        """,
        "tsconfig.json": "{\r\n  // a comment\r\n  \"a\": 1,\r\n  \"b\": 2,\r\n  \"version\": 3,\r\n}\r\n",
    ]

    @Test func `other files merge as they do without the driver`() throws {
        for changes in [["universal": "iphone", "app": "our", "comment": "note"], ["author": "writer"]] {
            var results: [[String]] = []
            for driver in [true, false] {
                let repository = try Repository(
                    ours: ["--set", "expandDuration=200ms"], theirs: ["--set", "presentDuration=500ms"],
                    others: Self.others)
                for (branch, changes) in [("main", changes), ("theirs", ["author": "tool", "version": "release"])] {
                    try repository.git("checkout", "--quiet", "--force", branch)
                    for (file, text) in Self.others {
                        let text = changes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
                        try repository.sandbox.write(text, to: file)
                    }
                    try repository.git("commit", "--quiet", "--all", "--message=Others")
                }
                try repository.git("checkout", "--quiet", "main")
                if !driver { try repository.git("config", "--unset", "merge.motif.driver") }
                let isClean = changes["author"] == nil
                try repository.git("merge", "--quiet", "--no-edit", "theirs", exit: isClean ? 0 : 1)
                results.append(try Self.others.keys.sorted().map { try repository.sandbox.read($0) })
            }
            // Git before 2.44 doesn't say how it calls the versions.
            let isNamed = results[0].joined().contains("<<<<<<< HEAD")
            let expected = results[1].map { isNamed ? $0 : $0.replacingOccurrences(of: " HEAD\n", with: " ours\n") }
            #expect(results[0] == expected)
        }
    }

    @Test func `the versions of another file have the names that Git gives them`() throws {
        let sandbox = try Sandbox()
        for (name, text) in [("base", "1"), ("ours", "2"), ("theirs", "3")] { try sandbox.write(text + "\n", to: name) }
        let named = try sandbox.motif(
            "merge-file", "base", "ours", "theirs", "-p", "--label=HEAD", "--label=a b", "--label=main")
        #expect((named.exit, named.output) == (1, "<<<<<<< HEAD\n2\n=======\n3\n>>>>>>> main\n"))
        let old = try sandbox.motif(
            "merge-file", "base", "ours", "theirs", "-p", "--label=%X", "--label=%S", "--label=%Y")
        #expect((old.exit, old.output) == (1, "<<<<<<< ours\n2\n=======\n3\n>>>>>>> theirs\n"))
    }

    @Test func `a document may have a name that looks like an option`() throws {
        let repository = try Repository(
            ours: ["--set", "expandDuration=200ms"], theirs: ["--set", "presentDuration=500ms"])
        for branch in ["main", "theirs"] {
            try repository.git("checkout", "--quiet", branch)
            try repository.git("mv", "--", Repository.file, "-x.json")
            try repository.git("commit", "--quiet", "--message=Renamed")
        }
        try repository.git("checkout", "--quiet", "main")
        try repository.git("merge", "--quiet", "--no-edit", "theirs")
        let text = try repository.sandbox.read("-x.json")
        #expect(text.contains(#""expandDuration": 0.2"#) && text.contains(#""presentDuration": 0.5"#))
    }
}
