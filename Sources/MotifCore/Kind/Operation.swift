import MotifFormula
import MotifJSON

extension Kind {
    /// An operation of a pattern, such as `present`, `pop` or `scroll`.
    public struct Operation: Sendable, Equatable {
        /// The name.
        public let name: String
        /// The description, if the tracks don't say enough; empty otherwise.
        public let summary: String
        /// The action.
        public let action: Action

        /// The action of an operation.
        public enum Action: Sendable, Equatable {
            /// The operation's own tracks.
            case tracks(Driver, [Track])
            /// The tracks of another operation with their endpoints swapped, with these overrides.
            case swap(of: String, [TrackOverride])
            /// An operation that the system runs.
            case system
        }
    }

    /// What drives an operation.
    public enum Driver: Sendable, Hashable {
        /// The clock, in seconds.
        case time
        /// A scroll or a gesture, within this range.
        case progress(ClosedRange<Double>)
    }

    /// The tracks of an operation after swaps are resolved.
    public struct Choreography: Sendable, Equatable {
        /// What drives the operation.
        public let driver: Driver
        /// The tracks, in the order of the document.
        public let tracks: [Track]
    }
}

extension Kind.Operation {
    /// The names of a kind's operations, before the rest of them is read.
    static func names(of kind: JSONObject) -> [String] {
        (kind["operations"]?.array ?? []).compactMap { $0["name"]?.string }
    }

    /// Reads the operations of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Operation?] {
        var taken: Set<String> = []
        let (limit, purpose) = (KindLimits.operations, "the list of operations")
        return reader.requiredParts(
            "operations", limit: limit, is: purpose, summary: "What the layers do.", examples: examples
        ) { inner in
            let name = inner.name(of: "operation", taken: &taken)
            let summary = inner.text("summary") ?? ""
            guard let action = action(&inner, names), let name else { return nil }
            return Kind.Operation(name: name, summary: summary, action: action)
        }
    }

    /// An operation of each form.
    private static let examples: [JSONObject] = [
        ["driver": "time"], ["driver": "progress"], ["swap": "name"], ["system": true],
    ]

    /// Reads only the keys of one form, so that those of the others are reported as unknown.
    private static func action(_ reader: inout ObjectReader, _ names: KindNames) -> Action? {
        let driver = reader.object["driver"] ?? .null
        if reader.object["system"] != nil {
            _ = reader.required("system", .constant(true))
            guard reader.boolean("system") == false else { return .system }
            reader.report(.rule(.wrongType, "'system' must be true or left out"), at: "system")
            return nil
        }
        if reader.object["swap"] != nil { return swap(&reader, names) }
        let purpose = "'time' or 'progress', unless the operation has 'swap' or 'system'"
        guard reader.required("driver", .constant(driver), is: purpose) != nil else {
            // The keys of a driver are known, just not usable without it.
            _ = (reader.value("range"), reader.value("tracks"))
            return nil
        }
        return tracks(&reader, names)
    }

    private static func swap(_ reader: inout ObjectReader, _ names: KindNames) -> Action? {
        let other = reader.requiredText("swap", .partName, is: "the operation whose endpoints are swapped")
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
        let tracks = reader.requiredParts("tracks", limit: KindLimits.tracks, is: "the list of tracks") { inner in
            Track.read(&inner, driver ?? .time, names)
        }
        guard let driver, !tracks.contains(nil) else { return nil }
        return .tracks(driver, tracks.compactMap { $0 })
    }

    private static func range(_ reader: inout ObjectReader) -> ClosedRange<Double>? {
        guard let list = reader.list("range", .list(count: 2)) else { return nil }
        let ends = list.compactMap(\.number)
        guard let lower = ends.first, let upper = ends.last, list.count == 2, ends.count == 2, lower < upper else {
            reader.report(.rule(.outOfRange, "A range must be two numbers, the lower one first"), at: "range")
            return nil
        }
        return lower...upper
    }
}
