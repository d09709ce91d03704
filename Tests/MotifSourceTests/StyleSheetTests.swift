import MotifSource
import Testing

/// Blocks, declarations, and values of style sheets.
@Suite struct StyleSheetTests {
    private func sheet(_ text: String, _ type: String = "scss") throws -> (StyleSheet, SourceTokens) {
        let tokens = SourceTokens(SourceText(text), in: try #require(SourceLanguage(fileExtension: type)))
        return (StyleSheet(tokens) { $0.hasPrefix("transition") }, tokens)
    }

    /// The declarations with the headers of their blocks and the number of their values.
    private func found(_ text: String, _ type: String = "scss") throws -> [String] {
        let (sheet, tokens) = try sheet(text, type)
        return sheet.properties.map { declaration in
            let header = sheet.blocks[declaration.block].header.map { tokens.string($0) }.joined()
            let values = declaration.values.map { tokens.string($0) }.joined(separator: " ")
            let flags = declaration.flags.sorted().map { " !" + $0 }.joined()
            return "\(header){\(declaration.name):\(values)\(flags)\(declaration.isCall ? " call" : "")}"
        }
    }

    struct Case: Sendable {
        var type = "scss"
        let text: String
        let expected: [String]
    }

    static let cases = [
        Case(
            type: "css", text: "a{TRANSITION:x 1s!important;color:red}b{transition:y}",
            expected: [
                "a{transition:x 1s !important}", "b{transition:y}",
            ]),
        Case(
            type: "css", text: ".a:hover { transition-delay: 1s ! important }",
            expected: [
                ".a:hover{transition-delay:1s !important}"
            ]),
        Case(
            type: "css", text: "@media (x: y) { a { transition: x } } transition: z",
            expected: [
                "a{transition:x}", "{transition:z}",
            ]),
        Case(
            text: "a { transition: { duration: 1s; delay: 2s } color: red; transition: x }",
            expected: [
                "a{transition-duration:1s}", "a{transition-delay:2s}", "a{transition:x}",
            ]),
        Case(
            text: "a { transition: x 1s { delay: 2s; } }",
            expected: [
                "a{transition:x 1s}", "a{transition-delay:2s}",
            ]),
        Case(
            text: "a { &:hover { transition: x } transition: y }",
            expected: ["&:hover{transition:x}", "a{transition:y}"]),
        Case(
            text: ".#{$a} { #{$b}: c; transition: #{$d} 1s }",
            expected: [".#{$a}{#{$b}:c}", ".#{$a}{transition:# { $d } 1s}"]),
        Case(
            text: "a { @include transition(x 1s, y); @include m.transition($z) }",
            expected: [
                "a{transition:x 1s , y call}", "a{transition:$z call}",
            ]),
        Case(
            text: "a { @include transition(x) { color: red } @include other(transition) }",
            expected: ["a{transition:x call}", "a{other:transition call}"]),
        Case(
            type: "less", text: ".@{p}-a { .transition(x 1s); } .transition(@x) { transition: @x }",
            expected: [
                ".@{p}-a{transition:x 1s call}", ".transition(@x){transition:@x}",
            ]),
        Case(text: "a { b: url(x;y); transition: x } // transition: z\n", expected: ["a{transition:x}"]),
        Case(text: "a { transition: x; } } b { transition: y }", expected: ["a{transition:x}", "b{transition:y}"]),
        Case(text: "a { *transition: x; transition:; transition: ", expected: []),
    ]

    @Test(arguments: cases.indices) func `declarations are found in their blocks`(_ index: Int) throws {
        #expect(try found(Self.cases[index].text, Self.cases[index].type) == Self.cases[index].expected)
    }

    @Test func `variables keep their names and flags`() throws {
        let (sheet, _) = try sheet("$a: 1s !default; .x { --B: 2s; @c: 3s; @media: 1; } @d: { e: f }")
        #expect(sheet.variables.map(\.name) == ["$a", "--B", "@c", "@media"])
        #expect(sheet.variables.map(\.block) == [0, 1, 1, 1])
        #expect(sheet.variables[0].flags == ["default"])
    }

    @Test func `blocks beyond the deepest belong to it`() throws {
        let text = String(repeating: "a { $x: 1s; ", count: 5_000) + String(repeating: "}", count: 5_000)
        let (sheet, _) = try sheet(text + " b { transition: y }")
        #expect(sheet.variables.count == 5_000 && sheet.chain(from: sheet.variables[4_999].block).count < 80)
        #expect(sheet.chain(from: sheet.properties[0].block).count == 2)
    }

    @Test func `chains lead outward`() throws {
        let (sheet, _) = try sheet("a { b { transition: x } }")
        #expect(sheet.chain(from: sheet.properties[0].block) == [2, 1, 0])
    }

    static let values: [(text: String, expected: SourceExpression.Form?)] = [
        ("1ms", .number(SourceNumber(1, unit: "ms"))), ("#{$a}", .name("$a")), ("@{a}", .name("@a")),
        ("~'2s'", .number(SourceNumber(2, unit: "s"))), ("a#{$b}", .other), ("#{$b}ms", .name("#{$b}ms")),
        (".2s\\9", .other),
        ("(a: b)", .object([])), ("(a, b)", .array([])), ("(a,)", .array([])), ("(a)", .name("a")), ("1s)", .other),
    ]

    @Test(arguments: values.indices) func `values of Sass and Less are read`(_ index: Int) throws {
        let (text, expected) = Self.values[index]
        let (sheet, _) = try sheet("a { transition: \(text); }")
        let form = sheet.value(of: try #require(sheet.properties.first)).form
        switch (form, expected) {
        case (.object(let entries), .object): #expect(entries.map(\.key) == ["a"])
        case (.array(let values), .array): #expect(values.first?.form == .name("a"))
        default: #expect(form == expected)
        }
    }

    @Test(arguments: ["{", "}", "a{", "transition:", "#{", "@{", "$a:", "(", "@include transition(", "a:{b:"])
    func `unclosed sheets end`(_ piece: String) throws {
        for type in ["css", "scss", "less"] {
            let (sheet, _) = try sheet(String(repeating: piece, count: 4_000), type)
            for declaration in sheet.properties.suffix(8) { _ = sheet.value(of: declaration) }
        }
    }
}
