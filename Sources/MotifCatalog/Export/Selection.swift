public import MotifCore

/// Which documents are exported.
public enum Selection: Sendable {
    /// All that are there.
    case everything
    /// Those that a list would show.
    case listed(ListRequest)
    /// These, each in its newest or in the given revision, and nothing else.
    case named([DocumentReference])
}
