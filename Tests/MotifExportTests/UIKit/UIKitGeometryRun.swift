@testable import MotifCore
@testable import MotifExport
@testable import MotifFormula

/// What the geometry of exported files gives where it runs, and what the timelines say.
struct UIKitGeometryRun {
    /// Files of the program, by name.
    private(set) var sources: [String: String] = [:]
    private var calls: [String] = []
    private(set) var expected: [(place: String, from: Double, to: Double)] = []

    /// Adds a pattern on one screen.
    mutating func add(_ subject: ExportSubject) throws {
        var export = UIKitExport(subject)
        let text = try export.export().text
        let (type, size) = (export.words.type, subject.screen.size)
        sources["\(type).swift"] = text
        calls.append("do {")
        let screen = "CGSize(width: \(size.width), height: \(size.height))"
        calls.append("    let geometry = \(type)Geometry(\(export.words.screenLabel): \(screen))")
        for way in export.geometry.ways { try add(way, subject, export.words) }
        calls.append("}")
    }

    /// The program: prints a number, from and to a line.
    var program: [String: String] {
        var files = sources
        files["Program.swift"] = """
            import UIKit

            func show(_ place: Int, _ from: CGFloat, _ to: CGFloat) { print(place, Double(from), Double(to)) }

            @main
            struct Program {
                static func main() {
            \(calls.map { "        " + $0 }.joined(separator: "\n"))
                }
            }

            """
        return files
    }

    private mutating func add(_ way: UIKitGeometry.Way, _ subject: ExportSubject, _ words: UIKitNaming) throws {
        let timeline = try subject.timeline(of: way.operation, variant: way.variant)
        guard let repetition = way.layer.repetition else {
            return call(way, timeline, way.layer.name, subject)
        }
        let scope = subject.motion.kind.formulaScope
        let list = FormulaTranslation(into: words.outside, scope: scope).text(of: repetition.list)
        let elements = try repetition.list.value(in: subject.scene.values)
        guard case .list(let elements) = elements else { return }
        for (index, element) in elements.enumerated() {
            guard case .record(let fields) = element, case .text(let name)? = fields["name"] ?? fields["slug"] else {
                continue
            }
            calls.append("    do {")
            calls.append("        let index = \(index); let element = \(list)[index]; _ = (index, element)")
            call(way, timeline, "\(way.layer.name).\(name)", subject)
            calls.append("    }")
        }
    }

    private mutating func call(
        _ way: UIKitGeometry.Way, _ timeline: Timeline, _ layer: String, _ subject: ExportSubject
    ) {
        let (motion, place) = (subject.motion, "\(subject.reference) on \(subject.screen)")
        let segments = timeline.layer(named: layer)?.motion(of: way.track.property)?.segments ?? []
        let kind =
            way.variant == .standard
            ? motion.kind.choreography(of: way.operation) : motion.kind.reducedChoreography(of: way.operation)
        // Segments are sorted by time, and the tracks of these kinds are too.
        let tracks = kind?.tracks.filter { $0.layer == way.track.layer && $0.property == way.track.property } ?? []
        guard let index = tracks.firstIndex(of: way.track), segments.indices.contains(index) else { return }
        calls.append("    show(\(expected.count), \(way.from), \(way.to))")
        let words = "\(place): \(way.track.property.rawValue) of \(layer) in \(timeline.operation), \(timeline.variant)"
        expected.append((place: words, from: segments[index].from, to: segments[index].to))
    }
}
