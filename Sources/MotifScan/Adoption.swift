package import MotifCatalog
import MotifCore
package import MotifJSON
import MotifSpelling

/// The changes that bring the motion of a team's code into its catalog.
package struct Adoption: Sendable {
    /// A shared value to create.
    package struct Value: Sendable {
        package let slug: Slug
        /// The document without its type and slug.
        package let json: JSON
        /// The value as text for display.
        package let words: String
        /// The constant that has the value, or an empty text for a repeated timing, and the number of its uses.
        package let source: String
        package let uses: Int
    }

    /// The values to create, in order.
    package private(set) var values: [Value] = []
    /// The links to add, with their places.
    package private(set) var links: [(place: ScannedPlace, target: String)] = []
    private var taken: Set<String> = []
    private let catalog: CatalogValues

    /// The number of times that a timing without a name must be repeated to become a value.
    private static let mostRepeats = 3

    /// Proposes values for named constants and repeated timings, and links for code that equals a value.
    package init(_ scan: Scan, _ values: CatalogValues, _ links: ScanLinks) {
        catalog = values
        let judge = Judge(values: values)
        taken = Set(values.histories.keys.map(\.slug.text))
        func isLinked(_ place: ScannedPlace) -> Bool { place.link != nil || links.entries[place.key] != nil }
        var covered = Set<String>()
        for (place, uses) in scan.constants {
            guard !isLinked(place) else {
                covered.insert(place.name ?? "")
                continue
            }
            guard let seconds = place.readings.first?.seconds, seconds > 0, place.ignored == nil else {
                continue
            }
            adopt(place, seconds: seconds, uses)
            covered.insert(place.name ?? "")
        }
        var repeats: [String: [ScannedPlace]] = [:]
        var order: [String] = []
        for place in scan.places
        where !place.isWhole && !isLinked(place) && place.ignored == nil && place.exported == nil {
            if place.name == nil, place.constants.contains(where: { covered.contains($0.path) }) { continue }
            guard place.readings.count == 1, let assessment = judge.assess(place, link: nil).first?.assessment else {
                continue
            }
            if case .equal(let entry) = assessment {
                self.links.append((place, entry.name))
                continue
            }
            guard assessment.verdict == .unknown, let timing = Timing(place) else { continue }
            if place.name != nil {
                let uses = scan.places.count { $0.isWhole && $0.constants.first?.path == place.name }
                adopt([place], timing, named: Self.words(place.name ?? ""), uses)
            } else {
                if repeats[timing.words] == nil { order.append(timing.words) }
                repeats[timing.words, default: []].append(place)
            }
        }
        for words in order {
            guard let places = repeats[words], places.count >= Self.mostRepeats, let timing = Timing(places[0]) else {
                continue
            }
            adopt(places, timing, named: timing.name, places.count)
        }
    }

    /// A timing that a shared value can represent.
    private struct Timing {
        let curve: Curve
        let duration: Double?

        init?(_ place: ScannedPlace) {
            guard let spelling = place.spellings.first, let curve = spelling.curve, spelling.delay ?? 0 == 0,
                spelling.repeats == nil, spelling.speed == nil, spelling.span == nil
            else { return nil }
            if case .spring(.dampingRatio) = curve, spelling.duration == nil { return nil }
            (self.curve, duration) = (curve, spelling.duration)
        }

        var words: String {
            [curve.text, duration.map { JSONNumber.text($0) + " s" }].compactMap(\.self).joined(separator: ", ")
        }

        /// `ease-in-out-300`
        var name: String {
            let kind: String =
                switch curve {
                case .named(let preset): preset.rawValue
                case .spring: "spring"
                default: "curve"
                }
            return kind + (duration.map { " \(Int(exactly: ($0 * 1000).rounded()) ?? 0)" } ?? "")
        }

        var json: JSON {
            guard let duration else { return ["valueType": "curve", "value": curve.json] }
            return ["valueType": "timing", "value": ["duration": .number(duration), "curve": curve.json]]
        }
    }

    private mutating func adopt(_ place: ScannedPlace, seconds: Double, _ uses: Int) {
        var name = Self.words(place.name ?? "")
        if !["duration", "time", "speed", "delay"].contains(where: name.contains) { name = "duration " + name }
        let json: JSON = ["valueType": "duration", "value": .number(seconds)]
        guard let slug = slug(name) else { return }
        values.append(
            Value(slug: slug, json: json, words: "\(JSONNumber.text(seconds)) s", source: place.name ?? "", uses: uses))
        links.append((place, "value:\(slug)"))
    }

    private mutating func adopt(_ places: [ScannedPlace], _ timing: Timing, named name: String, _ uses: Int) {
        guard let slug = slug(name) else { return }
        let source = places.first?.name ?? ""
        values.append(Value(slug: slug, json: timing.json, words: timing.words, source: source, uses: uses))
        for place in places { links.append((place, "value:\(slug)")) }
    }

    /// A slug that isn't taken.
    private mutating func slug(_ name: String) -> Slug? {
        let first = Slug.suggestion(for: name.splitAtCapitals)?.text ?? "value"
        var (text, number) = (first, 2)
        while !taken.insert(text).inserted {
            text = "\(first.prefix(50))-\(number)"
            number += 1
        }
        return Slug(text)
    }

    private static let plain: Set<String> = [
        "motion", "animation", "animations", "constants", "constant", "design", "system", "theme", "metrics", "ui",
        "style",
    ]

    /// The last type and the name of a constant, without generic words: `MotionDuration.fast` is `duration fast`.
    private static func words(_ path: String) -> String {
        let parts = path.split(separator: ".").suffix(2).map(String.init)
        let words = parts.joined(separator: " ").splitAtCapitals.split(separator: " ").map { $0.lowercased() }
        let useful = words.filter { !plain.contains($0) }
        return (useful.isEmpty ? words : useful).joined(separator: " ")
    }
}

extension String {
    /// `easeInOut` as `ease In Out`.
    fileprivate var splitAtCapitals: String {
        var text = ""
        for character in self {
            if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(character)
        }
        return text
    }
}
