import MotifCatalog
import MotifExport

/// What is written: documents, or the motion of patterns for other programs.
enum ExportForm {
    /// The documents themselves.
    case documents(ExportFormat)
    /// Motion.
    case motion(ExportTarget)

    /// The form that a user asked for.
    init(argument text: String) throws(CommandError) {
        if let format = ExportFormat(rawValue: text) {
            self = .documents(format)
        } else if let target = ExportTarget.named(text) {
            self = .motion(target)
        } else {
            throw .unknownValue(of: "--to", text, known: Self.names)
        }
    }

    /// The words for all forms.
    static var names: [String] { ExportFormat.allCases.map(\.rawValue) + ExportTarget.all.map(\.name) }
}

extension ExportTarget {
    /// The words for all targets: `css, lottie`.
    static var list: String { all.map(\.name).joined(separator: ", ") }
}
