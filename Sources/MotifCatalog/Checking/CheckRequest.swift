public import MotifCore

/// Which patterns to check, and on which screens.
public struct CheckRequest: Sendable {
    /// The patterns; all by default.
    public var patterns = Selection.everything
    /// Check only what changed since this place in the history; `nil` to check everything. A day counts from its start.
    public var since: HistoryMoment?
    /// The devices; empty for all.
    public var devices: [Slug] = []
    /// The orientations of the devices; both by default.
    public var orientations = Orientation.allCases

    /// A request for all patterns on all devices, in both orientations.
    public init() {}
}

/// The patterns that a request selects, with the screens of each.
public struct CheckPlan: Sendable {
    /// The patterns.
    let patterns: Selection
    /// The number of patterns.
    public let patternCount: Int
    /// The screens of patterns that changed; without a start, of all patterns.
    public let screens: [Screen]
    /// The patterns that changed, and the screens of devices that changed, on which all other patterns run; `nil` if all
    /// patterns have the same screens.
    let changed: (patterns: Set<DocumentName>, screens: [Screen])?

    /// Whether some patterns run on fewer screens than others.
    public var isMixed: Bool { changed != nil }

    /// The screens of a pattern.
    func screens(of pattern: DocumentName) -> [Screen] {
        changed.map { $0.patterns.contains(pattern) ? screens : $0.screens } ?? screens
    }
}

extension CatalogReader {
    /// The screens of a request.
    ///
    /// - Throws: `Problems` with `not-found` if a device doesn't exist, or if the catalog has none.
    public func screens(for request: CheckRequest) throws -> [Screen] {
        let devices = request.devices.isEmpty ? try devices() : try request.devices.map(device)
        guard !devices.isEmpty else {
            try store.checkAbsence(of: .device)
            throw Problems(.rule(.notFound, "The catalog has no devices to check on"))
        }
        return devices.flatMap { device in request.orientations.map { Screen(device, held: $0) } }
    }

    /// Plans the checks of a request.
    ///
    /// With `since`, these are the checks whose results may have changed: a pattern that changed, or that refers to an
    /// item that changed, on all screens, and every other pattern on the devices that changed. A pattern also changes
    /// with its kind.
    ///
    /// - Throws: As `screens(for:)`; `Problems` with `conflict` if `since` is combined with patterns by name, and with
    ///   `not-found` if there is no such release or change.
    public func checkPlan(for request: CheckRequest) throws -> CheckPlan {
        let screens = try screens(for: request)
        guard let since = request.since else {
            return CheckPlan(
                patterns: request.patterns, patternCount: try patternCount(request.patterns), screens: screens,
                changed: nil)
        }
        guard var changed = request.patterns.patternRequest else {
            throw Problems(.rule(.conflict, "'since' can't be combined with patterns by name; use one of them"))
        }
        changed.changedSince = since
        var changedDevices = ListRequest(.device)
        changedDevices.changedSince = since
        let slugs = Set(try names(of: changedDevices).map(\.slug))
        let changedScreens = screens.filter { screen in screen.device.map(slugs.contains) ?? false }
        let patterns = changedScreens.isEmpty ? .listed(changed) : request.patterns
        return CheckPlan(
            patterns: patterns, patternCount: try patternCount(patterns), screens: screens,
            changed: changedScreens.isEmpty ? nil : (Set(try names(of: changed)), changedScreens))
    }
}

extension Selection {
    /// The request for these patterns, to which a condition can be added; `nil` for patterns by name.
    var patternRequest: ListRequest? {
        switch self {
        case .everything: return ListRequest(.pattern)
        case .listed(var request):
            request.type = .pattern
            return request
        case .named: return nil
        }
    }
}
