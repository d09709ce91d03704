public import MotifCore

/// A format that motion is exported to.
///
///     let file = try ExportTarget.lottie.export(subject)
///     print(file.text, file.notes)
///
/// Each target is declared beside its exporter, which turns an `ExportSubject` into a `MotionExport`.
public struct ExportTarget: Sendable {
    /// Its name in lower case: `lottie`.
    public let name: String
    /// What its files are, in a few words without a full stop.
    public let summary: String
    /// The file name extension, without a dot.
    public let fileExtension: String
    /// Makes the file.
    ///
    /// - Throws: `Problems`: a timeline without values, or motion that the format can't represent at all.
    public let export: @Sendable (ExportSubject) throws -> MotionExport

    /// All targets, in the order in which they are listed.
    public static let all: [ExportTarget] = [svg, html, lottie, css, webAnimations, tokens, uiKit, swiftUI]

    /// The name of a pattern's file: `expand.json`.
    public func fileName(of slug: Slug) -> String { "\(slug).\(fileExtension)" }

    /// The target with this name.
    public static func named(_ name: String) -> ExportTarget? { all.first { $0.name == name } }
}
