import Foundation
import MotifJSON
import Testing

@Suite struct `options of an edit` {
    @Test func `set a part of a value`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("update", "zoom-icons", "--set", "backButtonOffset.hidden=-70", "--set", "rows.1=4")
        #expect(run.exit == 0, "\(run.errors)")
        let pattern = try JSONReader().read(try sandbox.document("zoom-icons"))
        #expect(pattern["parameters"]?["backButtonOffset"]?["hidden"] == -70)
        #expect(pattern["parameters"]?["backButtonOffset"]?["shown"] == 0)
        #expect(pattern["parameters"]?["rows"]?.array?[1] == 4)
        let wrong = try sandbox.motif(
            "update", "zoom-icons", "--set", "backButtonOffset.hiden=1", "--set", "rows.9=1", "--set", "duration.x=1")
        #expect(wrong.exit == 65)
        #expect(wrong.errors.contains("Unknown field 'hiden'. Did you mean 'hidden'?"), "\(wrong.errors)")
        #expect(wrong.errors.contains("'rows' has no element '9'"))
        #expect(wrong.errors.contains("'duration' has no field 'x'"))
    }

    @Test func `add, remove, and find several tags at once`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "expand", "--tag", "calm, slow", "--tag", "big")
        let json = try JSONReader().read(try sandbox.document("expand"))
        #expect(json["tags"]?.array?.suffix(3) == ["calm", "slow", "big"])
        #expect(
            try sandbox.motif("list", "--tag", "calm,slow", "--columns", "slug", "--format", "csv").lines == [
                "slug", "expand",
            ])
        _ = try sandbox.motif("update", "expand", "--untag", "calm,slow,big")
        #expect(try sandbox.motif("diff", "expand@1", "--exit-code").exit == 0)
    }

    @Test func `print nothing if asked for quiet`() throws {
        let sandbox = try Sandbox()
        for arguments in [
            ["update", "expand", "--set", "expandDuration=1"], ["copy", "expand", "other"], ["delete", "other"],
            ["rename", "expand", "grow"], ["restore", "other"], ["create", "new", "--kind", "expand"],
        ] {
            let run = try sandbox.run(arguments + ["-q"])
            #expect((run.exit, run.output, run.errors) == (0, "", ""), "\(run.transcript)")
        }
        let pattern = try sandbox.document("grow")
        let run = try sandbox.motif("import", "-", "--dry-run", "-q", input: pattern)
        #expect((run.exit, run.output, run.errors) == (0, "", ""))
    }

    @Test func `report that a deleted document was restored, and each problem once`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("delete", "mask-reveal")
        let again = try sandbox.motif("create", "mask-reveal", "--kind", "mask-reveal")
        #expect(again.output == "restored mask-reveal@3\n")
        let device = try sandbox.motif("create", "device:foo", "--set", "screen=100", "--set", "family=phone")
        #expect(device.exit == 65)
        #expect(device.errors.contains("'100' is not a size"), "\(device.errors)")
        #expect(!device.errors.contains("missing"), "\(device.errors)")
    }

    @Test(arguments: [
        (["--set", "expandDuration=1", "--reset", "expandDuration"], "'expandDuration' is set and reset"),
        (["--tag", "a,b", "--untag", "b"], "The tag 'b' is added and removed"),
        (["--deprecated", "old", "--not-deprecated"], "--deprecated and --not-deprecated cannot be combined"),
    ]) func `that say the opposite of each other are refused`(_ options: [String], _ message: String) throws {
        let run = try Sandbox().run(["update", "expand"] + options)
        #expect(run.exit == 64 && run.errors.contains(message), "\(run.errors)")
    }
}
