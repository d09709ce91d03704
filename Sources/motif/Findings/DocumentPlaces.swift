import MotifCatalog
import MotifCore
import MotifJSON

/// Where the documents of a catalog are written: in the files that it was built from, or in the catalog itself.
struct DocumentPlaces {
    /// The file of the catalog.
    private let catalog: String
    private var places: [DocumentName: (file: String, position: TextPosition)] = [:]

    /// Reads the names of the documents in files and folders. What isn't a document is left out: it is for
    /// `motif validate` to report.
    init(catalog: String, files: [String]) throws(CommandError) {
        self.catalog = catalog
        for path in try InputFiles.paths(files) {
            let text = try TextFile(path)
            guard let file = try? DocumentFile(text.bytes) else { continue }
            for document in file.documents {
                guard let name = Document.name(of: document) else { continue }
                let parameters = JSONPath.root.appending(key: "parameters")
                let position =
                    file.documents.count == 1 ? file.bytes.withUnsafeBytes { parameters.position(in: $0) } : nil
                places[name] = (path, position ?? .start)
            }
        }
    }

    /// The place of a document.
    subscript(name: DocumentName) -> (file: String, position: TextPosition) { places[name] ?? (catalog, .start) }
}
