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
