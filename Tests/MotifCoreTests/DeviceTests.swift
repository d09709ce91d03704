import MotifJSON
import Testing

@testable import MotifCore

@Suite struct DeviceTests {
    typealias Case = DocumentTests.Case

    static let cases = [
        Case("{}", ""),
        Case(#"{"family":"tablet","screen":{"width":1024,"height":1024}}"#, ""),
        Case(#"{"screen":{"width":1,"height":10000}}"#, ""),
        Case(#"{"family":null}"#, "missing $: 'family' is missing; it is phone or tablet"),
        Case(#"{"family":"phablet"}"#, "unknown-reference $.family: Unknown case 'phablet'. Did you mean 'tablet'?"),
        Case(
            #"{"family":"watch"}"#, "unknown-reference $.family: Unknown case 'watch'; expected one of: phone, tablet"),
        Case(#"{"screen":null}"#, "missing $: 'screen' is missing; it is the width and height in points, in portrait"),
        Case(
            #"{"screen":"393x852"}"#,
            "wrong-type $.screen: Expected a size: an object with width, height; found text"),
        Case(#"{"screen":{"width":393}}"#, "missing $.screen: 'height' is missing"),
        Case(
            #"{"screen":{"width":0,"height":852}}"#,
            "out-of-range $.screen.width: 'width' is 0 pt; it must be between 1 pt and 10000 pt"),
        Case(
            #"{"screen":{"width":-3,"height":852}}"#,
            "out-of-range $.screen.width: 'width' is -3 pt; it must be at least 0 pt"),
        Case(
            #"{"screen":{"width":393,"height":10001}}"#,
            "out-of-range $.screen.height: 'height' is 10001 pt; it must be between 1 pt and 10000 pt"),
        Case(
            #"{"screen":{"width":852,"height":393}}"#,
            "out-of-range $.screen: The screen is 852 pt wide and 393 pt high; give its size in portrait"),
        Case(#"{"screens":1}"#, "unknown-key $.screens: Unknown key 'screens'. Did you mean 'screen'?"),
    ]

    @Test(arguments: cases) func `a device has a family and a portrait screen`(_ example: Case) throws {
        let json = try DocumentSample.json(DocumentSample.device, example.edits)
        let problems = result { () throws(Problems) in try ObjectReader.read(json, Device.read) }.problems
        #expect(problems.map(\.line).joined(separator: "\n") == example.problems)
    }

    @Test func `its canonical form can be read`() throws {
        let device = try ObjectReader.read(.object(DocumentSample.device), Device.read)
        #expect((device.width, device.height) == (393, 852))
        #expect(device.family == .phone)
        #expect(
            device.json.canonical
                == #"{"family":"phone","screen":{"height":852,"width":393},"slug":"iphone-15","title":"iPhone 15","#
                + #""type":"device"}"#)
        #expect(try ObjectReader.read(device.json, Device.read) == device)
    }
}
