import MotifCore
import MotifFormula
import MotifJSON
import MotifText

extension CatalogOperation {
    /// Reads the request of an operation that checks patterns.
    static func check(_ keys: inout OperationKeys) -> CheckRequest {
        var request = CheckRequest()
        let (filter, tags) = (keys.text("where"), keys.texts("tag"))
        if let references = keys.references("ref") {
            if filter != nil || tags != nil {
                keys.report(.rule(.conflict, "'ref' and filters can't be combined; use one of them"))
            }
            request.patterns = .named(references)
        } else if filter != nil || tags != nil {
            request.patterns = .listed(ListRequest(.pattern, filter: filter, tags: tags ?? []))
        }
        request.devices = (keys.texts("device") ?? []).compactMap { text in
            if let slug = Slug(text) { return slug }
            keys.report(.badSlug(text), at: "device")
            return nil
        }
        if let text = keys.text("orientation") {
            let known = Orientation.allCases.map(\.rawValue)
            if let orientation = Orientation(rawValue: text) {
                request.orientations = [orientation]
            } else {
                let nearest = nearestName(to: text, among: known)
                keys.report(
                    .unknownName(what: "orientation", name: text, nearest: nearest, known: known), at: "orientation")
            }
        }
        return request
    }
}

extension CatalogOperation.Read {
    /// `{"ok", "patterns"}`: whether no check of level error fails, and the reports.
    static func check(_ request: CheckRequest, _ reader: CatalogReader) throws -> OperationAnswer {
        var reports: [JSON] = []
        var isFine = true
        try reader.check(request.patterns, on: try reader.screens(for: request)) { report in
            reports.append(report.json)
            if report.fails { isFine = false }
        }
        return OperationAnswer(["ok": .boolean(isFine), "patterns": .array(reports)])
    }
}
