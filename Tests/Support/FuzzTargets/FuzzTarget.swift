/// Something that reads what others wrote. Whatever the bytes are, it returns a value or an error: it never traps, and
/// never takes long.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Both JSON readers, which must return the same.
    case json
    /// Formulas: reading, types, evaluation, and templates.
    case formula
    /// Timing curves, as text and as JSON, and the motion that they describe.
    case curve
    /// Timing as the code of other platforms.
    case spelling
    /// References to documents, slugs, releases, times, and URLs of hubs.
    case reference
    /// Lines of a batch on a catalog.
    case batch
    /// Files of design tokens.
    case tokens
    /// Messages of a hub and of its clients.
    case hub
    /// Requests to the studio.
    case request
    /// Headers of pictures.
    case picture
    /// Source code of apps, in every language that is scanned.
    case scan

    /// Reads the bytes.
    ///
    /// - Throws: `Finding` if the result is wrong.
    public func run(_ bytes: [UInt8]) throws(Finding) {
        do {
            switch self {
            case .json: try JSONFuzz.run(bytes)
            case .formula: try FormulaFuzz.run(bytes)
            case .curve: try CurveFuzz.run(bytes)
            case .spelling: try SpellingFuzz.run(bytes)
            case .reference: try ReferenceFuzz.run(bytes)
            case .batch: try BatchFuzz.run(bytes)
            case .tokens: try TokenFuzz.run(bytes)
            case .hub: try HubFuzz.run(bytes)
            case .request: try RequestFuzz.run(bytes)
            case .picture: try PictureFuzz.run(bytes)
            case .scan: try ScanFuzz.run(bytes)
            }
        } catch let finding as Finding {
            throw finding
        } catch {
            throw Finding("unexpected error: \(error)")
        }
    }
}

/// A wrong answer to an input.
public struct Finding: Error, CustomStringConvertible {
    /// The expectation that the answer breaks, with its values.
    public let description: String

    init(_ words: String) { description = words }
}

/// Expects something of the answer to an input.
func expect(_ condition: Bool, _ words: @autoclosure () -> String) throws(Finding) {
    if !condition { throw Finding(words()) }
}
