import Dispatch
import MotifPlatform

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
/// `source` and `each` run on the calling thread, so they may use a connection to a database; only `transform` runs
/// elsewhere. Memory doesn't grow with the number of elements: `add` waits while `limit` of them are under way.
///
/// A `Cancellation` ends the run before the next element. The first error, in the order of the elements, ends the run: transforms that haven't begun never do, and the error
/// is thrown once those that have begun are done.
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
        try requireDescriptors()
        var pending: [Task<Output>] = []
        // Work must not outlive the call, which owns what it reads.
        defer {
            for task in pending { task.item.cancel() }
            for task in pending { task.item.wait() }
        }
        let queue = DispatchQueue.global()
        let transform = Cancellation.inherited(transform)
        try withoutActuallyEscaping(each) { each in
            func handOver() throws {
                guard let task = pending.first else { return }
                task.item.wait()
                pending.removeFirst()
                if let output = try task.slot.result?.get() { try each(output) }
            }
            try source { element in
                try Cancellation.check()
                if pending.count >= limit { try handOver() }
                let task = Task { try transform(element) }
                pending.append(task)
                queue.async(execute: task.item)
            }
            while !pending.isEmpty { try handOver() }
        }
    }

    /// Dispatch ends the process if it can't open what it waits with.
    private static func requireDescriptors() throws(SystemError) {
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        for _ in 0..<6 {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw SystemError(number: errno) }
            files.append(file)
        }
    }

    /// The work for one element.
    private struct Task<Output: Sendable> {
        let slot: Slot<Output>
        let item: DispatchWorkItem

        init(_ work: @escaping @Sendable () throws -> Output) {
            let slot = Slot<Output>()
            self.slot = slot
            item = DispatchWorkItem { slot.result = Result { try work() } }
        }
    }

    /// The place of one result: written once by the work, and read only after waiting for the work to end.
    private final class Slot<Output: Sendable>: @unchecked Sendable {
        var result: Result<Output, any Error>?
    }
}
