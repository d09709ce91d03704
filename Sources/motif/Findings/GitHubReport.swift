import MotifJSON
import MotifScan
import MotifText

/// Findings as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// - Source: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
struct GitHubReport: ReportWriter {
    private let output: Output
    private let folder = ReportFolder.current()

    init(to output: Output) { self.output = output }

    func add(_ finding: Finding) throws(OutputError) {
        let isAccepted = finding.acceptedReason != nil
        let command =
            switch finding.level {
            case _ where isAccepted: "notice"
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [(String, String)] = []
        if let file = finding.file { properties.append(("file", folder.relative(file))) }
        if let position = finding.position {
            properties += [("line", String(position.line)), ("col", String(position.column))]
        }
        let title = [finding.document, finding.rule].compactMap(\.self).joined(separator: ": ")
        properties.append(("title", title))
        let list = properties.map { "\($0)=\(Self.escaped($1, in: .property))" }.joined(separator: ",")
        let message = finding.message + (finding.acceptedReason.map { " (accepted: \($0))" } ?? "")
        try output.line("::\(command) \(list)::\(Self.escaped(message, in: .message))")
    }

    private enum Part {
        case property, message
    }

    /// - Source: `escapeData` and `escapeProperty` of github.com/actions/toolkit, packages/core/src/command.ts.
    private static func escaped(_ text: String, in part: Part) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where part == .property: escaped += "%3A"
            case "," where part == .property: escaped += "%2C"
            case _ where scalar.isUnsafeToPrint: escaped.append("\u{FFFD}")
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
