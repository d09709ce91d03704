/// The order of a merged list.
///
/// Elements that both sides have keep the order of the side that changed it. The others follow the element that they
/// follow on their own side; where both sides added some at one place, the run whose first key sorts first comes first.
/// So the order doesn't depend on which side is which.
struct MergedOrder {
    /// The elements that both sides have, in our order and in theirs.
    let ours: [ElementKey]
    /// See `ours`.
    let theirs: [ElementKey]
    /// The same in the order of the base, followed by those that it doesn't have.
    let base: [ElementKey]
    /// The order that both sides agree on; `nil` if each changed it in another way.
    let agreed: [ElementKey]?

    private let allOurs: [ElementKey]
    private let allTheirs: [ElementKey]

    init(base: [ElementKey], ours: [ElementKey], theirs: [ElementKey]) {
        let shared = Set(ours).intersection(theirs)
        let known = shared.intersection(base)
        let (left, right) = (ours.filter(shared.contains), theirs.filter(shared.contains))
        let before = base.filter(known.contains)
        (self.ours, self.theirs) = (left, right)
        self.base = before + shared.subtracting(known).sorted()
        let isChanged = (left.filter(known.contains) != before, right.filter(known.contains) != before)
        agreed =
            switch isChanged {
            case _ where left == right: left
            case (true, false): left
            case (false, true): right
            default: nil
            }
        (allOurs, allTheirs) = (ours, theirs)
    }

    /// All elements, with those that both sides have in this order.
    func all(_ shared: [ElementKey]) -> [ElementKey] {
        let (ours, theirs) = (runs(allOurs, after: Set(shared)), runs(allTheirs, after: Set(shared)))
        return ([nil] + shared).flatMap { key -> [ElementKey] in
            let runs = [ours[key] ?? [], theirs[key] ?? []].sorted { $0.lexicographicallyPrecedes($1) }
            return (key.map { [$0] } ?? []) + runs.joined()
        }
    }

    /// The elements that only one side has, by the shared one before them.
    private func runs(_ keys: [ElementKey], after shared: Set<ElementKey>) -> [ElementKey?: [ElementKey]] {
        var runs: [ElementKey?: [ElementKey]] = [:]
        var last: ElementKey?
        for key in keys {
            if shared.contains(key) { last = key } else { runs[last, default: []].append(key) }
        }
        return runs
    }
}
