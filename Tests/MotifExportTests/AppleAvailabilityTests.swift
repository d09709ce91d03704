import Testing

@testable import MotifCore
@testable import MotifExport

// Interfaces for Linux are only in toolchains for Linux, and only those for PCs suit a target of Apple's that has them.
#if os(Linux) && arch(x86_64)
    @Suite struct `the systems that exported Swift is for` {
        private static let targets = [ExportTarget.uiKit, .swiftUI, .xcTest]

        private static func files(_ target: ExportTarget) throws -> [String: String] {
            let subjects =
                try Seeds.patterns.map { try Seeds.subject($0) }
                + [EveryMotion.subject(on: MotionSize(width: 393, height: 852))]
            return try Dictionary(
                uniqueKeysWithValues: subjects.map { ("\($0.name).swift", try target.export($0).text) })
        }

        /// The version of iOS that a file says it needs.
        private static func version(_ text: String) -> Int? {
            text.firstMatch(of: /\n\/\/ [^\n]*\biOS (\d+) or later\b/).flatMap { Int($0.1) }
        }

        @Test(arguments: targets.map(\.name)) func `are those that its files state`(name: String) throws {
            let files = try Self.files(#require(ExportTarget.named(name)))
            let versions = Set(files.values.map(Self.version))
            let version = try #require(versions.first ?? nil)
            #expect(versions.count == 1 && version >= AppleAvailability.oldest)
            let complaints = try AppleAvailability.complaints(about: files, iOS: version)
            #expect(complaints == "", "\(complaints.prefix(4000))")
        }

        @Test func `are those that the shared file states`() throws {
            for target in [ExportTarget.uiKit, .swiftUI] {
                let sharing = try #require(target.sharing)
                var files = [sharing.fileName: sharing.text(nil, nil)]
                for slug in Seeds.patterns {
                    files["\(slug).swift"] = try target.inFolder.export(Seeds.subject(slug)).text
                }
                #expect(Set(files.values.map(Self.version)) == [AppleAvailability.oldest])
                let complaints = try AppleAvailability.complaints(about: files, iOS: AppleAvailability.oldest)
                #expect(complaints == "", "\(complaints.prefix(4000))")
            }
        }

        @Test func `are newer for what the standard library has only there`() throws {
            let sources = ["Source.swift": "func f(_ a: ContinuousClock.Instant) {}"]
            #expect(try AppleAvailability.complaints(about: sources, iOS: 15).contains("only available in iOS 16"))
            #expect(try AppleAvailability.complaints(about: sources, iOS: 16) == "")
        }
    }
#endif
