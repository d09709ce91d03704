import Foundation
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Files that can't be read as they are.
@Suite struct SourceFilesTests {
    private static let code = "withAnimation(.linear(duration: 9)) { }\n"

    @Test func `folders of others and hidden ones are left out`() throws {
        let names = ["A.swift", "Pods/B.swift", ".build/C.swift", "node_modules/d.ts", "e/F.kt", "G.txt"]
        let folder = try CodeFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.code) }))
        let found = SourceFiles([folder.url.path]).paths.map { String($0.dropFirst(folder.url.path.count + 1)) }
        #expect(found == ["A.swift", "e/F.kt"])
    }

    @Test func `each problem is a finding, and the other files are scanned`() throws {
        let folder = try CodeFolder(["A.swift": Self.code, "Latin.swift": ""])
        try folder.write(Data("// caf".utf8) + Data([0xE9]) + Data("\n\(Self.code)".utf8), to: "Latin.swift")
        try folder.write(Data([0xFF, 0xFE, 0x41, 0]), to: "Wide.swift")
        try folder.write(Data(Self.code.utf8.flatMap { [$0, 0] }), to: "WideWithoutMark.swift")
        try folder.write(Data(repeating: UInt8(ascii: " "), count: 10 << 20), to: "Large.swift")
        let outside = try CodeFolder(["Other.swift": Self.code])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Link.swift"),
            withDestinationURL: outside.url.appendingPathComponent("Other.swift"))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Inside.swift"),
            withDestinationURL: folder.url.appendingPathComponent("A.swift"))
        let scan = folder.scan()
        let rules = ["encoding", "encoding", "encoding", "outside-link", "too-large"]
        #expect(scan.findings.map(\.rule.rawValue).sorted() == rules)
        #expect(scan.places.count == 2)
        #expect(SourceFiles([folder.url.path + "/gone"]).findings.map(\.rule.rawValue) == ["unreadable"])
    }

    @Test func `a name that can't be opened and a pipe are findings, and don't stop a scan`() throws {
        let folder = try CodeFolder(["A.swift": Self.code])
        let path = folder.url.path
        #expect(mkfifo(path + "/Pipe.swift", 0o600) == 0)
        let isCreated = (Array((path + "/b").utf8) + [0xFF] + Array(".swift".utf8) + [0]).withUnsafeBufferPointer {
            $0.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w").map { fclose($0) == 0 } ?? false }
        }
        // File systems of macOS refuse such names.
        let expected = isCreated ? ["unreadable"] : []
        #expect(folder.scan().findings.map(\.rule.rawValue) == expected && folder.scan().places.count == 1)
        let named = SourceFiles([path + "/Pipe.swift"]).findings
        #expect(named.map(\.message) == ["'\(path)/Pipe.swift' is not a file or folder"])
    }

    @Test func `a file without permission is a finding`() throws {
        guard getuid() != 0 else { return }
        let folder = try CodeFolder(["A.swift": Self.code, "B.swift": Self.code])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.url.path + "/A.swift")
        let scan = folder.scan()
        #expect(scan.findings.map(\.rule.rawValue) == ["unreadable"] && scan.places.count == 1)
    }
}
