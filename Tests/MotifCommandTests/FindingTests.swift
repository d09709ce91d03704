import Foundation
import MotifJSON
import Testing

/// Problems and failed checks in the formats of services for continuous integration.
@Suite struct `findings for continuous integration` {
    private let bad = """
        {
          "type": "pattern", "slug": "a", "title": "A", "kind": "expand",
          "parameters": {"expandDuration": -1, "tresholdScale": 2}
        }
        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(bad, to: "in/a b.json")
        try sandbox.write(bad.replacing("-1", with: "1").replacing("treshold", with: "threshold"), to: "in/good.json")
        return sandbox
    }

    /// - Source: SARIF 2.1.0, sarif-schema-2.1.0.json: `required` of the log, run, tool, toolComponent, result,
    ///   message, artifactLocation, suppression and reportingDescriptor.
    private func checkRequiredMembers(_ log: JSON) throws {
        #expect(log["version"] == "2.1.0")
        let runs = try #require(log["runs"]?.array)
        for run in runs {
            let driver = try #require(run["tool"]?["driver"])
            #expect(driver["name"] == "motif")
            let rules = (driver["rules"]?.array ?? []).compactMap { $0["id"]?.string }
            for result in try #require(run["results"]?.array) {
                #expect(result["message"]?["text"]?.string?.isEmpty == false)
                #expect(rules.contains(result["ruleId"]?.string ?? "?"))
                #expect(["none", "note", "warning", "error"].contains(result["level"]?.string))
                for suppression in result["suppressions"]?.array ?? [] {
                    #expect(["inSource", "external"].contains(suppression["kind"]?.string))
                }
                for location in result["locations"]?.array ?? [] {
                    guard let place = location["physicalLocation"] else { continue }
                    let uri = try #require(place["artifactLocation"]?["uri"]?.string)
                    #expect(URL(string: uri)?.relativeString == uri && !uri.contains(" "))
                    #expect(place["region"]?["startLine"]?.number ?? 0 >= 1)
                    #expect(place["region"]?["startColumn"]?.number ?? 0 >= 1)
                }
            }
        }
    }

    @Test func `are SARIF with the members that its schema requires`() throws {
        let sandbox = try sandbox()
        let problems = try sandbox.motif("validate", "in", "--format", "sarif")
        #expect(problems.exit == 1)
        let log = try JSONReader().read(problems.output)
        try checkRequiredMembers(log)
        let results = log["runs"]?.array?.first?["results"]
        #expect(results?.array?.count == 2)
        let place = results?.array?.first?["locations"]?.array?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"] == "in/a%20b.json")
        #expect(place?["region"]?["startLine"] == 3)
        let checks = try sandbox.motif("check", "mask-reveal", "--device", "ipad-9", "--format", "sarif")
        try checkRequiredMembers(try JSONReader().read(checks.output))
        #expect(checks.output.contains(#""uri": "motif.db""#))
        #expect(checks.output.contains("\"ruleId\": \"covers-screen\""))
        let none = try sandbox.motif("validate", "--format", "sarif")
        #expect(none.exit == 0)
        try checkRequiredMembers(try JSONReader().read(none.output))
    }

    @Test func `are annotations of a pull request`() throws {
        let sandbox = try sandbox()
        let run = try sandbox.motif("validate", "in", "--format", "github")
        #expect(run.exit == 1)
        #expect(run.lines.count == 2)
        #expect(run.lines.first?.hasPrefix("::error file=in/a b.json,line=3,col=") == true, "\(run.output)")
        #expect(run.lines.first?.contains(",title=a%3A out-of-range::$.parameters.expandDuration: ") == true)
        let check = try sandbox.motif("check", "mask-reveal", "--device", "ipad-9", "--format", "github")
        let place = "file=motif.db,line=1,col=1"
        #expect(check.output.contains("\(place),title=mask-reveal%3A covers-screen::"), "\(check.output)")
    }

    @Test func `are JUnit with a test case for every file`() throws {
        let sandbox = try sandbox()
        let run = try sandbox.motif("validate", "in", "expand", "--format", "junit")
        #expect(run.exit == 1)
        #expect(run.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
        #expect(
            run.output.contains(#"<testsuite name="motif validate" tests="3" failures="1" errors="0" skipped="0">"#))
        #expect(run.output.contains(#"<testcase classname="motif validate" name="expand"/>"#))
        #expect(run.output.contains(#"name="in/good.json"/>"#))
        #expect(run.output.contains(#"<failure message="in/a b.json:3:"#), "\(run.output)")
    }

    @Test func `that are accepted are suppressed with their reason`() throws {
        let sandbox = try Sandbox()
        let update = try sandbox.motif("update", "mask-reveal", "--accept", "covers-screen=phones only")
        #expect(update.exit == 0, "\(update.errors)")
        let run = try sandbox.motif("check", "mask-reveal", "--format", "sarif")
        #expect(run.exit == 0)
        let result = try JSONReader().read(run.output)["runs"]?.array?.first?["results"]?.array?.first
        #expect(result?["suppressions"]?.array?.first?["justification"] == "phones only")
        #expect(
            try sandbox.motif("check", "mask-reveal", "--format", "github").output.contains("(accepted: phones only)"))
        #expect(try sandbox.motif("update", "mask-reveal", "--accept", "covers-screen=").exit == 0)
        #expect(try sandbox.motif("check", "mask-reveal").exit == 1)
    }

    @Test func `of checks point at the files of the documents`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("export", "-o", "motion/").exit == 0)
        try sandbox.write("not JSON", to: "motion/notes.json")
        let run = try sandbox.motif("check", "mask-reveal", "--files", "motion", "--format", "github")
        #expect(run.output.hasPrefix("::notice file=motion/patterns/mask-reveal.json,line=17,col="))
        let log = try sandbox.motif("check", "mask-reveal", "--files", "motion", "--format", "sarif")
        #expect(log.output.contains(#""uri": "motion/patterns/mask-reveal.json""#))
        #expect(try sandbox.motif("check", "--files", "nowhere").exit == 66)
    }

    @Test(arguments: [".", "../motion", "patterns/"])
    func `have paths from the top of the repository`(files: String) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("export", "-o", "motion/").exit == 0)
        let catalog = sandbox.path("motif.db").path
        func check(_ environment: [String: String?], _ format: String, in place: String = "motion") throws -> String {
            try sandbox.motif(
                "check", "mask-reveal", "--catalog", catalog, "--files", files, "--format", format,
                environment: environment, in: place
            ).output
        }
        let workspace = ["GITHUB_WORKSPACE": sandbox.path("").path]
        #expect(try check(workspace, "github").hasPrefix("::notice file=motion/patterns/mask-reveal.json,"))
        #expect(try check(workspace, "sarif").contains(#""uri": "motion/patterns/mask-reveal.json""#))
        #expect(try check([:], "github").hasPrefix("::notice file=patterns/mask-reveal.json,"))
        try sandbox.write("gitdir: elsewhere", to: ".git")
        #expect(try check([:], "github").hasPrefix("::notice file=motion/patterns/mask-reveal.json,"))
    }
}
