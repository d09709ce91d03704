import CPlatform
import MotifPlatform

/// Threads that do jobs in turn, as many as there are cores.
///
/// A job that no thread has begun is done by the thread that waits for it: the work is done even if the system has no
/// memory for another thread.
final class Crew: Sendable {
    /// A piece of work, done once.
    final class Job: Sendable {
        fileprivate let work: @Sendable () -> Void
        nonisolated(unsafe) fileprivate var isDone = false

        fileprivate init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private struct State {
        var waiting: [Job] = []
        var (threads, mostThreads) = (0, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        var isOver = false
    }

    private let monitor = Monitor()
    nonisolated(unsafe) private var state = State()

    /// Adds a job to those that are waiting.
    func begin(_ work: @escaping @Sendable () -> Void) -> Job {
        let job = Job(work)
        let needsThread = monitor.locked {
            state.waiting.append(job)
            monitor.wake()
            guard state.threads < state.mostThreads else { return false }
            state.threads += 1
            return true
        }
        guard needsThread else { return job }
        do throws(SystemError) {
            try BackgroundThread.start { self.work() }
        } catch {
            monitor.locked {
                state.threads -= 1
                state.mostThreads = state.threads
            }
        }
        return job
    }

    /// Returns once a job is done.
    func wait(for job: Job) {
        let isBegun = monitor.locked {
            guard let index = state.waiting.firstIndex(where: { $0 === job }) else { return true }
            state.waiting.remove(at: index)
            return false
        }
        guard isBegun else { return job.work() }
        monitor.locked { while !job.isDone { monitor.wait() } }
    }

    /// Returns once every job that was begun is done; the others never are.
    func dismiss() {
        monitor.locked {
            state.waiting = []
            state.isOver = true
            monitor.wake()
            while state.threads > 0 { monitor.wait() }
        }
    }

    private func work() {
        while let job = next() {
            job.work()
            monitor.locked {
                job.isDone = true
                monitor.wake()
            }
        }
    }

    /// The next job; `nil` once there are no more.
    private func next() -> Job? {
        monitor.locked {
            while state.waiting.isEmpty, !state.isOver { monitor.wait() }
            if !state.isOver { return state.waiting.removeFirst() }
            state.threads -= 1
            monitor.wake()
            return nil
        }
    }
}
