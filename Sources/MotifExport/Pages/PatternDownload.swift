import MotifCore
import MotifText

/// A pattern in one format: a file with its notes, or the problems that prevent it.
package struct PatternDownload: Sendable {
    private let target: ExportTarget
    /// The name of the file.
    package let name: String
    private let made: Result<MotionExport, Problems>

    /// The contents of the file; `nil` if the format can't represent the motion.
    package var bytes: [UInt8]? { try? made.get().bytes }

    /// The results of all formats but the player, since the page itself plays. Code that the files of a format share is
    /// in a file of its own.
    ///
    /// - Parameter checkCancellation: Called before each format; an error that it throws ends the work.
    /// - Throws: Any error of a format other than `Problems`, which is a bug in motif.
    package static func all(
        of subject: ExportSubject, checkCancellation: () throws -> Void = {}
    ) throws -> [PatternDownload] {
        var names: Set<String> = []
        return try targets.map { target in
            try checkCancellation()
            // If two formats share a name, the later one adds its own.
            let plain = target.fileName(of: subject.name)
            let name = names.insert(plain).inserted ? plain : "\(subject.name).\(target.name).\(target.fileExtension)"
            return PatternDownload(target: target, name: name, made: try target.result(of: subject))
        }
    }

    /// The files with code that the files of a format share.
    package static let sharedFiles = targets.compactMap { target in
        target.sharing.map { SiteFile("assets/\($0.fileName)", $0.text(nil, nil)) }
    }

    private static let targets = ExportTarget.all.filter { $0.name != ExportTarget.html.name }.map(\.inFolder)

    /// Whether a file name has the extension of a format.
    package static func isName(_ name: String) -> Bool { targets.contains { name.hasSuffix(".\($0.fileExtension)") } }

    /// A row of a table: file, format, accuracy.
    ///
    /// - Parameter root: The relative path from the page to the folder of all pages.
    func row(root: String) -> [HTML] {
        switch made {
        case .success(let export):
            let link = HTML("a", ["href": "files/\(name)", "download": name], .plain(name))
            let shared = target.sharing.map { sharing in
                HTML.several([
                    ", with ",
                    HTML(
                        "a", ["href": "\(root)assets/\(sharing.fileName)", "download": sharing.fileName],
                        .plain(sharing.fileName)),
                ])
            }
            return [.several([link, shared ?? .nothing]), .plain(target.summary), Self.exactness(export.notes)]
        case .failure(let problems):
            let reasons = problems.problems.map { HTML("li", [:], .plain($0.message)) }
            let badge = HTML("span", ["class": "badge bad"], "not available")
            return [.plain(target.name), .plain(target.summary), .several([badge, HTML("ul", [:], reasons)])]
        }
    }

    private static func exactness(_ notes: [ExportNote]) -> HTML {
        let worst =
            notes.contains { $0.degree == .omitted }
            ? HTML("span", ["class": "badge warning"], "incomplete")
            : notes.contains { $0.degree == .approximated }
                ? HTML("span", ["class": "badge"], "approximated") : HTML("span", ["class": "badge good"], "exact")
        guard !notes.isEmpty else { return worst }
        let lines = notes.map { note in
            HTML("li", [:], HTML("code", [:], .plain(note.code.rawValue)), " \(note.degree.rawValue). \(note.message)")
        }
        return HTML(
            "details", [:], HTML("summary", [:], worst, " \(String.counted(notes.count, "note"))"),
            HTML("ul", ["class": "notes"], lines))
    }
}
