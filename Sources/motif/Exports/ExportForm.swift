import ArgumentParser
import MotifCatalog
import MotifExport

/// The contents of an export: documents, or the motion of patterns for other programs.
enum ExportForm: ExpressibleByArgument {
    /// Documents, as JSON.
    case documents(ExportFormat)
    /// Motion, in a target's format.
    case motion(ExportTarget)

    init?(argument text: String) {
        if let format = ExportFormat(rawValue: text) {
            self = .documents(format)
        } else if let target = ExportTarget.named(text) {
            self = .motion(target)
        } else {
            return nil
        }
    }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    static var allValueStrings: [String] { ExportFormat.allCases.map(\.rawValue) + ExportTarget.all.map(\.name) }
}

extension ExportTarget {
    /// The names of all targets: `css, lottie`.
    static var list: String { all.map(\.name).joined(separator: ", ") }
}
