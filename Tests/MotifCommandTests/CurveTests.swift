import MotifJSON
import SeededRandom
import Testing

@Suite struct `motif curve` {
    @Test func `prints the values and equivalents of a curve, without a catalog`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("curve", "easeIn"),
            sandbox.motif("curve", "cubic-bezier(.2, 0, 0, 1)", "--duration", "350ms", "--at", "0.1", "--at", "50%"),
            sandbox.motif("curve", #"{"steps": 3, "position": "none"}"#, "--at", "0.5"),
            sandbox.motif("curve", "linear(0, 0.5 20%, 1)", "--at", "10%"), matches: "curve")
        #expect(sandbox.files == [])
    }

    @Test func `prints a spring in all its forms`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("curve", "spring(dampingRatio: 0.8)", "--duration", "500ms"),
            sandbox.motif("curve", "spring(mass: 1, stiffness: 100, damping: 30, initialVelocity: 0.6)"),
            sandbox.motif("curve", "spring(duration: 0.5, bounce: 0.3)", "--duration", "0.2", "--at", "0.2s"),
            sandbox.motif("curve", "spring(dampingRatio: 0.8, initialVelocity: 6)", "--duration", "0.5", "--at", "0"),
            matches: "curve-springs")
    }

    @Test func `programs get full precision`() throws {
        let sandbox = try Sandbox(.nothing)
        let spring = ["curve", "spring(dampingRatio: 0.65, initialVelocity: 0.6)", "--duration", "0.4"]
        try expect(
            sandbox.run(spring + ["--at", "25%", "--format", "json"]), sandbox.run(spring + ["--format", "csv"]),
            sandbox.motif("curve", "ease-out", "--format", "jsonl", "--at", "0.5"),
            sandbox.motif("curve", "easeIn", "--duration", "0.35", "--format", "csv"),
            sandbox.motif("curve", "linear(0, 0.5 20%, 1)", "--at", "10%", "--format", "json"),
            matches: "curve-formats")
    }

    struct Solved: CustomTestStringConvertible {
        let spring: String
        let duration: String?
        let stiffness: Double
        let damping: Double
        let settlingTime: Double?
        var testDescription: String { spring }

        init(
            _ spring: String, over duration: String? = nil, _ stiffness: Double, _ damping: Double,
            settles settlingTime: Double? = nil
        ) {
            (self.spring, self.duration) = (spring, duration)
            (self.stiffness, self.damping, self.settlingTime) = (stiffness, damping, settlingTime)
        }
    }

    /// Measured of UIKit and Core Animation; duration and bounce worked out in mpmath with 30 digits.
    @Test(arguments: [
        Solved("spring(dampingRatio: 0.25)", over: "3", 54.83363359078326, 3.702486785620688),
        Solved("spring(dampingRatio: 0.8)", over: "0.5s", 323.5894917400647, 28.781749405735674),
        Solved("spring(dampingRatio: 1)", over: "500ms", 341.02369770847105, 36.933653905806345),
        Solved(
            "spring(dampingRatio: 0.65, initialVelocity: 0.6)", over: "0.4", 667.0500445359331, 33.575505584662864),
        Solved("spring(mass: 1, stiffness: 100, damping: 10)", 100, 10, settles: 1.4727003346780927),
        Solved("spring(mass: 1, stiffness: 300, damping: 20)", 300, 20, settles: 0.7442555275721707),
        Solved(
            "spring(duration: 0.5, bounce: 0.3)", 157.91367041742974, 17.592918860102842, settles: 0.86295528317442047),
        Solved(
            "spring(response: 0.5, dampingFraction: 0.7)", 157.91367041742974, 17.592918860102842,
            settles: 0.86295528317442047),
    ])
    func `a spring is the one that devices run`(_ test: Solved) throws {
        let duration = test.duration.map { ["--duration", $0] } ?? []
        let run = try Sandbox(.nothing).run(["curve", test.spring, "--format", "json"] + duration)
        let json = try JSONReader().read(run.output)
        let forms = json["forms"]?["coreAnimation"]
        let near = { (found: JSON?, expected: Double) in abs((found?.number ?? .nan) / expected - 1) < 1e-12 }
        #expect(near(forms?["stiffness"], test.stiffness))
        #expect(near(forms?["damping"], test.damping))
        if let settlingTime = test.settlingTime {
            #expect(near(json["settlingTime"], settlingTime))
            #expect(json["duration"] == json["settlingTime"])
        }
    }

    @Test(arguments: [
        "-webkit-transition: all 0.2s ease-in;", "--ease: ease-in", "--ease:cubic-bezier(0.42, 0, 1, 1);",
    ])
    func `code that begins with a dash is not an option`(_ text: String) throws {
        let sandbox = try Sandbox(.nothing)
        let plain = try sandbox.motif("curve", "easeIn", "--at", "50%", "--duration", "0.2", "--format", "csv")
        let pasted = try sandbox.motif("curve", text, "--at", "50%", "--duration", "0.2", "--format", "csv")
        #expect(pasted.exit == 0 && pasted.output == plain.output, "\(pasted)")
        #expect(try sandbox.motif("curve", "easeIn", "--att").exit == 64)
    }

    /// Code that a scan reads, and that isn't a single expression.
    @Test(
        arguments: [
            ("val a by animateFloatAsState(if (on) 1f else 0f, animationSpec = tween(200, easing = EaseIn))", "Kotlin"),
            ("<motion.div animate={{ x: 100 }} transition={{ ease: 'easeIn', duration: 0.2 }} />", "TypeScript"),
            ("UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn, animations: {", "Swift"),
            (
                "let a = CABasicAnimation(keyPath: \"x\"); a.duration = 0.2; a.timingFunction = CAMediaTimingFunction(name: .easeIn)",
                "Swift"
            ),
            (".a { opacity: 0 } .b { @media print { transition: opacity .2s ease-in } }", nil),
            ("Container(child: AnimatedOpacity(duration: Duration(milliseconds: 200), curve: Curves.easeIn))", "Dart"),
        ] as [(String, String?)]) func `curve, --set, and a scan read the same code`(
            _ code: String, _ language: String?
        ) throws
    {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("curve", code, "--format", "json", "--at", "0")
        let json = try JSONReader().read(run.output)
        #expect(json["text"]?.string == "easeIn" && json["duration"]?.number == 0.2, "\(run)")
        #expect(json["spelling"]?["language"]?.string == language)
        let set = try sandbox.motif(
            "update", "expand", "--set", "expandCurve=\(code)", "--set", "expandDuration=\(code)", "--quiet")
        #expect(set.exit == 0, "\(set)")
        let shown = try JSONReader().read(sandbox.motif("show", "expand", "--format", "json").output)
        #expect(shown["document"]?["parameters"]?["expandCurve"]?.string == "easeIn", "\(set)")
        #expect(shown["document"]?["parameters"]?["expandDuration"]?.number == 0.2)
        // Agents are answered by other threads of the command.
        let request = JSON.object(["curve": .string(code), "op": "curve"])
        let batch = try JSONReader().read(String(try sandbox.motif("batch", input: request.canonical + "\n").lines[0]))
        #expect(batch["result"]?["duration"]?.number == 0.2, "\(batch)")
        let call = JSON.object(["arguments": .object(["curve": .string(code)]), "name": "curve"])
        let message = JSON.object(["id": 1, "jsonrpc": "2.0", "method": "tools/call", "params": call])
        let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"# + "\n"
        let agent = try JSONReader().read(
            String(try sandbox.motif("mcp", input: hello + message.canonical + "\n").lines[1]))
        #expect(agent["result"]?["structuredContent"]?["duration"]?.number == 0.2, "\(agent)")
    }

    @Test func `a text that no timing needs is refused at once`() throws {
        let sandbox = try Sandbox()
        for text in [String(repeating: "a.", count: 120_000), String(repeating: "1+", count: 60_000)] {
            let batch = try sandbox.run(["batch"], input: "{\"op\": \"curve\", \"curve\": \"\(text)\"}\n")
            #expect(batch.output.contains("expected at most 65536"), "\(batch.output.prefix(200))")
        }
    }

    @Test func `code that is as long as a file is left to a scan`() throws {
        let code = "withAnimation(.easeIn(duration: 0.2)) { }\n"
        let sandbox = try Sandbox(.nothing)
        #expect(try sandbox.motif("curve", code + code).exit == 0)
        #expect(try sandbox.motif("curve", String(repeating: code, count: 200)).exit == 65)
    }

    @Test func `invalid curves, times and durations are reported`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("curve", "spring(dampingRatio: 0.8)"),
            sandbox.motif("curve", "expand"),
            sandbox.motif("curve", "easein"),
            sandbox.motif("curve", "cubic-bezier(2, 0, 0, 1)"),
            sandbox.motif("curve", "spring(mass: 0, stiffness: 1, damping: 1)"),
            sandbox.motif("curve", "spring(mass: 1, stiffness: 1, damping: nan)"),
            sandbox.motif("curve", #"{"spring": {"mass": 0, "stiffness": 1, "damping": -1}}"#),
            sandbox.motif("curve", #"{"spring""#),
            sandbox.motif("curve", "spring(dampingRatio: 0.5, initialVelocity: 3.5)", "--duration", "0.5"),
            matches: "curve-mistakes")
        try expect(
            sandbox.motif("curve", "easeIn", "--duration", "0"),
            sandbox.motif("curve", "easeIn", "--duration", "-1s"),
            sandbox.motif("curve", "easeIn", "--duration", "nan"),
            sandbox.motif("curve", "easeIn", "--duration", "1e999"),
            sandbox.motif("curve", "easeIn", "--at", "2"),
            sandbox.motif("curve", "easeIn", "--at", "120%"),
            sandbox.motif("curve", "easeIn", "--at", "-0.1"),
            sandbox.motif("curve", "easeIn", "--at", "half"),
            sandbox.motif("curve"), matches: "curve-option-mistakes")
    }

    @Test(arguments: [
        "easeIn", "cubic-bezier(0, 1e300, 1, -1e300)", "cubic-bezier(0, 1e308, 1, 0)", "steps(1000000)",
        "linear(0, 1e300, 1)", "linear(-1e300 0%, 1e300 0%)", "linear(5 1e300%, 6 1e301%)",
        "spring(dampingRatio: 0.8)", "spring(dampingRatio: 1e-300)",
        "spring(dampingRatio: 0.5, initialVelocity: -1e300)", "spring(mass: 1e-300, stiffness: 1e300, damping: 1)",
        "spring(mass: 1e308, stiffness: 1e-308, damping: 1)",
        "spring(mass: 1, stiffness: 1e-300, damping: 1e-300)", "spring(mass: 1, stiffness: 1, damping: 1e300)",
        "spring(mass: 1, stiffness: 1, damping: 1e-300)",
        "spring(mass: 1, stiffness: 4, damping: 1, initialVelocity: 1.7e308)",
        "spring(mass: 1, stiffness: 1, damping: 2, initialVelocity: -1e308)", "spring(duration: 1e-300, bounce: 0.5)",
        "spring(duration: 1e300, bounce: -0.999999999999)", "spring(response: 1e150, dampingFraction: 1e150)",
    ])
    func `numbers of any size have values or a message`(_ curve: String) throws {
        let sandbox = try Sandbox(.nothing)
        let formats = ["table", "json", "csv"]
        for (index, duration) in [nil, "5e-324", "1e-9", "1e9", "1.7e308"].enumerated() {
            for format in LongForm.isOn ? formats : [formats[index % 3]] {
                let options = duration.map { ["--duration", $0] } ?? []
                let run = try sandbox.run(["curve", curve, "--format", format] + options)
                // A duration of more than a minute is refused as an option, and some springs require one.
                let isLong = duration.flatMap(Double.init).map { $0 > 60 }
                let exits: [Int32] = isLong == true ? [64] : isLong == nil ? [0, 64, 65] : [0, 65]
                #expect(run.signal == 0 && exits.contains(run.exit), "\(run.transcript)")
                #expect(!run.output.contains("nan") && !run.output.contains("inf"), "\(run.transcript)")
            }
        }
    }
}
