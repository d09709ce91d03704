import Foundation
import MotifFormula
import Synchronization
import Testing

@Suite struct FormulaLimitsTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let problem: SyntaxProblem?

        init(_ description: String, _ source: String, _ problem: SyntaxProblem?) {
            testDescription = description
            self.source = source
            self.problem = problem
        }
    }

    static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let cases = [
        Case("4096 bytes", repeated(" ", 4095) + "1", nil),
        Case("4097 bytes", repeated(" ", 4096) + "1", .tooLong(bytes: 4097)),
        Case("4098 bytes in 2049 letters", "'" + repeated("ö", 2048) + "'", .tooLong(bytes: 4098)),
        Case("5 KB", repeated("1 + ", 1250) + "1", .tooLong(bytes: 5001)),
        Case("64 parentheses", repeated("(", 64) + "1" + repeated(")", 64), nil),
        Case("65 parentheses", repeated("(", 65) + "1" + repeated(")", 65), .tooDeep),
        Case("4000 parentheses", repeated("(", 4000), .tooDeep),
        Case("10000 parentheses", repeated("(", 10_000), .tooLong(bytes: 10_000)),
        Case("64 signs", repeated("-", 64) + "1", nil),
        Case("4000 signs", repeated("-", 4000) + "1", .tooDeep),
        Case("4000 nots", repeated("!", 4000) + "true", .tooDeep),
        Case("calls", repeated("abs(", 1000), .tooDeep),
        Case("indices", repeated("a[", 2000), .tooDeep),
        Case("branches", repeated("a?", 2000), .tooDeep),
        Case("second branches", repeated("a?b:", 1000), .tooDeep),
        Case("stand-ins", repeated("a??", 1300) + "a", .tooDeep),
        Case("signs in parentheses", repeated("-(", 1000), .tooDeep),
        Case("a sum of 128", repeated("1+", 127) + "1", nil),
        Case("a sum of 129", repeated("1+", 128) + "1", .tooManyOperators),
        Case("2000 members", "a" + repeated(".b", 2000), .tooManyOperators),
        Case("1300 indices", "a" + repeated("[0]", 1300), .tooManyOperators),
        Case("1000 arguments", "max(" + repeated("1,", 1000) + "1)", nil),
    ]

    @Test(arguments: cases) func `size and depth are bounded`(_ example: Case) throws {
        let error = try Self.onOwnThread { () -> FormulaError? in
            do throws(FormulaError) {
                _ = try Formula(example.source)
                return nil
            } catch {
                return error
            }
        }
        #expect(error?.kind == example.problem.map(FormulaError.Kind.syntax))
        #expect((error?.rendered.utf8.count ?? 0) < 1000)
    }

    @Test func `a text that is too long is rejected without reading it`() throws {
        let error = try #require(throws: FormulaError.self) { try Formula(Self.repeated("(", 10_000_000)) }
        #expect(error.kind == .syntax(.tooLong(bytes: 10_000_000)))
        #expect(error.column == 4097)
    }

    @Test func `the deepest formulas are evaluated on the stack of a secondary thread`() throws {
        let inner = Self.repeated("1+", 60) + "1"
        let sources = [
            Self.repeated("1+", 127) + "1",
            Self.repeated("-", 64) + "1",
            Self.repeated("min(", 64) + inner + Self.repeated(")", 64),
            Self.repeated("(true?", 32) + inner + Self.repeated(":0)", 32),
            Self.repeated("1+(", 64) + inner + Self.repeated(")", 64),
            Self.repeated("(open&&1==1+", 21) + "1" + Self.repeated("?1:0)", 21),
            Self.repeated("document.size ?? (", 32) + inner + Self.repeated(")", 32),
        ]
        let count = try Self.onOwnThread { sources.count { (try? Samples.value($0)) != nil } }
        #expect(count == sources.count)
    }

    /// Darwin's stack size for every thread but the first. Without optimization, frames are ten times as large.
    #if DEBUG
        static let stack = 4 << 20
    #else
        static let stack = 512 << 10
    #endif

    /// What work on a thread of its own returns.
    ///
    /// The test waits for it: one that suspends goes on when no other test needs its thread, and takes minutes.
    static func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) throws -> Result {
        let (outcome, end) = (Outcome<Result>(), DispatchSemaphore(value: 0))
        let thread = Thread {
            outcome.value.withLock { $0 = work() }
            end.signal()
        }
        thread.stackSize = stack
        thread.start()
        end.wait()
        return try #require(outcome.value.withLock { $0 })
    }

    private final class Outcome<Result: Sendable>: Sendable {
        let value = Mutex<Result?>(nil)
    }
}
