import ArgumentParser
import MotifJSON
import MotifScan
import MotifSystem
import MotifText

/// Findings as SARIF 2.1.0, which code scanning services read.
///
/// - Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", sections 3.13 to 3.35.
struct SARIFReport: ReportWriter {
    /// - Source: GitHub Docs, "SARIF support for code scanning", "Validating your SARIF file".
    private static let maximumResults = 25_000

    private let output: Output
    private let folder = ReportFolder.current()
    private var results: [(level: FindingLevel, json: JSON)] = []
    private var rules: Set<String> = []
    /// Summaries of rules that are declared even if nothing breaks them: services close alerts only then.
    private let declared: [String: String]

    init(to output: Output, declaring rules: [String: String] = [:]) {
        (self.output, declared) = (output, rules)
        self.rules = Set(rules.keys)
    }

    mutating func add(_ finding: Finding) {
        rules.insert(finding.rule)
        let location = location(finding)
        let result = JSON.members([
            "level": .string(finding.level.rawValue), "message": ["text": .string(finding.message)],
            "ruleId": .string(finding.rule), "locations": location == [:] ? nil : [location],
            "suppressions": finding.acceptedReason.map { [["justification": .string($0), "kind": "external"]] },
            "partialFingerprints": finding.fingerprint.map { ["motif/v1": .string($0)] },
        ])
        results.append((finding.level, result))
    }

    /// Writes the log with all results.
    func finish() throws(OutputError) {
        var results = results
        if results.count > Self.maximumResults {
            // Services reject a longer log as a whole; what matters most comes first.
            let levels: [FindingLevel] = [.error, .warning, .note]
            results = levels.flatMap { level in results.filter { $0.level == level } }
            Notice.write(
                "motif: SARIF holds \(Self.maximumResults) of the \(results.count) findings, as GitHub accepts no more")
            results.removeLast(results.count - Self.maximumResults)
        }
        let driver: JSON = [
            "name": "motif", "rules": .array(rules.sorted().map(rule)),
            "version": .string(Version.current),
        ]
        let log: JSON = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "runs": [["results": .array(results.map(\.json)), "tool": ["driver": driver]]], "version": "2.1.0",
        ]
        try output.line(log.pretty)
    }

    private func rule(_ name: String) -> JSON {
        .members(["id": .string(name), "shortDescription": declared[name].map { ["text": .string($0)] }])
    }

    private func location(_ finding: Finding) -> JSON {
        let region = finding.position.map { position -> JSON in
            ["startColumn": .integer(position.column), "startLine": .integer(position.line)]
        }
        return .members([
            "logicalLocations": finding.document.map { [["fullyQualifiedName": .string($0)]] },
            "physicalLocation": finding.file.map { file in
                let uri = PercentEncoding.encode(path: folder.relative(file))
                return .members(["artifactLocation": ["uri": .string(uri)], "region": region])
            },
        ])
    }
}
