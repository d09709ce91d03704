import MotifJSON
import Testing

@Suite struct `motif uses` {
    @Test func `lists the patterns of a kind`() throws {
        let run = try Sandbox().motif("uses", "kind:expand", "--format", "csv")
        #expect(run.lines == ["document,used as", "expand,kind", "expand-sign-in,kind"])
    }

    @Test func `lists the documents that use an item, and where`() throws {
        let run = try Sandbox().motif("uses", "item:twitter", "--format", "jsonl")
        let uses = try run.lines.map { try JSONReader().read(String($0)) }
        #expect(uses.map { $0["type"] } == ["kind", "pattern"])
        #expect(uses.map { $0["slug"] } == ["zoom-icons", "zoom-icons"])
        #expect(uses.map { $0["places"] } == [["items"], ["items"]])
    }

    @Test func `lists a pattern whose parameter is a device`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            {"type": "kind", "slug": "framed", "title": "Framed",
             "parameters": [{"name": "on", "type": "reference", "documentType": "device", "default": "iphone-15"}],
             "layers": [{"name": "page", "role": "backdrop", "frame": "frame(0, 0, 100, 100)"}],
             "operations": [{"name": "show", "driver": "time", "tracks": [
               {"layer": "page", "property": "opacity", "from": "0", "to": "1", "duration": "0.2", "curve": "linear"}]}]}
            """, to: "framed.json")
        let made = try sandbox.motif("create", "kind:framed", "--file", "framed.json")
        #expect(made.exit == 0, "\(made.errors)")
        #expect(try sandbox.motif("create", "mini", "--kind", "framed", "--set", "on=ipad-mini-6").exit == 0)
        let run = try sandbox.motif("uses", "device:ipad-mini-6", "--format", "csv")
        #expect(run.lines == ["document,used as", "mini,on"])
        #expect(try sandbox.motif("uses", "device:iphone-15", "--format", "csv").lines.last == "kind:framed,on")
        #expect(try sandbox.motif("uses", "device:iphone-16").exit == 66)
    }
}
