import MotifCore
import MotifJSON
import MotifStore

extension CatalogReader {
    /// On how many of the catalog's screens a pattern passes its checks with each choice.
    ///
    /// - Parameters:
    ///   - merge: The merge that has the conflict. Other open conflicts have our value.
    ///   - merged: The kinds that are merged at the same time, by their slugs.
    func checks(of conflict: MergeConflict, in merge: DocumentMerge, with merged: [Slug: Kind]) throws
        -> ConflictChecks?
    {
        guard conflict.subject != .document, merge.json.flatMap(Document.name)?.type == .pattern else { return nil }
        let screens = try devices().flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
        guard !screens.isEmpty else { return nil }
        func passing(_ answer: MergeAnswer) throws -> Int? {
            guard let json = merge.settled([conflict.shortPath: answer]).json, let slug = Pattern.kind(of: json),
                let kind = try merged[slug] ?? kinds.newest(slug)?.kind,
                case .pattern(let pattern)? = try? Document(json, kind: .found(kind))
            else { return nil }
            let run = CheckRun(try motion(of: pattern, kind))
            return screens.count { screen in !run.results(on: [screen]).contains(where: \.fails) }
        }
        return ConflictChecks(screens: screens.count, ours: try passing(.ours), theirs: try passing(.theirs))
    }
}
