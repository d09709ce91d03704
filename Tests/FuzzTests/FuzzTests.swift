import Foundation
import FuzzTargets
import SeededRandom
import Testing

/// The corpus of each fuzz target, and inputs made from it: the short form of `script/fuzz`.
@Suite(.serialized) struct `Hostile input` {
    private static func corpus(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Support/FuzzTargets/Corpus/\(target.rawValue)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }

    @Test(arguments: FuzzTarget.allCases) func `the corpus of a target has no findings`(target: FuzzTarget) throws {
        let corpus = try Self.corpus(of: target)
        #expect(!corpus.isEmpty)
        for input in corpus {
            #expect(throws: Never.self, "\(String(decoding: input, as: UTF8.self).debugDescription)") {
                try target.run(input)
            }
        }
    }

    /// The number of inputs that take about a second in a build for debugging, and by night ten.
    private static func count(for target: FuzzTarget) -> Int {
        let count =
            switch target {
            case .json, .formula, .curve, .reference, .picture: 400
            case .spelling, .tokens: 130
            case .scan: 80
            case .batch, .hub, .request: 40
            }
        return LongForm.isOn ? 10 * count : count
    }

    @Test(arguments: FuzzTarget.allCases) func `mutations of the corpus have no findings`(target: FuzzTarget) throws {
        let corpus = try Self.corpus(of: target)
        var generator = SeededGenerator(seed: RandomPlans.firstSeed)
        for round in 0..<Self.count(for: target) {
            let input = Self.mutation(of: corpus, &generator)
            #expect(throws: Never.self, "round \(round): \(Data(input).base64EncodedString())") {
                try target.run(input)
            }
        }
    }

    private static func mutation(of corpus: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
        var input = corpus.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...input.count, using: &generator)
            let end = min(input.count, place + Int.random(in: 0...8, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: input.removeSubrange(place..<end)
            case 2: input.insert(contentsOf: input[place..<end], at: Int.random(in: 0...input.count, using: &generator))
            case 3:
                let other = corpus.randomElement(using: &generator) ?? []
                let start = Int.random(in: 0...other.count, using: &generator)
                input.replaceSubrange(place..<end, with: other[start..<min(other.count, start + 16)])
            default: input.insert(contentsOf: scraps.randomElement(using: &generator) ?? [], at: place)
            }
        }
        return input
    }

    /// What is easily read wrong: ends of literals, large and strange numbers, parts of scalars.
    private static let scraps: [[UInt8]] =
        [
            "\"", "\\", "\\u", "\\ud83d", "{", "}", "[", "]", "(", ")", ",", ":", "-", "1e308", "1e309", "-0", "0.1",
            "9007199254740993", "99999999999999999999", "NaN", "inf", "null", "true", "\n", "\u{0}", "\u{FEFF}", "é",
            "\u{301}", "../", "@", "%",
        ].map { Array($0.utf8) } + [
            [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0, 0, 0, 0, 0, 0, 0, 1], [0x7F] + Array(repeating: 0xFF, count: 7),
        ]
}
