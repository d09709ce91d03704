public import MotifCore

/// A format that motion is exported to, besides the documents themselves.
///
/// A target is its cases here and one exporter in a folder of its own, which takes an `ExportSubject` and gives a
/// `MotionExport`.
public struct ExportTarget: Sendable {
    /// The word for it on the command line, `lottie`.
    public let name: String
    /// What it is, in a few words.
    public let summary: String
    /// The ending of its files, without a dot.
    public let fileExtension: String
    /// Makes the file.
    ///
    /// - Throws: `Problems`: a timeline that cannot be; motion that the format has no way at all to say.
    public let export: @Sendable (ExportSubject) throws -> MotionExport

    /// All targets, in the order in which they are told.
    public static let all: [ExportTarget] = [svg, html, lottie, css, webAnimations, tokens, uiKit, swiftUI]

    /// The name of a pattern's file: `expand.json`.
    public func fileName(of slug: Slug) -> String { "\(slug).\(fileExtension)" }

    /// The target of this name.
    public static func named(_ name: String) -> ExportTarget? { all.first { $0.name == name } }
}
