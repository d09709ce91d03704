import MotifFormula
import MotifJSON

extension Kind {
    /// A way to run a pattern: `present`, `pop`, `scroll`.
    public struct Operation: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// What happens, where the tracks do not say it; empty where they do.
        public let summary: String
        /// What it does.
        public let action: Action

        /// What an operation does.
        public enum Action: Sendable, Equatable {
            /// Tracks of its own.
            case tracks(Driver, [Track])
            /// Those of another operation with their endpoints swapped, but for these.
            case swap(of: String, [TrackOverride])
            /// What the system does by itself.
            case system
        }
    }

    /// What moves an operation on.
    public enum Driver: Sendable, Hashable {
        /// The clock, in seconds.
        case time
        /// A scroll or a gesture, within this range.
        case progress(ClosedRange<Double>)
    }

    /// What an operation runs once swaps are resolved.
    public struct Choreography: Sendable, Equatable {
        /// What moves it on.
        public let driver: Driver
        /// What moves, in the order written.
        public let tracks: [Track]
    }
}

extension Kind.Operation {
    /// The names of a kind's operations, before anything else of them is read.
    static func names(of kind: JSONObject) -> [String] {
        (kind["operations"]?.array ?? []).compactMap { $0["name"]?.string }
    }

    /// Reads the operations of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Operation?] {
        var taken: Set<String> = []
        let (limit, purpose) = (KindLimits.operations, "the ways to run the kind")
        return reader.requiredParts("operations", limit: limit, is: purpose) { inner in
            let name = inner.name(of: "operation", taken: &taken)
            let summary = inner.text("summary") ?? ""
            guard let action = action(&inner, names), let name else { return nil }
            return Kind.Operation(name: name, summary: summary, action: action)
        }
    }

    /// The keys of one form are asked for, so that those of the others are reported as unknown.
    private static func action(_ reader: inout ObjectReader, _ names: KindNames) -> Action? {
        if reader.object["system"] != nil {
            guard reader.boolean("system") == false else { return .system }
            reader.report(.rule(.wrongType, "'system' is true or left out"), at: "system")
            return nil
        }
        if reader.object["swap"] != nil { return swap(&reader, names) }
        guard reader.required("driver", is: "time or progress; or 'swap' or 'system' stands in its place") != nil else {
            // What belongs to a driver is not unknown, only out of place.
            _ = (reader.value("range"), reader.value("tracks"))
            return nil
        }
        return tracks(&reader, names)
    }

    private static func swap(_ reader: inout ObjectReader, _ names: KindNames) -> Action? {
        let other = reader.requiredText("swap", is: "the operation whose endpoints are swapped")
        let overrides = reader.parts("tracks", limit: KindLimits.tracks) { TrackOverride.read(&$0, names) }
        guard let other, !overrides.contains(nil) else { return nil }
        return .swap(of: other, overrides.compactMap { $0 })
    }

    private enum Word: String, CaseIterable {
        case time, progress
    }

    private static func tracks(_ reader: inout ObjectReader, _ names: KindNames) -> Action? {
        let word: Word? = reader.word("driver", "driver")
        let driver: Kind.Driver? =
            switch word {
            case .time: .time
            case .progress: .progress(range(&reader) ?? 0...1)
            case nil: nil
            }
        if word == nil { _ = reader.value("range") }
        let tracks = reader.requiredParts("tracks", limit: KindLimits.tracks, is: "what moves") { inner in
            Track.read(&inner, driver ?? .time, names)
        }
        guard let driver, !tracks.contains(nil) else { return nil }
        return .tracks(driver, tracks.compactMap { $0 })
    }

    private static func range(_ reader: inout ObjectReader) -> ClosedRange<Double>? {
        guard let list = reader.list("range") else { return nil }
        let ends = list.compactMap(\.number)
        guard let lower = ends.first, let upper = ends.last, list.count == 2, ends.count == 2, lower < upper else {
            reader.report(.rule(.outOfRange, "A range is two numbers, the lower one first"), at: "range")
            return nil
        }
        return lower...upper
    }
}
