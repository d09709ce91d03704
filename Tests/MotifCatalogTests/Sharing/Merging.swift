import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

/// What mia pushes, and what tom has written meanwhile: tom pulls, and both end with the same catalog.
struct Merging {
    typealias Write = @Sendable (CatalogWriter) throws -> Void

    let team: Team
    let mia: Catalog
    let tom: Catalog

    /// - Parameters:
    ///   - before: What both have.
    ///   - theirs: The changes that mia pushes.
    ///   - ours: The changes that tom makes.
    init(before: Write? = nil, theirs: [Write] = [], ours: [Write] = []) throws {
        team = try Team.small()
        if let before { try team.write("ada", to: team.origin, before) }
        mia = try team.clone()
        tom = try team.clone()
        for write in theirs { try team.write("mia", to: mia, write) }
        for write in ours { try team.write("tom", to: tom, write) }
        try mia.push(to: team.hub)
    }

    static func options(_ takes: [String]) throws -> MergeOptions {
        var options = MergeOptions()
        for take in takes { try options.answers.add(take) }
        return options
    }

    /// Tom pulls and pushes, then mia pulls.
    @discardableResult
    func merge(taking takes: [String] = []) throws -> PullOutcome {
        let outcome = try tom.pull(from: team.hub, try Self.options(takes))
        try tom.push(to: team.hub)
        try mia.pull(from: team.hub)
        try expectSame(mia, tom)
        return outcome
    }

    /// What keeps tom from pulling, which leaves his catalog as it was.
    func stop(taking takes: [String] = []) throws -> MergeStop {
        let before = try (tom.head(), tom.exported(), tom.sharingStatus())
        let stop = try #require(throws: MergeStop.self) { try tom.pull(from: team.hub, try Self.options(takes)) }
        let after = try (tom.head(), tom.exported(), tom.sharingStatus())
        #expect(after == before)
        return stop
    }

    /// The labels of the conflicts.
    func conflicts(taking takes: [String] = []) throws -> [String] { try stop(taking: takes).conflicts.map(\.label) }
}
