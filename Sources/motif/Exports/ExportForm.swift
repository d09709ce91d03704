import ArgumentParser
import MotifCatalog
import MotifExport
import MotifPublishing

/// The contents of an export: documents, or the motion of patterns for other programs.
enum ExportForm: ExpressibleByArgument {
    /// Documents, as JSON.
    case documents(ExportFormat)
    /// Motion, in a target's format.
    case motion(ExportTarget)
    /// Motion, as a program that isn't part of motif makes files of it.
    case program(Exporter)

    init?(argument text: String) {
        if let format = ExportFormat(rawValue: text) {
            self = .documents(format)
        } else if let target = ExportTarget.named(text) {
            self = .motion(target)
        } else if let exporter = Exporter(text, in: Environment.exporters) {
            self = .program(exporter)
        } else {
            return nil
        }
    }

    static var defaultCompletionKind: CompletionKind { Completions.custom { _, _ in allValueStrings } }

    static var allValueStrings: [String] {
        let own = ExportFormat.allCases.map(\.rawValue) + ExportTarget.all.map(\.name)
        return own + Environment.exporters.names.filter { !own.contains($0) }
    }
}

extension ExportTarget {
    /// The names of all targets: `css, lottie`.
    static var list: String { all.map(\.name).joined(separator: ", ") }
}
