import Foundation
import MotifSystem
import Testing

@Suite struct `a program with limits` {
    private let folder: Folder
    private let input: OpenFile

    init() throws {
        folder = try Folder()
        try folder.write("hello", to: "input")
        input = try OpenFile(reading: folder.file("input"))
    }

    /// A program in the shell's language.
    private func program(_ script: String, seconds: Double = 20, maximumBytes: Int = 1000) throws -> LimitedProgram {
        try folder.write("#!/bin/sh\n\(script)\n", to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("program"))
        return LimitedProgram(
            at: folder.file("program"), environment: ["PATH=/usr/bin:/bin", "OWN=1"], seconds: seconds,
            maximumBytes: maximumBytes)
    }

    private func answer(
        _ script: String, seconds: Double = 20, maximumBytes: Int = 1000
    ) throws -> (output: String, complaints: String, status: Int32) {
        let answer = try program(script, seconds: seconds, maximumBytes: maximumBytes)
            .answer(to: input, in: folder.path)
        return (
            String(decoding: answer.output, as: UTF8.self), String(decoding: answer.complaints, as: UTF8.self),
            answer.status
        )
    }

    @Test func `reads its input and answers`() throws {
        let (output, complaints, status) = try answer("tr a-z A-Z; echo oh >&2; exit 3")
        #expect(output == "HELLO" && complaints == "oh\n" && status == 3)
        #expect(try answer("kill -9 $$").status == 137)
    }

    @Test func `is started once nobody writes its file any longer`() throws {
        let program = try program("echo yes")
        let writer = try #require(FileHandle(forUpdatingAtPath: folder.file("program")))
        #expect(throws: LimitedProgram.Failure.self) { try program.answer(to: input, in: folder.path) }
        Thread.detachNewThread {
            try? writer.close()
        }
        #expect(try program.answer(to: input, in: folder.path).output == Array("yes\n".utf8))
    }

    @Test func `has its own environment, folder, and group`() throws {
        #expect(
            try answer("echo $OWN; env | grep -c -v '^OWN\\|^PATH\\|^PWD\\|^_\\|^SHLVL\\|^OLDPWD'").output == "1\n0\n")
        let place = try answer("pwd -P").output
        #expect(place == (FileSystem.resolved(folder.path) ?? "") + "\n")
        #expect(try answer("test $(ps -o pgid= -p $$) = $$ && echo leads").output == "leads\n")
    }

    @Test func `is terminated with its child processes when it is too slow`() throws {
        let slow = ["sleep 300", "sleep 300 & wait", "exec >&- 2>&-; sleep 300", "(sleep 300 &)"]
        for script in slow {
            #expect {
                _ = try answer(script, seconds: 0.2)
            } throws: { error in
                if case .tooSlow? = error as? LimitedProgram.Failure { true } else { false }
            }
        }
    }

    @Test func `ends with the work that it is for, and has arguments and this environment`() throws {
        let cancellation = Cancellation(seconds: 0.3)
        #expect(throws: LimitedProgram.Failure.self) {
            try cancellation.run { _ = try answer("sleep 300", seconds: 200) }
        }
        let echo = LimitedProgram(at: "echo", ["a b", "$HOME"], environment: nil, seconds: 20, maximumBytes: 100)
        #expect(try echo.answer(to: input, in: folder.path).output == Array("a b $HOME\n".utf8))
        let missing = LimitedProgram(at: "no-such-program", environment: nil, seconds: 20, maximumBytes: 100)
        #expect {
            try missing.answer(to: input, in: folder.path)
        } throws: { error in
            if case .unusable(let error)? = error as? LimitedProgram.Failure { error.isMissing } else { false }
        }
    }

    @Test func `has its background processes terminated`() throws {
        let pipe = folder.file("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(try answer("exec 3> pipe; sleep 300 >&- 2>&- & echo begun").output == "begun\n")
        // Once nothing has the other end, all of it is gone.
        var end = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 20_000) == 1 && end.revents & Int16(POLLHUP) != 0)
    }

    @Test func `ends when it writes too much, whatever it complains`() throws {
        #expect {
            _ = try answer("yes")
        } throws: { error in
            if case .tooLong? = error as? LimitedProgram.Failure { true } else { false }
        }
        #expect(try answer("printf %1000d 1").output.count == 1000)
        let (output, complaints, _) = try answer("head -c 1000000 /dev/zero >&2; echo done")
        #expect(output == "done\n" && complaints.utf8.count == 1 << 14)
    }

    @Test func `that doesn't exist or can't be run is an error`() throws {
        for name in ["missing", "input"] {
            let program = LimitedProgram(at: folder.file(name), environment: [], seconds: 1, maximumBytes: 1)
            #expect {
                _ = try program.answer(to: input, in: folder.path)
            } throws: { error in
                if case .unusable(let error)? = error as? LimitedProgram.Failure {
                    !error.message.isEmpty
                } else {
                    false
                }
            }
        }
    }

    @Test func `runs beside others without waiting for them`() async throws {
        let program = try program("cat; sleep 0.1")
        let path = folder.path
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let input = try OpenFile(reading: path + "/input")
                    return String(decoding: try program.answer(to: input, in: path).output, as: UTF8.self)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: "hello", count: 16))
    }
}
