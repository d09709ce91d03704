import Foundation
import Testing

/// What a visitor of the project looks for is there and true.
@Suite struct CommunityTests {
    @Test func `the license is MIT, by the motif authors`() throws {
        let license = try Project.read("LICENSE")
        #expect(license.hasPrefix("MIT License\n\nCopyright (c) 2026 the motif authors\n"))
        #expect(license.contains("THE SOFTWARE IS PROVIDED \"AS IS\""))
    }

    @Test func `continuous integration runs one script, on Linux and macOS`() throws {
        let workflow = try Project.read(".github/workflows/ci.yml")
        let runs = workflow.matches(of: /- run: (.+)/).map { String($0.1) }
        #expect(runs == [".ci/run", ".ci/run"])
        #expect(workflow.contains("runs-on: ubuntu-") && workflow.contains("runs-on: macos-"))
    }

    @Test func `every night runs each stage that Linux has`() throws {
        let workflow = try Project.read(".github/workflows/nightly.yml")
        let list = try #require(workflow.firstMatch(of: /stages: \[(.+)\]/)?.1)
        let stages = try Project.read("script/nightly").matches(of: /\n    stage (\w+)/).map { String($0.1) }
        #expect(list.split { ", \"".contains($0) }.map(String.init).sorted() == stages.sorted())
        #expect(workflow.contains("- run: script/nightly ${{ matrix.stages }}"))
    }

    @Test func `documentation is built from existing modules`() throws {
        let targets = try #require(
            try Project.read(".spi.yml").firstMatch(of: /documentation_targets: \[(.+)\]/)?.1)
        let script = try Project.read("script/docs")
        for target in targets.split(separator: ", ") {
            #expect(script.contains("--target \(target)"), "script/docs doesn't build \(target)")
            #expect(FileManager.default.fileExists(atPath: Project.folder.path + "/Sources/\(target)"))
        }
    }

    @Test func `the page about platforms lists the requirements of Package.swift`() throws {
        let manifest = try Project.read("Package.swift")
        let page = try Project.read("docs/platforms.md")
        let tools = try #require(manifest.firstMatch(of: /swift-tools-version: ([\d.]+)/)?.1)
        #expect(page.contains("| Swift | \(tools) or later |"))
        let macOS = try #require(manifest.firstMatch(of: /\.macOS\(\.v(\d+)\)/)?.1)
        #expect(page.contains("| macOS | \(macOS) or later |"))
        let iOS = try #require(manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.1)
        #expect(page.contains("| iOS | \(iOS) or later,"))
        #expect(try Project.read("script/mac").contains("\nmacos=\(macOS).0 ios=\(iOS).0\n"))
    }

    @Test func `the index of the documentation links to every page`() throws {
        let index = try Project.read("docs/README.md")
        #expect(index.contains("](decisions)"))
        for page in Project.paths(below: "docs", endingIn: ".md")
        where page != "docs/README.md" && !page.hasPrefix("docs/decisions/") {
            let link = "](\(page.dropFirst("docs/".count)))"
            #expect(index.contains(link), "docs/README.md doesn't link to \(page)")
        }
    }
}
