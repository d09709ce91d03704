import MotifSystem
import Testing

@Suite struct ThreadTests {
    @Test func `a locked value loses no update`() async {
        let counter = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1_000 { counter.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.withLock { $0 } == 8_000)
    }

    @Test func `locking twice on one thread ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let value = Locked(0)
            value.withLock { _ in value.withLock { _ in } }
        }
    }

    @Test func `elements arrive in order, then the failure`() throws {
        struct Stop: Error {}
        let channel = Channel<Int>(capacity: 2)
        try BackgroundThread.start {
            for number in 0..<100 { _ = channel.send(number) }
            channel.finish(throwing: Stop())
        }
        for number in 0..<100 { #expect(try channel.receive() == number) }
        #expect(throws: Stop.self) { try channel.receive() }
    }

    @Test func `a sender learns that the receiver has stopped`() throws {
        let channel = Channel<Int>(capacity: 1)
        let ended = Channel<Bool>(capacity: 1)
        try BackgroundThread.start {
            while channel.send(1) {}
            _ = ended.send(true)
        }
        #expect(try channel.receive() == 1)
        channel.abandon()
        #expect(try ended.receive() == true)
    }
}
