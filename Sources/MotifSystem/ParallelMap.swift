/// Runs a function over many elements on all cores and hands the results over in the order of the elements.
///
///     try ParallelMap.run { add in
///         for file in files { try add(file) }
///     } transform: { file in
///         try render(file)
///     } each: { page in
///         try write(page)
///     }
///
/// `source` and `each` run on the calling thread, so they may use a connection to a database; `transform` runs
/// anywhere. Memory doesn't grow with the number of elements: `add` waits while `limit` of them are under way.
///
/// A `Cancellation` ends the run before the next element. The first error, in the order of the elements, ends the run:
/// transforms that haven't begun never do, and the error is thrown once those that have begun are done.
package enum ParallelMap {
    /// Transforms elements.
    ///
    /// - Parameters:
    ///   - limit: The number of elements in memory at a time, at least 1.
    ///   - source: Calls the function passed to it with each element.
    ///   - transform: The work for one element.
    ///   - each: Receives each result.
    /// - Throws: Any error that any of the three throws.
    package static func run<Element: Sendable, Output: Sendable>(
        limit: Int = 64,
        _ source: ((Element) throws -> Void) throws -> Void,
        transform: @escaping @Sendable (Element) throws -> Output,
        each: (Output) throws -> Void
    ) throws {
        precondition(limit > 0, "A parallel map needs room for one element")
        let crew = Crew()
        // Work must not outlive the call, which owns what it reads.
        defer { crew.dismiss() }
        let transform = Cancellation.inherited(transform)
        try withoutActuallyEscaping(each) { each in
            var pending: [(job: Crew.Job, slot: Slot<Output>)] = []
            func handOver() throws {
                guard let first = pending.first else { return }
                crew.wait(for: first.job)
                pending.removeFirst()
                if let output = try first.slot.result?.get() { try each(output) }
            }
            try source { element in
                try Cancellation.check()
                if pending.count >= limit { try handOver() }
                let slot = Slot<Output>()
                pending.append((crew.begin { slot.result = Result { try transform(element) } }, slot))
            }
            while !pending.isEmpty { try handOver() }
        }
    }

    /// The place of one result: written once by the work, and read only after waiting for the work to end.
    private final class Slot<Output: Sendable>: @unchecked Sendable {
        var result: Result<Output, any Error>?
    }
}
