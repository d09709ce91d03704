import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `an export's subject` {
    @Test(arguments: Seeds.patterns)
    func `has every operation that has tracks`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        #expect(subject.operations == subject.motion.operations)
        for operation in subject.operations { #expect(try subject.timeline(of: operation).duration > 0) }
        #expect(subject.reference == "\(slug)@1")
    }

    @Test func `has only a named operation, and none of the system's`() throws {
        #expect(try Seeds.subject("punch-out", operation: "pop").operations == ["pop"])
        #expect(throws: Problems.self) { try Seeds.subject("expand", operation: "dismiss") }
    }
}
