import Foundation
import MotifCore
import MotifScan
import MotifSource
import MotifSpelling

/// Files with code in a temporary folder.
final class CodeFolder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("motif-scan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func scan(_ settings: ScanSettings = ScanSettings()) -> Scan { Scan(SourceFiles([url.path]), settings) }
}

/// A piece of an app's code, with where it is from and what it means.
struct Snippet {
    /// Repository, commit, file, and line.
    let source: String
    let code: String
    /// Code of another file that it uses.
    var context = ""
    let expected: [Expected]

    /// What is read in it, in a file of its language.
    func readings() throws -> [Expected] {
        let file = source.split(separator: ":").dropLast().last ?? ""
        let type = file.split(separator: ".").last ?? ""
        let files = ["Code.\(type)": code, "Context.\(type)": context]
        return try CodeFolder(files).scan().places.flatMap(\.readings).map(Expected.init)
    }
}

/// What a piece of code says in one branch.
struct Expected: Equatable, CustomStringConvertible {
    var curve: Curve?
    var duration: Double?
    var delay: Double?
    var repeats = false
    var isSystem = false
    var isNone = false
    /// The parts that are known only at run time.
    var unknown: Set<String> = []

    init(
        _ curve: Curve? = nil, _ duration: Double? = nil, delay: Double? = nil, repeats: Bool = false,
        unknown: Set<String> = []
    ) {
        (self.curve, self.duration, self.delay, self.repeats) = (curve, duration, delay, repeats)
        self.unknown = unknown
    }

    init(_ reading: ScannedPlace.Reading) {
        let spelling = reading.spelling
        self.init(
            spelling?.curve, spelling?.duration ?? reading.seconds,
            delay: spelling?.delay.flatMap { $0 == 0 ? nil : $0 },
            repeats: spelling?.repeats != nil, unknown: Set(reading.unknown.map(\.part)))
        (isSystem, isNone) = (spelling?.isSystem ?? false, spelling?.isNone ?? false)
        if isSystem || isNone { (curve, duration) = (nil, nil) }
    }

    static let system: Expected = {
        var expected = Expected()
        expected.isSystem = true
        return expected
    }()

    static func system(delay: Double? = nil, repeats: Bool = false, unknown: Set<String> = []) -> Expected {
        var expected = Expected(delay: delay, repeats: repeats, unknown: unknown)
        expected.isSystem = true
        return expected
    }

    static let none: Expected = {
        var expected = Expected()
        expected.isNone = true
        return expected
    }()

    var description: String {
        if isNone { return "none" }
        let parts: [String?] = [
            isSystem ? "system" : curve?.text, duration.map { "\($0) s" }, delay.map { "after \($0) s" },
            repeats ? "repeats" : nil,
            unknown.isEmpty ? nil : "unknown \(unknown.sorted())",
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension Curve {
    static func uiKit(_ ratio: Double, velocity: Double = 0) -> Curve {
        .spring(.dampingRatio(ratio, initialVelocity: velocity))
    }
    static func response(_ seconds: Double, _ fraction: Double) -> Curve {
        .spring(.response(seconds, dampingFraction: fraction))
    }
    static func bounce(_ seconds: Double, _ bounce: Double) -> Curve { .spring(.duration(seconds, bounce: bounce)) }
    static func physical(mass: Double = 1, _ stiffness: Double, _ damping: Double, velocity: Double = 0) -> Curve {
        .spring(.physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
    }
    /// A spring of Compose, whose mass is 1.
    static func compose(_ ratio: Double, _ stiffness: Double) -> Curve {
        .spring(
            .physical(mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(), initialVelocity: 0))
    }
    /// 1 − (1 − t)², and with a cube.
    static let outQuad = cubic(1 - 2.0 / 3.0, 1 - 1.0 / 3.0, 1 - 1.0 / 3.0, 1)
    static let outCubic = cubic(1 - 2.0 / 3.0, 1, 1 - 1.0 / 3.0, 1)
    static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
        .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }
}
