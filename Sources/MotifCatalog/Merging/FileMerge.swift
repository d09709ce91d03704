public import MotifCore
import MotifJSON
import MotifText

/// The three-way merge of files with documents, as version control merges them.
///
/// Documents are the same if they have the same type and slug, or if each file has only one and it has the same type,
/// so that a file per document can rename it.
public struct FileMerge: Sendable {
    /// A merged document.
    public struct Merged: Sendable {
        /// The names of the document: ours, theirs, and that of the base; none if it has no valid name.
        public let names: [DocumentName]
        /// Its merge, with the answers that were passed in.
        public let merge: DocumentMerge
    }

    /// The documents, in our order, followed by those that only they have.
    public let documents: [Merged]
    /// The kinds of patterns that weren't found. Each of their parameters was merged as a whole.
    public let unknownKinds: [Slug]

    private let ours: DocumentFile
    private let theirs: DocumentFile
    private let format: DocumentFile.Format
    private let kinds: [Slug: Kind]

    /// Merges three files.
    ///
    /// - Parameters:
    ///   - base: The version that both sides started from.
    ///   - ours: Our version.
    ///   - theirs: Their version.
    ///   - answers: The answers to conflicts; afterwards, it knows which of them were about none.
    ///   - kind: Returns a kind that isn't in the files.
    /// - Throws: The error of an answer that the value can't have.
    public init(
        base: DocumentFile, ours: DocumentFile, theirs: DocumentFile, answers: inout MergeAnswers,
        kind: (Slug) -> Kind?
    ) throws(MergeAnswerError) {
        self.ours = ours
        self.theirs = theirs
        format = ours.format ?? theirs.format ?? base.format ?? .documents
        let all = Self.paired(base, ours, theirs)
        var merged: [Int: Merged] = [:]
        var kinds: [Slug: Kind] = [:]
        var unknown: Set<Slug> = []
        func found(_ slug: Slug) -> Kind? {
            if let known = kinds[slug] { return known }
            kinds[slug] = kind(slug)
            if kinds[slug] == nil { unknown.insert(slug) }
            return kinds[slug]
        }
        func isPattern(_ versions: DocumentMerge.Versions) -> Bool {
            [versions.ours, versions.theirs, versions.base].contains {
                $0?["type"]?.string == DocumentType.pattern.rawValue
            }
        }
        // Kinds come first, since patterns are merged by them.
        for patterns in [false, true] {
            for (index, versions) in all.enumerated() where isPattern(versions) == patterns {
                let names = Self.names(of: versions)
                let merge = DocumentMerge(
                    base: versions.base, ours: versions.ours, theirs: versions.theirs, kind: found)
                let settled = try answers.settling(merge, named: names)
                merged[index] = Merged(names: names, merge: settled)
                if case .kind(let kind)? = settled.json.flatMap({ try? Document($0) }) {
                    kinds[kind.metadata.name.slug] = kind
                }
            }
        }
        documents = all.indices.compactMap { merged[$0] }
        self.kinds = kinds
        unknownKinds = unknown.sorted()
    }

    /// Whether all documents are merged without open conflicts.
    public var isClean: Bool { documents.allSatisfy(\.merge.conflicts.isEmpty) }

    /// The problems of merged documents without conflicts that don't fit their kinds or aren't valid; patterns of
    /// unknown kinds aren't checked.
    public var problems: [Problems] {
        documents.compactMap { document in
            guard let json = document.merge.json, document.merge.conflicts.isEmpty else { return nil }
            var answer = Document.KindAnswer.unknown(nearest: nil)
            if let slug = Pattern.kind(of: json) {
                guard let kind = kinds[slug] else { return nil }
                answer = .found(kind)
            }
            do throws(Problems) {
                _ = try Document(json, kind: answer)
                return nil
            } catch {
                return Problems(error.problems, of: Document.name(of: json) ?? document.names.first)
            }
        }
    }

    /// Returns the merged file; where conflicts are open, with both sides between conflict markers.
    ///
    /// A file that the merge leaves as one side has it keeps that side's bytes. Any other keeps the line ends, the
    /// indentation, and the byte order mark of ours.
    ///
    /// - Parameter markerSize: The number of characters of a marker.
    public func text(markerSize: Int = 7) -> [UInt8] {
        let documents = documents.compactMap(\.merge.json)
        if isClean {
            if documents == ours.documents { return ours.bytes }
            if documents == theirs.documents { return theirs.bytes }
            return form.bytes(of: DocumentFile.text(documents, format))
        }
        let sides = [MergeAnswer.ours, .theirs].map { side in
            DocumentFile.text(self.documents.compactMap { $0.merge.settled(byAll: side).json }, format)
        }
        return form.bytes(of: ConflictMarkers(size: markerSize).text(ours: sides[0], theirs: sides[1]))
    }

    private var form: FileForm { FileForm(of: ours.bytes.isEmpty ? theirs.bytes : ours.bytes) }

    private static func names(of versions: DocumentMerge.Versions) -> [DocumentName] {
        [versions.ours, versions.theirs, versions.base].compactMap { $0.flatMap(Document.name(of:)) }.uniqued
    }

    /// The three versions of each document.
    private static func paired(
        _ base: DocumentFile, _ ours: DocumentFile, _ theirs: DocumentFile
    ) -> [DocumentMerge.Versions] {
        let files = [base, ours, theirs].map(\.documents)
        let types = Set(files.joined().map { $0["type"]?.string })
        if types.count == 1, files.allSatisfy({ $0.count <= 1 }) {
            return [DocumentMerge.Versions(base: files[0].first, ours: files[1].first, theirs: files[2].first)]
        }
        func named(_ documents: [JSON]) -> [DocumentName?: JSON] {
            Dictionary(documents.map { (Document.name(of: $0), $0) }) { $1 }
        }
        let versions = files.map(named)
        return (files[1] + files[2] + files[0]).map(Document.name(of:)).uniqued.map { name in
            DocumentMerge.Versions(base: versions[0][name], ours: versions[1][name], theirs: versions[2][name])
        }
    }
}
