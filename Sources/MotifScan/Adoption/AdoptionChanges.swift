package import MotifCore
package import MotifJSON
import MotifSource
import MotifText

/// What carrying out the items of an adoption changes in a catalog, in the links, and in code.
package struct AdoptionChanges: Sendable {
    /// The shared values to create, in order.
    package private(set) var values: [(slug: Slug, json: JSON)] = []
    /// The links to add.
    package private(set) var links: [(place: ScannedPlace, target: String)] = []
    /// The comments to add.
    package private(set) var comments: [(place: ScannedPlace, reason: String)] = []
    /// The code with the comments.
    package private(set) var edits: SourceEdits

    /// Whether nothing changes.
    package var isEmpty: Bool { values.isEmpty && links.isEmpty && edits.isEmpty }

    /// Works out the changes.
    ///
    /// - Throws: `Problems`: comments that would apply to other code as well.
    package init(_ items: [AdoptionItem], _ scan: Scan, _ settings: ScanSettings) throws(Problems) {
        edits = SourceEdits(scan.files)
        for item in items {
            if let target = item.target { links += item.places.map { ($0, target) } }
            // A value that the catalog has already, with the same name, is left from an adoption that was cut short.
            if item.action == .take, let slug = item.slug, !item.equals.contains("value:\(slug)") {
                values.append((slug, item.value.json))
            }
            guard case .ignore(let reason) = item.action else { continue }
            for place in item.places {
                // A number alone gets no verdict; the code that uses it does.
                let users = scan.places.filter { user in
                    user.ignored == nil && user.constants.contains { $0.path == place.name }
                }
                let isNumber = place.readings.allSatisfy { $0.spelling == nil }
                comments += (isNumber ? users : [place]).map { ($0, reason) }
            }
        }
        guard !comments.isEmpty else { return }
        let isDone = comments.allSatisfy { edits.accept($0.place, because: $0.reason) }
        let keys = Set(comments.map(\.place.key))
        let after = edits.scan(settings).places
        let isClean = zip(scan.places, after).allSatisfy { old, new in
            old.key == new.key && old.code == new.code
                && (new.ignored != nil) == (old.ignored != nil || keys.contains(old.key))
        }
        guard isDone, isClean, after.count == scan.places.count else {
            let places = comments.map { "\($0.place.file):\($0.place.position.line)" }.joined(separator: ", ")
            let message = "A comment that ignores code would apply to other motion on the same line: \(places.clipped)"
            throw Problems(.rule(.conflict, message))
        }
    }
}
