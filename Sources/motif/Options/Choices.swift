public import ArgumentParser
public import MotifCatalog
public import MotifCore
public import MotifExport

// Types of the libraries that are choices on the command line.

extension Orientation: ExpressibleByArgument {}

extension ImportOptions.Conflict: ExpressibleByArgument {}

extension ExportTarget.Part: ExpressibleByArgument {}

extension DocumentType: ExpressibleByArgument {
    /// Creates a type from its plural, which help lists, or its singular.
    public init?(argument: String) {
        guard let type = DocumentType(plural: argument) ?? DocumentType(rawValue: argument) else { return nil }
        self = type
    }

    /// The plurals, for help.
    public static var allValueStrings: [String] { allCases.map(\.plural) }
}
