import MotifSource

/// Words that begin declarations, in all languages.
enum Word {
    case `static`, `private`, type, function, constant, variable, loop, `case`

    private static let table: WordTable<Word> = {
        let words: [(Word, String)] = [
            (.static, "static companion"), (.private, "private fileprivate"),
            (.type, "class struct enum extension protocol actor object interface namespace mixin"),
            (.function, "func init fun function constructor subscript"), (.constant, "let const val final"),
            (.variable, "var late"), (.loop, "for catch"), (.case, "case"),
        ]
        return WordTable(words.flatMap { word, names in names.split(separator: " ").map { (String($0), word) } })
    }()

    /// The word that a token is.
    init?(_ tokens: SourceTokens, _ index: Int) {
        guard let word = Self.table[tokens, index] else { return nil }
        self = word
    }
}

/// A table of words and their values that looks up tokens without copying them.
struct WordTable<Value: Sendable>: Sendable {
    /// The words by their first bytes.
    private var words: [[(bytes: [UInt8], value: Value)]] = Array(repeating: [], count: 256)

    /// A table of words and their values; of equal words, the first one counts.
    init(_ pairs: [(String, Value)]) {
        for (word, value) in pairs {
            guard let first = word.utf8.first else { continue }
            words[Int(first)].append((Array(word.utf8), value))
        }
    }

    /// The value of the word that a token is.
    subscript(_ tokens: SourceTokens, _ index: Int) -> Value? {
        guard tokens.tokens.indices.contains(index) else { return nil }
        let range = tokens.tokens[index].range
        guard let start = range.first else { return nil }
        for word in words[Int(tokens.text.bytes[start])] where word.bytes.count == range.count {
            var next = 1
            while next < range.count, word.bytes[next] == tokens.text.bytes[start + next] { next += 1 }
            if next == range.count { return word.value }
        }
        return nil
    }

    /// The value of a word.
    subscript(_ word: String) -> Value? {
        word.utf8.first.flatMap { first in words[Int(first)].first { $0.bytes.elementsEqual(word.utf8) }?.value }
    }
}

extension Collection<UInt8> where SubSequence: Collection<UInt8> {
    /// Whether these bytes are somewhere in it.
    func contains(_ word: [UInt8]) -> Bool {
        indices.contains { self[$0] == word.first && self[$0...].starts(with: word) }
    }
}
