public import MotifCore
import MotifSystem

/// A format that motion is exported to.
///
///     let file = try ExportTarget.lottie.export(subject)
///     print(file.text, file.notes)
///
/// Each target is declared beside its exporter, which turns an `ExportSubject` into a `MotionExport`.
public struct ExportTarget: Sendable {
    /// The name in lowercase: `lottie`.
    public let name: String
    /// A short description of its files, without a full stop.
    public let summary: String
    /// The file name extension, without a dot.
    public let fileExtension: String
    /// What stood in for the framework when its files were compared with the motion; `nil` if that was the framework
    /// itself.
    public var simulation: String?
    /// The code that the files of a folder share; `nil` if each file is complete by itself.
    public var sharing: Sharing?
    /// Creates the file.
    ///
    /// - Throws: `Problems` if the timeline has no values, or the format can't represent the motion at all.
    public let export: @Sendable (ExportSubject) throws -> MotionExport

    /// A target whose files begin with what they were made from.
    init(
        name: String, summary: String, fileExtension: String, simulation: String? = nil, sharing: Sharing? = nil,
        export: @escaping @Sendable (ExportSubject) throws -> MotionExport
    ) {
        (self.name, self.summary, self.fileExtension) = (name, summary, fileExtension)
        (self.simulation, self.sharing) = (simulation, sharing)
        self.export = { subject in
            try export(subject).stamped(from: [subject.reference], as: fileExtension)
        }
    }

    /// All targets, in the order in which they are listed.
    public static let all: [ExportTarget] = [
        svg, html, lottie, css, webAnimations, tokens, uiKit, swiftUI, xcTest, compose, motion, reanimated, kotlin,
        typeScript,
    ]

    /// A file with the code that the files of a folder share, in parts.
    public struct Sharing: Sendable {
        /// The name of the shared file.
        public let fileName: String
        /// Makes a pattern's file without the shared code.
        ///
        /// - Throws: As `ExportTarget.export`.
        public let export: @Sendable (ExportSubject) throws -> MotionExport
        /// The names of the parts that a pattern's file uses.
        public let partsUsed: @Sendable (String) -> Set<String>
        /// The names of the parts that a shared file has.
        public let parts: @Sendable (String) -> Set<String>
        /// The contents of the shared file with these parts, or with all.
        public let text: @Sendable (Set<String>?) -> String

        /// The shared file with these parts, or with all.
        public func file(_ parts: Set<String>?) -> MotionExport {
            let ending = fileName.split(separator: ".").last.map(String.init) ?? ""
            return MotionExport(text(parts)).stamped(from: ["motif \(Version.current)"], as: ending)
        }
    }

    /// The same target for a folder of files, which leave their shared code to a file of its own.
    public var inFolder: ExportTarget {
        guard let sharing else { return self }
        return ExportTarget(
            name: name, summary: summary, fileExtension: fileExtension, simulation: simulation, sharing: sharing,
            export: sharing.export)
    }

    /// The file of a pattern, or the problems that prevent it.
    ///
    /// - Throws: Any other error, which is a bug in motif.
    package func result(of subject: ExportSubject) throws -> Result<MotionExport, Problems> {
        do {
            return .success(try export(subject))
        } catch let problems as Problems {
            return .failure(problems)
        }
    }

    /// The prefix of the types that a pattern's file declares; `nil` for targets without types.
    ///
    /// Files with the same prefix don't compile together.
    public func typeName(of slug: Slug) -> String? {
        fileExtension.hasSuffix("swift") || fileExtension == "kt" ? SwiftText.typeName(slug.text) : nil
    }

    /// The name of a pattern's file: `expand.json`.
    public func fileName(of slug: Slug) -> String { "\(slug).\(fileExtension)" }

    /// The target with this name.
    public static func named(_ name: String) -> ExportTarget? { all.first { $0.name == name } }
}
