import MotifCatalog
import MotifCore
import MotifPublishing

/// What to do next about an error of a library. Libraries do not know the command line; all advice on commands and
/// options that follows their messages is here.
enum Hint {
    /// How to get a catalog where there is none.
    static let create = "; run 'motif init' to create one"

    /// What follows the message of an error of the catalog's file; empty where there is nothing to advise.
    static func next(_ error: StoreError) -> String {
        switch error.kind {
        case .noSuchFile: create
        case .leftover: "; remove it if no process has it open"
        case .busy: "; try again in a moment"
        default: ""
        }
    }

    /// What follows the message of a gallery's folder; empty if there is nothing to advise.
    static func next(_ error: GalleryError) -> String {
        switch error {
        case .foreignFiles: "; use --force to write there anyway and keep them"
        case .notAFolder: ""
        }
    }

    /// What follows the message of a problem; empty where there is nothing to advise.
    static func next(_ problem: Problem) -> String {
        switch problem.kind {
        case .deleted(let name, _): "; run 'motif restore \(name)' to bring it back"
        default: ""
        }
    }
}
