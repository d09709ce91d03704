import Foundation

@testable import MotifCore
@testable import MotifExport

extension Seeds {
    /// A shipped pattern of the kind of its name with words in its text exchanged, ready for export.
    static func subject(_ slug: String, exchanging words: [(String, String)]) throws -> ExportSubject {
        func text(_ folder: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent("seeds/\(folder)/\(slug).json"), encoding: .utf8)
        }
        let pattern = try words.reduce(text("patterns")) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        let size = MotionSize(width: 393, height: 852)
        let motion = try PatternMotion(pattern: pattern, kind: text("kinds"))
        guard let revision = RevisionNumber(1) else { throw Problems(.rule(.notFound, slug)) }
        return try ExportSubject(motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size))
    }

    /// Words that end elements, comments and strings early, turn the direction of text, and lie beyond 16 bits.
    static let hostile = "</script></style>*/ \"'`${x} \\ שלום \u{202E}😀"

    /// The shipped patterns as style sheets and as modules, by slug; made once, since lines for springs take their
    /// time.
    static let styleSheets = exports(to: .css)
    static let modules = exports(to: .webAnimations)

    private static func exports(to target: ExportTarget) -> [String: MotionExport] {
        let pairs = patterns.compactMap { slug in (try? target.export(subject(slug))).map { (slug, $0) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
