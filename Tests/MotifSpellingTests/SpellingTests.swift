import MotifCore
import MotifSpelling
import Testing

/// Every spelling has the normal form that its platform's documentation gives it.
@Suite struct SpellingTests {
    @Test func `ninety spellings or more are compared, of all dialects`() {
        #expect(SpellingTables.all.count >= 90)
        #expect(Set(SpellingTables.all.map(\.dialect)) == Set(Dialect.allCases))
    }

    @Test(arguments: SpellingTables.all) func `a spelling has its normal form in any spacing`(_ row: SpellingCase) {
        for text in row.spacings {
            switch Result(catching: { () throws(SpellingError) in try Spelling(text, in: row.dialect) }) {
            case .success(let found): row.check(found, text)
            case .failure(let error):
                Issue.record("\(row.dialect.title): \(text.debugDescription): \(error.message)")
            }
        }
    }

    @Test(arguments: SpellingTables.all) func `a spelling is recognized without its dialect, or several are named`(
        _ row: SpellingCase
    ) {
        switch Result(catching: { () throws(SpellingError) in try Spelling(row.text) }) {
        // CSS and motif share a notation; a curve by its name is the same everywhere.
        case .success(let found):
            #expect(SpellingCase.areSame(found.curve, row.curve, over: row.duration), "\(row.text): \(found.dialect)")
        case .failure(.ambiguous(_, let dialects)): #expect(dialects.contains(row.dialect))
        case .failure(let error): Issue.record("\(row.text): \(error.message)")
        }
    }

    @Test(arguments: Dialect.allCases) func `every line of a table can be read`(_ dialect: Dialect) {
        #expect(dialect.unreadableLines == [])
    }

    @Test(arguments: SpellingNote.Code.allCases) func `every note has a message`(_ code: SpellingNote.Code) {
        let message = SpellingNote(code: code, subject: "x").message
        #expect(message.count > 10 && !message.contains("{}"))
    }
}
