import Foundation
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Code that is repeated, nested, or circular on purpose: each text once took seconds to forever, or much memory.
@Suite struct HostileCodeTests {
    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Constants that are made of each other.
    static let circles: [(file: String, code: String)] = [
        ("A.swift", "let a=b+b+b+b+b+b+b\nlet b=a+a+a+a+a+a+a\nwithAnimation(.easeIn(duration: a)) {}"),
        ("A.swift", "let a = a\nfunc f() { let b = a + b\n UIView.animate(withDuration: b) {} }"),
        ("a.kt", "val a = b + b\nval b = a + a\nval c = tween<Float>(a)"),
        ("a.ts", "const a = b + b + b, b = 1\nconst b = a + a + a\nwithTiming(1, {duration: a})"),
        ("a.ts", "const a = {x: b.x}\nconst b = {x: a.x}\nwithTiming(1, {duration: a.x})"),
        ("a.dart", "const a = b + b;\nconst b = a + a;\nfinal c = AnimatedOpacity(duration: Duration(seconds: a));"),
        ("res/values/a.xml", "<r><integer name=\"a\">@integer/a</integer></r>"),
    ]

    @Test(arguments: circles) func `a circle of constants is found`(_ file: String, _ code: String) throws {
        let places = try CodeFolder([file: code]).scan().places
        #expect(places.flatMap(\.readings).allSatisfy { !$0.unknown.isEmpty })
        #expect(file.hasSuffix("xml") || !places.isEmpty)
    }

    @Test(arguments: [
        ".a{transition: ~\"", "@a: ~\"", "@a: ~'\n.a{transition: opacity 1s @a}", ".a { transition: ~\"\n}",
    ])
    func `an escaped text without an end is only unread`(_ code: String) throws {
        let other = ".b { transition: opacity 1s linear }"
        #expect(
            try CodeFolder(["a.less": code, "b.less": other]).scan().places.contains { $0.file.hasSuffix("b.less") })
    }

    @Test func `a circle is the reason`() throws {
        let code = "let a = b\nlet b = a\nwithAnimation(.easeIn(duration: a)) {}"
        let reading = try #require(CodeFolder(["A.swift": code]).scan().places.first?.readings.first)
        #expect(reading.unknown.map(\.reason) == [.circular("a")])
    }

    @Test func `a place has a budget for the values of constants`() throws {
        var lines = (0..<12).map { "let c\($0) = " + Array(repeating: "c\($0 + 1)", count: 20).joined(separator: "+") }
        lines += [
            "let c12 = 0.001", "withAnimation(.easeIn(duration: c0)) {}", "withAnimation(.easeIn(duration: c11)) {}",
        ]
        let readings = try CodeFolder(["A.swift": lines.joined(separator: "\n")]).scan().places.flatMap(\.readings)
        #expect(readings.count == 2 && readings.first?.unknown.isEmpty == false)
        #expect(readings.last?.unknown.isEmpty == true)
        let locals = lines.prefix(13).reversed().joined(separator: "\n")
        let inFunction = "func f() {\n\(locals)\nwithAnimation(.easeIn(duration: c0)) {} }"
        #expect(try CodeFolder(["A.swift": inFunction]).scan().places.count == 1)
    }

    @Test func `a wrapper has a greatest size`() throws {
        let sum = Array(repeating: "x", count: 3_000).joined(separator: " + ")
        let settings = try ScanSettings([
            "wrappers": [["call": "f(x:)", "means": .string("g([\(sum.replacing(" + ", with: ", "))])")]]
        ])
        let code = repeated("f(x: ", 31) + "1" + repeated(")", 31)
        #expect(try CodeFolder(["A.swift": code]).scan(settings).places.count >= 1)
    }

    /// Texts that are repeated.
    static let texts: [(file: String, text: String, count: Int)] = [
        ("a.swift", "withAnimation(.easeIn(duration: 0.3)) {};", 2_000), ("a.swift", "/*motif*/", 20_000),
        ("a.swift", "/*motif:a*/\n", 5_000), ("a.swift", "class a{let x=1;", 5_000),
        ("a.swift", "enum a{case b=1;", 5_000),
        ("a.swift", "func f(){var d=0.3\nwithAnimation(.easeIn(duration: d)){}}\n", 2_000),
        ("a.swift", "let a = 1;", 5_000), ("a.swift", "let ", 20_000), ("a.swift", "x = ", 10_000),
        ("a.swift", "let a=CABasicAnimation();a.duration=1;", 1_000), ("a.swift", "import A\n", 5_000),
        ("a.swift", "withAnimation { ", 3_000), ("a.swift", "func f(a: A = .easeIn(duration: 1)) {", 2_000),
        ("a.ts", "withTiming(1,{duration:300});", 2_000), ("a.ts", "animate(x,{a:", 3_000),
        ("a.ts", "import {a, ", 5_000), ("a.ts", "{transition: {duration: 1, a: ", 1_000),
        ("a.ts", "const a = {a: ", 2_000),
        ("a.ts", "x=>", 2_000), ("a.ts", "(a)=>{", 2_000), ("a.ts", "((a)=>", 1_000), ("a.ts", "const {a, ", 5_000),
        ("a.dart", "f(a)=>", 1_000), ("a.kt", "fun f(a:Int)=", 1_000), ("a.dart", "f(duration:1,curve:", 1_500),
        ("a.kt", "val a = tween<Float>(300);", 2_000), ("a.dart", "AnimatedContainer(child: ", 1_500),
        ("a.dart", "AnimatedOpacity(duration: ", 1_500), ("a.css", "a{transition:opacity .3s ease-in}", 2_000),
        ("a.css", "a{", 10_000), ("a.scss", "$a: 1s;", 5_000), ("a.xml", "<set android:duration=\"1\">", 2_000),
        ("a.xml", "<set><alpha android:duration=\"1\"/>", 1_000), ("a.xml", "<set/>", 5_000),
    ]

    @Test(arguments: texts) func `a repeated text is scanned once`(_ file: String, _ text: String, _ count: Int) throws
    {
        let places = try CodeFolder([file: repeated(text, count)]).scan().places
        #expect(places.allSatisfy { $0.position.line >= 1 && !$0.readings.isEmpty && $0.scope.count < 1_000 })
    }

    @Test func `every place of a long line has its column`() throws {
        let code = repeated("withAnimation(.easeIn(duration: 0.3)) {};", 1_000)
        let places = try CodeFolder(["a.swift": code]).scan().places
        #expect(places.map(\.position.column) == (0..<1_000).map { $0 * 41 + 1 })
    }

    @Test func `nested scopes beyond the limit still have their places`() throws {
        let code = repeated("class a {", 500) + "let x = withAnimation(.easeIn(duration: 0.3)) {}" + repeated("}", 500)
        let place = try #require(CodeFolder(["a.swift": code]).scan().places.first)
        #expect(place.spellings.map(\.duration) == [0.3] && place.scope.count < 200)
    }
}
