import MotifCore
import MotifJSON
import MotifPlatform
import MotifSystem

/// A document in a temporary file, beside its schema, while the user edits it.
final class EditedDocument {
    /// The file.
    let path: String
    private let name: DocumentName
    private let folder: String
    private let original: [UInt8]

    private static let schemaName = "schema.json"

    /// What an editor has left.
    enum Result {
        case empty
        case unchanged
        case changed(TextFile)
    }

    /// Writes the document and its schema.
    init(_ document: JSON, named name: DocumentName, schema: JSON) throws {
        self.name = name
        folder = try Folder.temporary()
        path = "\(folder)/\(name.slug).json"
        original = Array((document.with(["$schema": .string("./" + Self.schemaName)]).pretty + "\n").utf8)
        try ExportDestination.write(Array(schema.pretty.utf8), to: "\(folder)/\(Self.schemaName)")
        try ExportDestination.write(original, to: path)
    }

    /// Reads what the editor has left.
    func result() throws(CommandError) -> Result {
        // Some editors remove the file of a text that is deleted.
        if !FileSystem.exists(path) { return .empty }
        // A pipe would be waited for without end.
        if let status = FileStatus(at: path), status.kind != .file {
            throw .failed(.data, "The editor left something other than a file in '\(path)'; nothing was saved")
        }
        let file = try TextFile(path)
        if file.bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return .empty }
        return file.bytes == original ? .unchanged : .changed(file)
    }

    /// Shows why the text can't be saved, and asks whether to edit it again.
    ///
    /// - Throws: The error, unless the user edits again; with the place of the text if it is changed.
    func recover(from error: any Error) throws {
        guard case .changed? = try? result() else {
            remove()
            throw error
        }
        // Of this command's own errors, only those of the text can be mended.
        guard (error as? CommandError)?.exit == .data, Terminal.isInteractive else {
            throw CommandError.unsaved(error, text: path, of: name)
        }
        for line in Failure(error).lines { Notice.write(line) }
        StandardStream.errors.write("Edit again? [Y/n] ")
        guard let answer = readLine()?.lowercased(), ["", "y", "yes"].contains(answer) else {
            throw CommandError.unsaved(nil, text: path, of: name)
        }
    }

    /// Removes the files.
    func remove() {
        for file in [path, "\(folder)/\(Self.schemaName)"] { unlink(file) }
        // What an editor has left there, such as a backup, stays.
        rmdir(folder)
    }
}
