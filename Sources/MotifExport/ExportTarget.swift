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
    /// The part of the motion that its files have; `nil` for all of it.
    public private(set) var part: Part?
    /// The names of its files.
    var naming = Naming.slug("")
    /// The file name extension, without a dot.
    public let fileExtension: String
    /// What stood in for the framework when its files were compared with the motion; `nil` if that was the framework
    /// itself.
    public private(set) var simulation: String?
    /// The code that the files of a folder share; `nil` if each file is complete by itself.
    public private(set) var sharing: Sharing?
    private(set) var isInFolder = false
    /// Makes a file from a subject, with or without the code that the files of a folder share.
    let make: @Sendable (ExportSubject, _ inFolder: Bool) throws -> MotionExport

    /// A part of a motion that is useful by itself.
    public enum Part: String, Sendable, CaseIterable {
        /// The timings as constants, for other animations.
        case timing
        /// Functions that compute every layer, without the framework.
        case numbers
    }

    /// How a file is named after its pattern.
    enum Naming: Sendable {
        /// `expand`, with an ending.
        case slug(String)
        /// `ExpandTransition`: like the type in it, with this ending.
        case type(String)
    }

    /// Creates the file, which begins with what it was made from.
    ///
    /// - Throws: `Problems` if the timeline has no values, or the format can't represent the motion at all.
    public func export(_ subject: ExportSubject) throws -> MotionExport {
        try make(subject, isInFolder).stamped(from: [subject.origin], as: fileExtension, to: format)
    }

    /// The name with the part: `compose timing`.
    public var format: String { part.map { "\(name) \($0.rawValue)" } ?? name }

    /// All targets, in the order in which they are listed.
    public static let all: [ExportTarget] = [
        svg, html, lottie, css, webAnimations, tokens, uiKit, swiftUI, xcTest, compose, motion, reanimated,
    ]

    /// A file with the code that the files of a folder share, in parts.
    public struct Sharing: Sendable {
        /// The name of the shared file.
        public let fileName: String
        let support: CodeSupport
        /// The contents of the shared file with these parts, or with all, in a package of Kotlin.
        public let text: @Sendable (Set<String>?, String?) -> String

        /// The names of the parts that a pattern's file uses.
        public func partsUsed(by file: String) -> Set<String> { Set(support.parts(usedBy: file).map(\.name)) }

        /// The names of the parts that a shared file has.
        public func parts(of file: String) -> Set<String> { support.parts(of: file) }
    }

    /// The file with the code that files of a folder share.
    ///
    /// - Parameters:
    ///   - parts: Its parts; `nil` for all.
    ///   - package: The package of Kotlin.
    public func sharedFile(_ parts: Set<String>?, package: String? = nil) -> MotionExport? {
        sharing.map { sharing in
            MotionExport(sharing.text(parts, package)).stamped(
                from: ["motif \(Version.current)"], as: fileExtension, to: format)
        }
    }

    /// The same target for a folder of files, which leave their shared code to a file of its own.
    public var inFolder: ExportTarget {
        var target = self
        target.isInFolder = sharing != nil
        return target
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

    /// The types that a file declares for its module or package, where no other file may declare them. A file of
    /// TypeScript is a module by itself.
    package func types(in text: String) -> [String] {
        let all = text.split(separator: "\n").map(String.init)
        let lines = all.filter { !$0.contains("fun ") && !$0.hasPrefix("private ") }
        guard ["kt", "swift"].contains(fileExtension) else { return [] }
        return CodeSupport.declared(in: lines).filter { $0.first?.isUppercase == true && !$0.contains(".") }
    }

    /// The name of a pattern's file without its extension: `expand`, `ExpandTransition`.
    public func stem(of slug: Slug) -> String {
        switch naming {
        case .slug(let ending): slug.text + ending
        case .type(let ending): SwiftText.typeName(slug.text) + ending
        }
    }

    /// The name of a pattern's file: `expand.json`.
    public func fileName(of slug: Slug) -> String { "\(stem(of: slug)).\(fileExtension)" }

    /// The target with this name.
    public static func named(_ name: String) -> ExportTarget? { all.first { $0.name == name } }
}
