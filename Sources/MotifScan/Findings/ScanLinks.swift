package import MotifJSON

/// Links from code to a catalog, as a file has them.
///
/// A link names a place by its file, the declarations around it, and the call with its labels, so that neither a line nor
/// a number can change without the link staying with its code.
package struct ScanLinks: Sendable {
    /// The name of the file.
    package static let fileName = "motif.links.json"
    /// The keys of places, with the targets.
    package var targets: [String: String] = [:]
    /// The number of the catalog's last change when links were last written.
    package var change = 0
    private var entries: [String: JSONObject] = [:]

    /// No links.
    package init() {}

    /// Reads the file.
    ///
    /// - Throws: A message.
    package init(_ json: JSON) throws(SettingsError) {
        guard let links = json["links"]?.array else { throw SettingsError("'links' must be a list") }
        change = json["change"]?.number.flatMap { Int(exactly: $0) } ?? 0
        for link in links {
            guard let file = link["file"]?.string, let to = link["to"]?.string else {
                throw SettingsError("a link must have 'file' and 'to'")
            }
            let ordinal = link["ordinal"]?.number.flatMap { Int(exactly: $0) } ?? 1
            let key = "\(file) \(link["in"]?.string ?? "") \(link["code"]?.string ?? "constant") \(ordinal)"
            targets[key] = to
            entries[key] = link.object
        }
    }

    /// Links a place to a value of the catalog.
    package mutating func add(_ place: ScannedPlace, to target: String) {
        targets[place.key] = target
        var entry: JSONObject = ["code": .string(place.shape), "file": .string(place.file), "in": .string(place.scope)]
        if place.ordinal > 1 { entry["ordinal"] = .integer(place.ordinal) }
        entry["to"] = .string(target)
        entries[place.key] = entry
    }

    /// The file: one link a line, in order, so that changes are easy to read and to merge.
    package var text: String {
        let lines = entries.keys.sorted().compactMap { entries[$0].map { "    " + JSON.object($0).line } }
        return "{\n  \"change\": \(change),\n  \"links\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
    }
}

/// Findings that a team has accepted for now.
package struct ScanBaseline: Sendable {
    /// The keys of findings, with their files.
    package private(set) var files: [String: String] = [:]

    /// Reads the file.
    ///
    /// - Throws: A message.
    package init(_ json: JSON) throws(SettingsError) {
        guard let findings = json["findings"]?.array else { throw SettingsError("'findings' must be a list") }
        for finding in findings {
            guard let rule = finding["rule"]?.string, let file = finding["file"]?.string else {
                throw SettingsError("a finding must have 'rule' and 'file'")
            }
            let ordinal = finding["ordinal"]?.number.flatMap { Int(exactly: $0) } ?? 1
            let parts = [rule, file, finding["in"]?.string ?? "", finding["code"]?.string ?? "", String(ordinal)]
            files[parts.joined(separator: "\u{1F}")] = file
        }
    }

    /// The file of these findings: one a line, in order, without lines, columns, and messages.
    package static func text(of findings: [ScanFinding]) -> String {
        let lines = findings.sorted { $0.key < $1.key }.map { finding in
            var entry: JSONObject = [
                "code": .string(finding.code), "file": .string(finding.file), "in": .string(finding.scope),
            ]
            if finding.ordinal > 1 { entry["ordinal"] = .integer(finding.ordinal) }
            entry["rule"] = .string(finding.rule)
            return "    " + JSON.object(entry).line
        }
        return "{\n  \"findings\": [\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "  ]\n}\n"
    }
}

extension JSON {
    /// The value on one line.
    fileprivate var line: String { canonical }
}
