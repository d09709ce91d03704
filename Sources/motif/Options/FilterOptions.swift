import ArgumentParser
import MotifCatalog
import MotifCore

/// The options that select documents of the catalog.
struct FilterOptions: ParsableArguments {
    @Option(.text("formula"), .key("where", of: .list), name: .customLong("where"), parsing: .unconditional)
    var formula: String?

    @Option(.text("words"), .key("search", of: .list))
    var search: String?

    @Option(.tags, .key("tag", of: .list), name: .customLong("tag"))
    private var tagLists: [[String]] = []

    private var tags: [String] { tagLists.flatMap(\.self) }

    /// Whether no filter is set.
    var isEmpty: Bool { formula == nil && search == nil && tags.isEmpty }

    /// Returns the request for the matching documents of a type, or of all types if it is `nil`.
    func request(_ type: DocumentType?) -> ListRequest {
        ListRequest(type, filter: formula, search: search, tags: tags)
    }

    /// Returns the documents that a command names or, if there are none, those that match.
    ///
    /// - Throws: `CommandError.usage` if there are both names and filters.
    func selection(_ references: [DocumentReference], of type: DocumentType?) throws(CommandError) -> Selection {
        if references.isEmpty { return isEmpty && type == nil ? .everything : .listed(request(type)) }
        guard isEmpty else { throw .usage("References and filters cannot be combined") }
        return .named(references)
    }
}
