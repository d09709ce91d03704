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
        case .dynamic(let part, let reason, let link): "the \(part) is \(reason.words)" + Self.unchecked(link)
        case .shared(let entries): "\(timing) is \(Self.list(entries.map(\.name)))"
        case .equal(let entry): "\(timing) is \(entry.name) of \(entry.reference)"
        case .linked(let target): "\(timing) is \(target)"
        case .follows: "the value is linked"
        case .reduced: "\(timing) applies only with reduced motion"
        case .partial: absence
        case .system: readings.first?.spelling?.isNone == true ? "nothing is animated" : "the system decides the timing"
        case .current(let file): "made from \(Self.list(file.origins))"
        case .behind(let file, let changed):
            "made from \(Self.list(changed.map(\.origin))); "
                + Self.list(changed.map { "\($0.current) is current\(Self.words($0.note))" })
                + (file.isIntact ? "" : "; edited by hand besides")
        case .edited(let file): "made from \(Self.list(file.origins)), and edited since; export it again"
        case .unreadable(let reason): reason
        case .encoding(let isRead):
            isRead
                ? "the file is not UTF-8; letters other than ASCII are not read"
                : "the file is UTF-16 or binary, so it was not scanned"
        case .tooLarge: "the file is over 4 MB, so it was not scanned"
        case .outside: "'\(file)' leads out of the folder and is not followed"
        case .target(let error): error.message
        case .origin(let document): "the file was exported from '\(document)', which the catalog doesn't have"
        case .otherCatalog: "the links were written for another catalog"
        case .staleLink(let entry):
            "'\(entry.code)' in '\(entry.scope)' no longer exists; remove its link to \(entry.value)"
        case .olderCatalog(let links, let catalog):
            "the links were written for change \(links), but the catalog ends with change \(catalog)"
        case .missingReason: "add a reason after '--'"
        case .unusedIgnore(let rules, let found?): "this is \(found), not \(rules.joined(separator: " or "))"
        case .unusedIgnore(_, nil): "no motion follows this comment"
        case .fixed(let entry): "'\(entry.code)' is no longer '\(entry.value)'; remove its entry from the baseline"
        }
    }

    private func words(_ drift: Assessment.Drift) -> String {
        let note = Self.words(drift.note)
        let kind = drift.now?.kind ?? drift.was?.value.kind ?? .timing
        let written = Self.list(readings.map { Self.words($0, only: kind) })
        guard let now = drift.now else { return "\(written) was \(drift.link), which no longer exists\(note)" }
        if let was = drift.was {
            let changed = "\(written) was \(drift.link) until revision \(was.until)"
            guard was.until != now.revision else { return "\(changed), which has \(now.words)\(note)" }
            return "\(changed)\(note); \(now.reference) has \(now.words)"
        }
        // Without earlier revisions, the note is that of the import or the creation.
        guard drift.note != nil else { return "\(written) doesn't match \(drift.link), which is \(now.words)" }
        return "\(written) doesn't match \(drift.link) in any revision; \(now.reference) has \(now.words)\(note)"
    }

    // MARK: Timings

    private var timing: String { Self.list(readings.map { Self.words($0) }) }

    /// The timings that the code states, without the properties that they are for.
    var statedTimings: [String] {
        readings.filter { $0.spelling?.curve != nil || $0.spelling?.duration != nil || $0.seconds != nil }.map {
            reading in
            var reading = reading
            reading.part = nil
            return Self.words(reading)
        }
    }

    private static func words(_ reading: ScannedPlace.Reading, only kind: CatalogValues.Entry.Kind = .timing) -> String
    {
        let spelling = reading.spelling
        let duration = (spelling?.duration ?? reading.seconds).map { "\($0.short()) s" }
        let timing: String? =
            switch kind {
            case .duration: duration ?? spelling?.curve?.text
            case .curve: spelling?.curve?.text ?? duration
            case .timing: [spelling?.curve?.text, duration].compactMap(\.self).joined(separator: " over ")
            }
        let words = timing.flatMap { $0.isEmpty ? nil : $0 } ?? "this"
        let added = kind == .timing ? spelling.map(additions) ?? "" : ""
        return [words, added, reading.part.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Everything besides the curve and the duration.
    private static func additions(to spelling: Spelling) -> String {
        let delay = spelling.delay.flatMap { $0 == 0 ? nil : "with a delay of \($0.short()) s" }
        let repeats = spelling.repeats.map { repeats in
            (repeats.count.map { "run \($0.short()) times" } ?? "repeated forever")
                + (repeats.autoreverses ? " back and forth" : "")
        }
        let speed = spelling.speed.map { "at a speed of \($0.short())" }
        let span = spelling.span.map {
            "from \(($0.begin * 100).short())% to \((($0.begin + $0.length) * 100).short())%"
        }
        return [delay, repeats, speed, span].compactMap(\.self).joined(separator: ", ")
    }

    /// The part that a partial timing lacks, with the reason if it is known.
    private var absence: String {
        guard let reading = readings.first, let spelling = reading.spelling else {
            return "\(timing) is a duration without a curve"
        }
        guard spelling.curve == nil else { return "\(timing) is a curve without a duration" }
        guard spelling.duration == nil else { return "\(timing) is a duration without a curve" }
        return spelling.absence(of: "curve", in: code)
    }

    private static func unchecked(_ link: String?) -> String {
        link.map { ", so the link to \($0) can't be checked" } ?? ""
    }

    // MARK: Lists and notes

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).joined(separator: ", ")
        return names.count > 4 ? "\(shown), and \(names.count - 4) more" : shown
    }

    private static func words(_ note: ChangeNote?) -> String {
        guard let note else { return "" }
        return " (\(note.author), \(note.date.description.prefix(10))"
            + (note.message.isEmpty ? ")" : ": \(note.message))")
    }
}

extension Assessment.Changed {
    fileprivate var current: String { "\(document)@\(newest)" }
    fileprivate var origin: String { "\(document)@\(exported)" }
}

extension CatalogValues.Entry {
    /// Its document with its revision: `expand@2`.
    fileprivate var reference: String { "\(document)@\(revision)" }

    /// Its values: `easeIn over 0.35 s`.
    package var words: String {
        [curve?.text, duration.map { "\($0.short()) s" }].compactMap(\.self).joined(separator: " over ")
    }
}
