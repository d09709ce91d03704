public import MotifCore

/// A pattern with its motion in one scene, ready for exporters.
public struct ExportSubject: Sendable {
    /// The pattern with its kind.
    public let motion: PatternMotion
    /// The revision of the pattern.
    public let revision: RevisionNumber
    /// The screen in its orientation.
    public let screen: Screen
    /// The screen, the app's choices, and the values that formulas read.
    public let scene: MotionScene
    /// The operations that are exported, each with tracks; at least one.
    public let operations: [String]
    /// The name of classes, types, and files; the pattern's slug unless `named` changes it.
    public private(set) var name: Slug
    /// The devices that can be chosen in an interactive export.
    public let devices: [Device]
    /// The results of the checks on screens that have been checked; targets that show them needn't check again.
    public private(set) var results: [Screen: [CheckResult]] = [:]
    /// The app's own screens, which pictures and pages show.
    package private(set) var screenshots = Screenshots()
    /// The constants of shared values in a file beside this one, by the values: `MotionValues.durationBase`.
    private(set) var constants: [Slug: String] = [:]
    /// The package of Kotlin files; `nil` for the default.
    private(set) var package: String?
    private var isUnsaved = false
    /// The Béziers closest to curves, found so far.
    let curves: FittedCurves

    /// Creates a subject with all operations of a pattern, or with one of them.
    ///
    /// - Parameters:
    ///   - motion: The pattern with its kind.
    ///   - revision: The pattern's revision.
    ///   - screen: The screen to export for.
    ///   - scene: What the app decides on that screen.
    ///   - operation: The name of an operation; `nil` for all operations with tracks.
    ///   - devices: The devices that can be chosen in an interactive export.
    ///   - curves: A cache to share between subjects.
    /// - Throws: `unknown-reference` if the operation doesn't exist or has no tracks.
    public init(
        _ motion: PatternMotion, revision: RevisionNumber, screen: Screen, scene: MotionScene, operation: String? = nil,
        devices: [Device] = [], curves: FittedCurves = FittedCurves()
    ) throws(Problems) {
        if let operation { _ = try motion.timeline(of: operation, in: scene) }
        self.motion = motion
        name = motion.pattern.metadata.name.slug
        self.revision = revision
        self.screen = screen
        self.scene = scene
        self.devices = devices
        self.curves = curves
        operations = operation.map { [$0] } ?? motion.operations
        guard !operations.isEmpty else {
            throw Problems(.noTracks(in: motion.kind.metadata.name.quoted))
        }
    }

    /// The same subject with the results of the checks on each of these screens.
    public func checked(on screens: [Screen]) -> ExportSubject {
        let run = CheckRun(motion)
        return with { for screen in screens { $0.results[screen] = run.results(on: [screen]) } }
    }

    /// The same subject, of a pattern whose values aren't saved, which files mention.
    package func unsaved() -> ExportSubject { with { $0.isUnsaved = true } }

    /// The same subject beside a file with constants for shared values, in a package of Kotlin.
    package func using(_ constants: [Slug: String], package: String?) -> ExportSubject {
        with { ($0.constants, $0.package) = (constants, package) }
    }

    /// The same subject with an app's own screens.
    package func showing(_ screenshots: Screenshots) -> ExportSubject { with { $0.screenshots = screenshots } }

    /// The same subject under another name, so that a page can use exports of one pattern for two screens.
    public func named(_ name: Slug) -> ExportSubject { with { $0.name = name } }

    private func with(_ change: (inout ExportSubject) -> Void) -> ExportSubject {
        var subject = self
        change(&subject)
        return subject
    }

    /// The timeline of an operation, by default the first one, in the scene.
    ///
    /// - Throws: Problems of the timeline; `unknown-reference` if there is no reduced variant.
    public func timeline(
        of operation: String? = nil, variant: Timeline.Variant = .standard
    ) throws(Problems) -> Timeline {
        try motion.timeline(of: operation ?? operations.first, in: scene, variant: variant)
    }

    /// The timelines of an operation; that with reduced motion is `nil` if there is no such variant.
    ///
    /// - Throws: Problems of a timeline.
    func timelines(of operation: String) throws(Problems) -> (standard: Timeline, reduced: Timeline?) {
        let standard = try timeline(of: operation)
        guard motion.hasReducedVariant(of: operation) else { return (standard, nil) }
        return (standard, try timeline(of: operation, variant: .reduced))
    }

    /// The timelines that time drives, and a note on each of the others.
    ///
    /// - Throws: Problems of a timeline.
    func timed() throws(Problems) -> (timelines: [Timeline], notes: [ExportNote]) {
        var all: [Timeline] = []
        for operation in operations {
            let (standard, reduced) = try timelines(of: operation)
            all += [standard] + (reduced.map { [$0] } ?? [])
        }
        let notes = all.filter { $0.driver != .time }.map { timeline in
            let message = "'\(timeline.operation)' is driven by a scroll or gesture and has no timing"
            return ExportNote(.progressDriven, message)
        }
        return (all.filter { $0.driver == .time }, notes)
    }

    /// What a parameter is, in words without a full stop, with the shared value that it uses.
    func summary(of parameter: ParameterDefinition) -> String {
        let alias = motion.pattern.parameters.member(parameter.name)?.alias
        let words = [parameter.summary, alias.map { "shared value '\($0)'" } ?? ""].filter { !$0.isEmpty }
        return words.joined(separator: "; ")
    }

    /// What a file of it is made from: `expand#5f0e1a2b`, or `expand#5f0e1a2b with unsaved values`
    package var origin: String {
        let kind = DocumentOrigin.digest(of: .kind(motion.kind))
        return "\(DocumentOrigin(.pattern(motion.pattern), kind: kind))\(isUnsaved ? " with unsaved values" : "")"
    }

    /// `expand@2`, or `expand@2 with unsaved values`
    public var reference: String {
        "\(motion.pattern.metadata.name.slug)@\(revision)\(isUnsaved ? " with unsaved values" : "")"
    }
}
