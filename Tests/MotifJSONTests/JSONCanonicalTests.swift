import MotifJSON
import SeededRandom
import Testing

@Suite struct JSONCanonicalTests {
    /// The samples of RFC 8785, appendix B, except NaN and infinity.
    static let numbers: [(UInt64, String)] = [
        (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"),
        (0x0000_0000_0000_0001, "5e-324"), (0x8000_0000_0000_0001, "-5e-324"),
        (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"), (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
        (0x4340_0000_0000_0000, "9007199254740992"), (0xC340_0000_0000_0000, "-9007199254740992"),
        (0x4430_0000_0000_0000, "295147905179352830000"),
        (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
        (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
        (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"), (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"),
        (0x444B_1AE4_D6E2_EF50, "1e+21"),
        (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
        (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
        (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
        (0x41B3_DE43_5555_5557, "333333333.33333343"), (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
        (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
    ]

    @Test(arguments: numbers) func `numbers are written as RFC 8785 lists them`(bits: UInt64, text: String) throws {
        let value = Double(bitPattern: bits)
        #expect(JSONNumber.text(value) == text)
        #expect(try JSONReader().read(text) == .number(value))
    }

    @Test(
        arguments: [
            (100, "100"), (-7, "-7"), (0.35, "0.35"), (-0.5, "-0.5"), (1e-7, "1e-7"), (1.5e-7, "1.5e-7"),
            (0.00001, "0.00001"), (0.000123, "0.000123"), (1e16, "10000000000000000"),
            (1.25e20, "125000000000000000000"),
            (1e21, "1e+21"), (-1e300, "-1e+300"), (0x1p60, "1152921504606847000"), (123456789.125, "123456789.125"),
        ] as [(Double, String)])
    func `numbers are written as ECMAScript writes them`(value: Double, text: String) {
        #expect(JSONNumber.text(value) == text)
    }

    @Test func `the example of RFC 8785 is written as in the RFC`() throws {
        let text = #"""
            {
              "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
              "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
              "literals": [null, true, false]
            }
            """#
        let canonical =
            #"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"#
            + #""string":"€$\u000f\nA'B\"\\\\\"/"}"#
        #expect(try JSONReader().read(text).canonical == canonical)
    }

    @Test func `keys are sorted as in the example of RFC 8785, by UTF-16`() throws {
        let text = #"""
            {"\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
             "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", 
             "\u00f6": "Latin Small Letter O With Diaeresis"}
            """#
        let keys = ["\r", "1", "\u{80}", "\u{F6}", "\u{20AC}", "\u{1F600}", "\u{FB33}"]
        let value = try #require(try JSONReader().read(text).object)
        #expect(value.keys == keys)
        #expect(JSONObject(keys.reversed().map { ($0, .null) }).keys == keys)
        #expect(try JSONReader().read(JSON.object(value).canonical) == .object(value))
    }

    @Test func `controls, quotes and backslashes are escaped, nothing else`() {
        let text = "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F} \"\\/\u{7F}\u{2028}é😀"
        #expect(
            JSON.string(text).canonical
                == "\"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001f \\\"\\\\/\u{7F}\u{2028}é😀\"")
    }

    @Test func `writing a number that isn't finite traps`() async {
        await #expect(processExitsWith: .failure) { _ = JSON.number(.infinity).canonical }
    }

    @Test(arguments: 0..<20) func `written values can be read back`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let reader = JSONReader()
        for _ in 0..<50 {
            let value = JSON.random(depth: 5, using: &generator)
            #expect(try reader.read(value.canonicalBytes) == value)
            #expect(try reader.read(value.pretty) == value)
            #expect(try reader.read(value.pretty).canonical == value.canonical)
        }
    }
}
