import Dispatch
import Testing

@testable import MotifSystem

@Suite struct `a parallel map` {
    struct Failure: Error, Equatable {
        let element: Int
    }

    /// Numbers that several threads put into one place.
    final class Log: @unchecked Sendable {
        private let queue = DispatchQueue(label: "log")
        private var kept: [Int] = []

        var elements: [Int] { queue.sync { kept } }

        func add(_ element: Int) { queue.sync { kept.append(element) } }
    }

    /// The results of 0 ..< count in the order in which they are handed over.
    static func run(
        _ count: Int, limit: Int = 8, _ transform: @escaping @Sendable (Int) throws -> Int
    ) throws -> [Int] {
        var outputs: [Int] = []
        try ParallelMap.run(limit: limit) { add in
            for element in 0..<count { try add(element) }
        } transform: {
            try transform($0)
        } each: {
            outputs.append($0)
        }
        return outputs
    }

    @Test(arguments: [1, 2, 3, 64, 5000]) func `keeps the order of the elements`(_ limit: Int) throws {
        let outputs = try Self.run(1000, limit: limit) { element in
            // Later elements are often done first.
            (0..<(element % 7) * 500).reduce(element) { sum, _ in sum }
        }
        #expect(outputs == Array(0..<1000))
    }

    @Test func `ends with the work that it is for`() throws {
        let cancellation = Cancellation(seconds: 100)
        let log = Log()
        #expect(throws: Cancellation.Stopped.self) {
            try cancellation.run {
                _ = try Self.run(1_000) { element in
                    if element == 5 { cancellation.cancel() }
                    log.add(element)
                    // What is under way is ended, too, if it asks.
                    try Cancellation.check()
                    return element
                }
            }
        }
        #expect(log.elements.count < 100)
        #expect(throws: Cancellation.Stopped(seconds: 0)) {
            try Cancellation(seconds: 0).run { try Self.run(1) { $0 } }
        }
        #expect(try cancellation.run { try Cancellation.ignored { try Self.run(1) { $0 } } } == [0])
    }

    @Test func `works with zero elements and with one`() throws {
        #expect(try Self.run(0) { $0 } == [])
        #expect(try Self.run(1) { $0 + 1 } == [1])
    }

    @Test(arguments: [1, 4, 16]) func `keeps at most its limit of elements in memory`(_ limit: Int) throws {
        var (added, handedOver, most) = (0, 0, 0)
        try ParallelMap.run(limit: limit) { add in
            for element in 0..<200 {
                try add(element)
                added += 1
                most = max(most, added - handedOver)
            }
        } transform: { (element: Int) in
            element
        } each: { _ in
            handedOver += 1
        }
        #expect(most == limit)
        #expect(handedOver == 200)
    }

    @Test func `throws the first error in order, after the results before it`() throws {
        var outputs: [Int] = []
        let failure = #expect(throws: Failure.self) {
            try ParallelMap.run(limit: 16) { add in
                for element in 0..<100 { try add(element) }
            } transform: { (element: Int) in
                if element >= 20, element.isMultiple(of: 2) { throw Failure(element: element) }
                return element
            } each: {
                outputs.append($0)
            }
        }
        #expect(failure == Failure(element: 20))
        #expect(outputs == Array(0..<20))
    }

    @Test func `starts no work after an error, and leaves none running`() throws {
        let (begun, ended) = (Log(), Log())
        #expect(throws: Failure.self) {
            try Self.run(10_000, limit: 32) { element in
                begun.add(element)
                defer { ended.add(element) }
                if element == 40 { throw Failure(element: element) }
                return element
            }
        }
        // What was under way when element 40 was handed over, and no more.
        #expect(begun.elements.count <= 40 + 32 + 1)
        #expect(ended.elements.count == begun.elements.count)
    }

    @Test func `ends with an error of the source or of the receiver`() throws {
        let source = #expect(throws: Failure.self) {
            try ParallelMap.run { add in
                try add(1)
                throw Failure(element: -1)
            } transform: { (element: Int) in
                element
            } each: { _ in
            }
        }
        #expect(source == Failure(element: -1))
        let receiver = #expect(throws: Failure.self) {
            try ParallelMap.run(limit: 2) { add in
                for element in 0..<100 { try add(element) }
            } transform: { (element: Int) in
                element
            } each: {
                if $0 == 3 { throw Failure(element: $0) }
            }
        }
        #expect(receiver == Failure(element: 3))
    }

    @Test func `nothing can run in no room`() async {
        await #expect(processExitsWith: .failure) {
            try ParallelMap.run(limit: 0) { (add: (Int) throws -> Void) in
                try add(1)
            } transform: { (element: Int) in
                element
            } each: { _ in
            }
        }
    }
}
