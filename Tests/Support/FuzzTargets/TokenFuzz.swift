import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

enum TokenFuzz {
    static func run(_ bytes: [UInt8]) throws {
        guard let json = try? JSONReader().read(bytes) else { return }
        for slug in ["expand", "zoom-icons"] {
            guard let slug = Slug(slug), let kind = Kind.shipped(slug) else { throw Finding("there is no kind") }
            do {
                _ = try TokenImport(json, for: kind)
            } catch {
                try expect(!error.problems.isEmpty, "an error has no problem")
                for problem in error.problems { try expect(!problem.message.isEmpty, "a problem has no words") }
            }
        }
    }
}
