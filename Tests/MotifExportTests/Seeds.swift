import Foundation

@testable import MotifCore
@testable import MotifExport

/// The shipped patterns, read from the source tree and ready for export.
enum Seeds {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The slugs of the shipped patterns, sorted.
    static let patterns = slugs(in: "seeds/patterns")
    /// The slugs of the patterns of the everyday set, sorted.
    static let everyday = slugs(in: "seeds/sets/everyday/patterns")

    private static func slugs(in folder: String) -> [String] {
        let path = root.appendingPathComponent(folder).path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private static func text(_ name: String) throws -> String {
        let folders = ["seeds", "seeds/sets/everyday"].map { root.appendingPathComponent("\($0)/\(name).json") }
        let file = folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[0]
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// A shipped or everyday pattern with its kind and the items that it names.
    static func motion(_ slug: String, titled title: String? = nil) throws -> PatternMotion {
        var pattern = try text("patterns/\(slug)")
        let json = try JSONReader().read(pattern)
        let kind = json["kind"]?.string ?? ""
        if let title, case .object(var object) = json {
            object["title"] = .string(title)
            pattern = JSON.object(object).canonical
        }
        return try PatternMotion(pattern: pattern, kind: text("kinds/\(kind)")) { name in
            guard case .item(let item)? = document(name) else { return nil }
            return item.formulaValue
        }
    }

    /// A shipped document other than a pattern.
    static func document(_ name: DocumentName) -> Document? {
        guard let json = try? JSONReader().read(text("\(name.type.plural)/\(name.slug)")) else { return nil }
        return try? Document(json)
    }

    /// A shipped pattern on a screen of this size.
    static func subject(
        _ slug: String, operation: String? = nil, titled title: String? = nil,
        on size: MotionSize = MotionSize(width: 393, height: 852), devices: [Device] = []
    ) throws -> ExportSubject {
        let motion = try motion(slug, titled: title)
        guard let revision = RevisionNumber(1) else { throw Problems(.rule(.notFound, slug)) }
        return try ExportSubject(
            motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size),
            operation: operation, devices: devices)
    }

    /// A shipped device.
    static func device(_ slug: String) throws -> Device {
        let json = try JSONReader().read(text("devices/\(slug)"))
        guard case .device(let device) = try Document(json) else {
            throw Problems(.rule(.notFound, slug))
        }
        return device
    }
}

extension ExportTarget {
    static let kotlin = ExportTarget.compose.only(.numbers) ?? .compose
    static let swiftNumbers = ExportTarget.swiftUI.only(.numbers) ?? .swiftUI
    static let typeScript = ExportTarget.motion.only(.numbers) ?? .motion

    /// A target, or a part of one: `compose timing`.
    static func format(_ text: String) -> ExportTarget? {
        let words = text.split(separator: " ").map(String.init)
        let target = words.first.flatMap(named)
        guard let part = words.dropFirst().first else { return target }
        return Part(rawValue: part).flatMap { target?.only($0) }
    }
}
