import MotifCore
import MotifSpelling
import MotifStore
import MotifText

extension ScanFinding {
    /// The finding in one line, without its rule.
    package var message: String {
        let words = self.words.onOneLine
        return constant.map { "\(words), through \($0.onOneLine)" } ?? words
    }

    private var words: String {
        switch assessment {
        case .drift(let drift): words(drift)
        case .old(let entry, let now):
            "\(timing) is \(entry.name) of \(entry.reference)" + (now.map { "; \($0.reference) has \($0.words)" } ?? "")
        case .unknown: "\(timing) is not in the catalog"
        case .dynamic(_, .unreadable(let reason), let link): reason + Self.unchecked(link)
        case .dynamic(let part, let reason, let link):
            "the \(part) \(part.isPlural ? "are" : "is") \(reason.words)" + rest(without: part) + Self.unchecked(link)
        case .shared(let entries): "\(timing) is \(Self.list(entries.map(\.name)))"
        case .equal(let entry): "\(timing) is \(entry.name)"
        case .linked(let target): "\(timing) is \(target)"
        case .follows(let constant?, let target): follows(constant, target)
        case .follows(nil, _): "the value is exported"
        case .reduced: "\(timing); applies only with reduced motion"
        case .partial: absence
        case .system: Self.silence(of: readings.first) ?? "the system decides the timing" + delay
        case .current(let file): "made from \(Self.list(file.documents))"
        case .behind(let file, let changed):
            [
                "made from " + Self.list(changed.map(\.origin)), Self.list(changed.compactMap(\.current)),
                file.isIntact ? "export it again" : "it was edited by hand, too",
            ].filter { !$0.isEmpty }.joined(separator: "; ")
        case .unread(let kind): "\(kind.rawValue) is not read, so the motion in this file is not compared"
        case .edited(let file): "made from \(Self.list(file.documents)), and edited since; export it again"
        case .unreadable(let reason): reason
        case .encoding(let isRead):
            isRead
                ? "the file is not UTF-8; letters other than ASCII are not read"
                : "the file is UTF-16 or binary, so it was not scanned"
        case .tooLarge: "the file is over 4 MB, so it was not scanned"
        case .outside: "'\(file)' leads out of the folder and is not followed"
        case .target(let error): error.message
        case .origin(let document): "the file was exported from '\(document)', which the catalog doesn't have"
        case .otherCatalog(let target):
            "the links were written for another catalog, and this one doesn't have '\(target)'; use the catalog or the "
                + "documents of the links"
        case .staleLink(let entry, .gone):
            "\(entry.words) \(entry.isConstant ? "is no longer a constant" : "no longer exists"); remove its link to "
                + entry.value
        case .staleLink(let entry, .unclear):
            "\(entry.words) can't be told from other code there; link it again, or remove its link to \(entry.value)"
        case .staleLink(let entry, .noFile):
            "the file isn't there; remove the link of \(entry.words) to \(entry.value)"
        case .staleLink(let entry, .moved(let place)):
            "\(entry.words) has probably moved to '\(place.scope)' in \(place.file); change its link to \(entry.value)"
        case .olderCatalog(let links, let catalog):
            "the links were written for change \(links), but the catalog ends with change \(catalog)"
        case .missingReason: "add a reason after '--'"
        case .unusedIgnore(let rules, let found?):
            Self.unknownRule(in: rules) ?? "this is \(found), not \(rules.joined(separator: " or "))"
        case .unusedIgnore(_, nil): "no motion follows this comment"
        case .unusedLink(let target, 0): "no motion follows this link to \(target)"
        case .unusedLink(let target, 1): "another comment links the code of this link to \(target)"
        case .unusedLink(let target, let count):
            "\(count) timings share the lines of this link to \(target); put it on a line that only one of them has"
        case .fixed(let entry):
            "'\(entry.code.isEmpty ? entry.file : entry.code)' is no longer '\(entry.value)'; remove its entry from the baseline"
        }
    }

    /// What is known of a timing that isn't known as a whole.
    private func rest(without part: String) -> String {
        let known = part == "timing" ? "" : readings.first?.words(of: .timing) ?? ""
        return known.isEmpty ? "" : "; the rest is \(known)"
    }

    private var delay: String {
        readings.first?.stated.delay.map { $0 == 0 ? "" : ", delayed by \($0.short()) s" } ?? ""
    }

    /// A number that is computed from a constant is another one.
    private func follows(_ constant: ScannedPlace, _ target: String) -> String {
        let own = Self.words(of: .timing, in: constant.readings)
        guard let known = constant.readings.first?.seconds, let used = readings.first?.spelling?.duration, known != used
        else { return "\(own) is \(target)" }
        return "\(timing) is computed from \(own), which is \(target)"
    }

    private func words(_ drift: Assessment.Drift) -> String {
        let note = Self.words(drift.note)
        let written = words(of: drift.now?.kind ?? drift.was?.value.kind ?? .timing)
        let count = Self.distinct(of: drift.now?.kind ?? .timing, in: readings).count
        let (be, doesNot) = count == 1 ? ("was", "doesn't") : ("were", "don't")
        let values = drift.allowed.prefix(4).joined(separator: " or ")
        let have = drift.allowed.count > 1 ? "has" : "is"
        if readings.allSatisfy({ $0.stated.words(of: .timing).isEmpty && $0.unknown.isEmpty }), drift.now != nil {
            let silence = Self.silence(of: readings.first) ?? "the system decides the timing"
            return "\(silence), but \(drift.link) \(have) \(values)"
        }
        guard let now = drift.now else { return "\(written) \(be) \(drift.link), which no longer exists\(note)" }
        if let was = drift.was {
            let changed = "\(written) \(be) \(drift.link) until revision \(was.until)"
            guard was.until != now.revision else { return "\(changed), which has \(now.words)\(note)" }
            return "\(changed)\(note); \(now.reference) has \(now.words)"
        }
        // Without earlier revisions, the note is that of the import or the creation.
        guard drift.note != nil else { return "\(written) \(doesNot) match \(drift.link), which \(have) \(values)" }
        return "\(written) \(doesNot) match \(drift.link) in any revision; \(now.reference) has \(values)\(note)"
    }

    // MARK: Timings

    private var timing: String { words(of: .timing) }

    /// The timings in words, or the parts of them that a link names.
    private func words(of kind: CatalogValues.Entry.Kind) -> String { Self.words(of: kind, in: readings) }

    private static func words(of kind: CatalogValues.Entry.Kind, in readings: [ScannedPlace.Reading]) -> String {
        distinct(of: kind, in: readings).map {
            $0.parts.isEmpty ? $0.words : "\($0.words) (\($0.parts.joined(separator: ", ")))"
        }
        .joined(separator: " and ")
    }

    /// What is said of a timing without motion.
    private static func silence(of reading: ScannedPlace.Reading?) -> String? {
        let isNone = reading?.spelling?.isNone == true || reading?.stated.duration == 0
        return isNone ? "nothing is animated" : nil
    }

    /// The timings that differ, with the properties that they are for.
    private static func distinct(
        of kind: CatalogValues.Entry.Kind, in readings: [ScannedPlace.Reading]
    ) -> [(words: String, parts: [String])] {
        readings.reduce(into: []) { found, reading in
            let unknown = reading.unknown.filter { TimingMatch.additions.contains($0.part) }
            var additions = unknown.map { " (\($0.part) set at run time)" }.joined()
            // A duration means another spring in the version before.
            if reading.spelling?.notes.contains(where: { $0.code == .version }) == true {
                additions += " (Reanimated 4)"
            }
            let known = reading.words(of: kind) + additions
            let words = known.isEmpty ? silence(of: reading) ?? "the system's timing" : known
            let index = found.firstIndex { $0.words == words } ?? found.endIndex
            if index == found.endIndex { found.append((words, [])) }
            found[index].parts += [reading.part].compactMap(\.self)
        }
    }

    /// The timings that the code states, without the properties that they are for.
    var statedTimings: [(words: String, reading: ScannedPlace.Reading)] {
        readings.filter { $0.stated.curve != nil || $0.stated.duration != nil }.map { reading in
            let words = reading.words(of: .timing)
            // CSS has another name for the curve.
            let isEase = reading.spelling?.dialect == .css && reading.stated.curve == .named(.default)
            return (isEase ? words.replacing(/^default/, with: "ease") : words, reading)
        }
    }

    /// The part that a partial timing lacks, with the reason if it is known.
    private var absence: String {
        guard let reading = readings.first, let spelling = reading.spelling else {
            return "\(timing) is a duration without a curve"
        }
        guard spelling.curve == nil else { return "\(timing) is a curve without a duration" }
        let reasons: [SpellingNote.Code] = [.noBezier, .keyframes, .sequence, .system]
        if let note = spelling.notes.first(where: { reasons.contains($0.code) }), spelling.duration != nil {
            return "\(reading.stated.words); \(note.message.prefix(1).lowercased())\(note.message.dropFirst())"
        }
        guard spelling.duration == nil else { return "\(timing) is a duration without a curve" }
        return spelling.absence(of: "curve", in: code)
    }

    /// The first word that isn't a verdict, with the nearest one.
    private static func unknownRule(in rules: [String]) -> String? {
        let known = ScanRule.verdicts.map(\.rawValue) + ["all"]
        return rules.first { !known.contains($0) }.map { rule in
            "'\(rule)' is not a verdict" + (nearestName(to: rule, among: known).map { ". Did you mean '\($0)'?" } ?? "")
        }
    }

    private static func unchecked(_ link: String?) -> String {
        link.map { ", so the link to \($0) can't be checked" } ?? ""
    }

    // MARK: Lists and notes

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).joined(separator: ", ")
        return names.count > 4 ? "\(shown), and \(names.count - 4) more" : shown
    }

    fileprivate static func words(_ note: ChangeNote?) -> String {
        guard let note else { return "" }
        return " (\(note.author), \(note.date.description.prefix(10))"
            + (note.message.isEmpty ? ")" : ": \(note.message))")
    }
}

extension ScanEntry {
    fileprivate var isConstant: Bool { code == ScannedPlace.constantShape }
    fileprivate var words: String { isConstant ? "'\(scope)'" : "'\(code)' in '\(scope)'" }
}

extension Assessment.Changed {
    fileprivate var current: String? {
        newest.map { "\(document)@\($0) is current\(ScanFinding.words(note))" }
    }
    fileprivate var origin: String { exported.map { "\(document)@\($0)" } ?? "other values of \(document)" }
}

extension CatalogValues.Entry {
    /// Its document with its revision: `expand@2`.
    fileprivate var reference: String { "\(document)@\(revision)" }

    /// Its values: `easeIn over 0.35 s`.
    package var words: String {
        Timing(curve, duration: duration, delay: delay).words
    }
}

extension String {
    /// Whether the name of a part, such as `options`, is a plural.
    fileprivate var isPlural: Bool { hasSuffix("s") && !hasSuffix("ss") }
}

extension Timing {
    /// Its words, or those of its curve or its duration alone.
    fileprivate func words(of kind: CatalogValues.Entry.Kind) -> String {
        let part =
            switch kind {
            case .duration where duration != nil: Timing(duration: duration)
            case .curve where curve != nil: Timing(curve)
            default: self
            }
        return part.words
    }
}

extension ScannedPlace.Reading {
    /// The timing in words, or the part of it that a link names: without a velocity that isn't known, and with the name of
    /// an easing that no curve has.
    fileprivate func words(of kind: CatalogValues.Entry.Kind) -> String {
        let words = stated.words(of: kind)
        if unknown.contains(where: { $0.part == "initial velocity" }) {
            return words.replacing(", initialVelocity: 0", with: "")
        }
        let easing = spelling?.notes.first { $0.code == .noBezier && kind == .timing && stated.curve == nil }
        return words + (easing.map { (words.isEmpty ? "" : ", ") + $0.subject } ?? "")
    }
}
