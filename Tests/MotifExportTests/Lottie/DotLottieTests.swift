import Foundation
import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a dotLottie file` {
    @Test func `has the checksum of the standard`() {
        // The check value of CRC-32/ISO-HDLC.
        #expect(ZIPArchive.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(ZIPArchive.checksum(of: []) == 0)
    }

    @Test func `is an archive that other programs read, with all operations`() throws {
        let made = try ExportTarget.dotLottie.export(Seeds.subject("punch-out"))
        #expect(
            made.notes.map(\.code.rawValue) == ["reduced-motion-omitted", "shadow-effect", "reduced-motion-omitted"])
        let files = try Self.files(in: made.bytes)
        #expect(files.keys.sorted() == ["a/pop.json", "a/push.json", "manifest.json"])
        let manifest = try JSONReader().read(files["manifest.json"] ?? "")
        #expect(
            manifest == [
                "version": "2", "generator": "motif", "animations": [["id": "push"], ["id": "pop"]],
                "initial": ["animation": "push"],
            ])
        for operation in ["push", "pop"] {
            let subject = try Seeds.subject("punch-out", operation: operation)
            #expect(files["a/\(operation).json"] == (try LottieExport.export(subject).text))
        }
    }

    /// The files of an archive, as Python reads them; it checks their checksums.
    private static func files(in bytes: [UInt8]) throws -> [String: String] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("motif-\(UUID().uuidString).lottie")
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = """
            import json, sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))
            """
        process.arguments = ["python3", "-c", script, path.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let object = try JSONReader().read(Array(output)).object ?? [:]
        return Dictionary(uniqueKeysWithValues: object.members.map { ($0.key, $0.value.string ?? "") })
    }
}
