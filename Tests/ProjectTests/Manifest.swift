/// What Package.swift declares: the one list of modules.
enum Manifest {
    /// A module in `Sources`.
    struct Target {
        /// The name, which its folder also has.
        let name: String
        /// The modules of the package that it may import.
        let uses: Set<String>
    }

    /// The modules in `Sources`, in the order in which they are declared.
    static let targets: [Target] = {
        let text = (try? Project.read("Package.swift")) ?? ""
        let start = /\.(?:target|executableTarget|systemLibrary)(?=\(\s*name:)/
        return text.matches(of: start).compactMap { match in
            let declaration = balanced(text[match.range.upperBound...])
            guard let name = declaration.firstMatch(of: /name: "([^"]+)"/)?.1, !declaration.contains("path: ") else {
                return nil
            }
            let ours = declaration.replacing(/\.product\([^)]*\)/, with: "")
            let declared = ours.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1.matches(of: /"([^"]+)"/).map(\.1) ?? []
            // The one of Linux alone is added below the list.
            let addition = /"(\w+)" \}\?\.dependencies\.append\("(\w+)"\)/
            let added = text.matches(of: addition).filter { $0.1 == name }.map(\.2)
            return Target(name: String(name), uses: Set((declared + added).map(String.init)))
        }
    }()

    /// The names of the modules that are written in Swift, with those of the programs.
    static let modules = targets.map(\.name).filter { !Project.paths(below: "Sources/\($0)").isEmpty }

    /// The text up to the parenthesis that closes the first one.
    private static func balanced(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[...index] }
        }
        return text
    }
}
