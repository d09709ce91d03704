/// The language mode and the settings for concurrency with which a project compiles Swift.
///
/// - Source: Swift Evolution 466 (`-default-isolation`). The features of Xcode's build setting "Approachable Concurrency"
///   are those of its description: https://www.donnywals.com/what-is-approachable-concurrency-in-xcode-26
enum SwiftMode: String, CaseIterable {
    case swift5 = "Swift 5"
    case swift5Complete = "Swift 5, complete checking"
    /// What Xcode 26 gives a new project.
    case swift5MainActor = "Swift 5, MainActor by default, approachable concurrency"
    case swift6 = "Swift 6"
    case swift6MainActor = "Swift 6, MainActor by default"

    /// The options for the compiler.
    var options: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift5Complete: ["-swift-version", "5", "-strict-concurrency=complete"]
        case .swift5MainActor:
            ["-swift-version", "5", "-default-isolation", "MainActor"]
                + Self.approachable.flatMap { ["-enable-upcoming-feature", $0] }
        case .swift6: ["-swift-version", "6"]
        case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }

    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
}
