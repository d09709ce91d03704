public import ArgumentParser
public import MotifCatalog
public import MotifCore

// The types of the libraries from whose cases an argument chooses.

extension Orientation: ExpressibleByArgument {}

extension ImportOptions.Conflict: ExpressibleByArgument {}

extension DocumentType: ExpressibleByArgument {
    /// Reads the plural, as help lists it, or the singular.
    public init?(argument: String) {
        guard let type = DocumentType(plural: argument) ?? DocumentType(rawValue: argument) else { return nil }
        self = type
    }

    /// The plurals.
    public static var allValueStrings: [String] { allCases.map(\.plural) }
}
