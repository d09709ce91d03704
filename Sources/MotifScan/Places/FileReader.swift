import MotifSource
import MotifSpelling

/// A place before the constants of other files are known.
struct PlaceDraft {
    var place: ScannedPlace
    /// What was found, with the local names replaced.
    var found: FoundPlace
    /// The types around it.
    let types: [String]
    /// The reasons why local names aren't known.
    let reasons: [[String]: DynamicReason]
    /// The dialects that it can be written in; empty if the file imports none that is read.
    let dialects: [Dialect]
    /// Whether it can be written in one of them nevertheless: the file imports no other library of animations, either.
    let isLikely: Bool
    /// Whether its function is the file's own, or imported from a module that isn't a platform's.
    let isForeign: Bool
    /// Whether the file imports modules, but not the one with the function.
    let hasOtherImports: Bool
    /// Whether the file imports anything, so that its dialects are known.
    let hasImports: Bool
    /// Whether it applies only with reduced motion.
    let isReduced: Bool
    /// The name of the function that is called; empty if there is none.
    let name: String
    /// The last names in the parts of its code that are only a name, or the conversion of one.
    let spelled: [Range<Int>: String]
}

/// Reads a file once: its constants, and its places up to the constants of other files.
final class FileReader {
    let path: String
    let file: Int
    let tokens: SourceTokens
    let outline: SourceOutline
    /// Most files have neither comments for motif nor places, so that their lines aren't counted.
    private(set) lazy var lines = SourceLines(tokens.text)
    private(set) lazy var comments = ScanComments(tokens, lines)

    init(_ tokens: SourceTokens, path: String, file: Int) {
        var tokens = tokens
        let imports = SourceImports(tokens)
        tokens.aliases = imports.aliases
        tokens.prefixes = imports.prefixes.filter { Dialect.isKnown(imports.names[$0], in: tokens.language) }
        (self.tokens, self.path, self.file) = (tokens, path, file)
        outline = SourceOutline(tokens, imports)
    }

    /// The places, in the order in which they are found.
    ///
    /// - Parameter usesOthers: Whether the file uses a library of animations that isn't read.
    func drafts(_ wrappers: Wrappers, usesOthers: Bool = false) -> [PlaceDraft] {
        let dialects = Dialect.scanned(tokens.language, importing: outline.imports)
        return PlaceFinder.places(in: tokens, outline, wrappers: wrappers.names).map {
            draft($0, dialects, wrappers, usesOthers: usesOthers)
        }
    }

    private func draft(
        _ found: FoundPlace, _ dialects: [Dialect], _ wrappers: Wrappers, usesOthers: Bool
    ) -> PlaceDraft {
        var (inliner, inlined) = (LocalInliner(tokens, outline), found)
        // A function that the team defines is the platform's, also in the files that declare it.
        let meant = wrappers.applied(to: found.expression)
        inlined.expression = inliner.inlined(meant.typed(found.declaration?.type ?? ""), at: found.token)
        inlined.assignments = found.assignments.map { $0.map { inliner.inlined($0, at: found.token) } }
        var reasons = inliner.reasons
        for case .name(let name) in found.assignments.map(\.value.form) where name.contains(".") {
            reasons[[name]] = .branch(name)
        }
        let scope = outline.scope(of: found.token)
        let callee = (meant.callee?.path ?? []).drop { $0 == "chain" }
        let name = meant.callee?.lastName ?? ""
        let local = outline.declaration(of: name, from: scope, before: found.token)
        let isOwn =
            tokens.language.hasObjectConstants && callee.count == 1 && local?.kind == .constant
            || !tokens.language.hasOwners
                && outline.functions.contains { function in
                    function.name == callee.first
                        && (function.owner.isEmpty || outline.path(of: scope).contains(function.owner))
                }
        return PlaceDraft(
            place: place(found, outline.place(of: scope)), found: inlined, types: outline.path(of: scope),
            reasons: reasons, dialects: dialects, isLikely: !usesOthers,
            isForeign: isOwn || !Dialect.isKnown(outline.imports.names[callee.first ?? ""], in: tokens.language),
            hasOtherImports: !Dialect.isImported(outline.imports, by: name),
            hasImports: !outline.imports.modules.isEmpty,
            isReduced: outline.isReduced(scope, found.token), name: name,
            spelled: found.assignments.reduce(into: found.expression.spelled) {
                $0.merge($1.value.spelled) { first, _ in first }
            })
    }

    private func place(_ found: FoundPlace, _ scope: String) -> ScannedPlace {
        let start = min(found.expression.range.lowerBound, tokens.tokens[found.token].range.lowerBound)
        let position = lines.place(of: start)
        let declaration = found.declaration.flatMap { outline.isMember($0) ? $0 : nil }
        let name = declaration.map { (outline.path(of: $0.scope) + [$0.name]).joined(separator: ".") }
        return ScannedPlace(
            file: path, position: position, range: found.expression.range, scope: name ?? scope,
            shape: name == nil ? Self.shape(found) : ScannedPlace.constantShape,
            code: tokens.text.code(of: found.expression), name: name, lines: lines(of: found, from: start))
    }

    /// The line of a token.
    func line(_ index: Int) -> Int { lines.line(of: tokens.tokens[index].range.lowerBound) }

    /// The lines of a place from an offset, with those of its declaration and of its tag, in so far as it has them.
    private func lines(of found: FoundPlace, from start: Int) -> [ClosedRange<Int>] {
        guard !comments.all.isEmpty else { return [] }
        let first = found.declaration.map { tokens.tokens[$0.token].range.lowerBound } ?? start
        let assigned = found.assignments.flatMap { lines(of: $0.value, from: $0.value.range.lowerBound) }
        return lines(of: found.expression, from: min(first, start)) + assigned
            + [tag(around: found.token)].compactMap(\.self)
    }

    /// The lines of an expression from an offset, without those in its closures.
    private func lines(of expression: SourceExpression, from start: Int) -> [ClosedRange<Int>] {
        var (ranges, first) = ([ClosedRange<Int>](), lines.line(of: start))
        for argument in expression.arguments where argument.value.form == .closure {
            let range = argument.value.range
            ranges.append(first...max(first, lines.line(of: range.lowerBound)))
            first = max(first, lines.line(of: range.upperBound - 1))
        }
        return ranges + [first...max(first, lines.line(of: expression.range.upperBound - 1))]
    }

    private static let mostTagTokens = 400

    /// The lines of the JSX tag with an attribute in whose braces a token is.
    private func tag(around token: Int) -> ClosedRange<Int>? {
        guard tokens.language.hasObjectConstants else { return nil }
        let isAttribute = tokens.matches(token + 1, "=") && tokens.matches(token + 2, "{")
        var (start, attribute) = (token, isAttribute ? token + 2 : -1)
        while start > 0, token - start < Self.mostTagTokens {
            start -= 1
            if let open = tokens.partner(of: start), open < start {
                start = open
            } else if tokens.matches(start, "{"), tokens.matches(start - 1, "=") {
                attribute = start
            } else if attribute > 0, tokens.matches(start, "<"), tokens.isName(start + 1) {
                break
            }
        }
        guard attribute > 0, tokens.matches(start, "<"), var end = tokens.partner(of: attribute) else { return nil }
        while end + 1 < tokens.tokens.count, end - token < Self.mostTagTokens, !tokens.matches(end, ">") {
            end += 1
            end = tokens.partner(of: end).map { max($0, end) } ?? end
        }
        return line(start)...max(line(start), line(end))
    }

    private static func shape(_ found: FoundPlace) -> String {
        let arguments = found.expression.arguments.filter { $0.value.form != .closure }
        let callee = found.expression.callee?.path?.joined(separator: ".") ?? found.name
        return callee + "(" + arguments.prefix(mostLabels).map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private static let mostLabels = 64

    /// The constant of a declaration; `nil` if it can't be timing.
    func constant(_ declaration: SourceOutline.Declaration) -> Constant? {
        let owner = outline.path(of: declaration.scope)
        let hasValue =
            declaration.kind != .variable || declaration.isStatic || owner.isEmpty || outline.isUnchanged(declaration)
        let value = hasValue ? Constant.value(of: declaration, in: tokens) : nil
        // A property without a value hides a constant of the same name further out.
        guard value != nil || Constant.timingTypes.contains(declaration.type) else { return nil }
        let isHidden = outline.chain(from: declaration.scope).contains { outline.scopes[$0].isPrivate }
        let offset = tokens.tokens[declaration.token].range.lowerBound
        return Constant(
            owner: owner, name: declaration.name, file: file, offset: offset,
            isPrivate: declaration.isPrivate || isHidden || outline.isOwn(declaration),
            isVariable: declaration.kind == .variable, value: value, type: declaration.type)
    }

    /// The constants of the file's types, and of the file itself; those of a style sheet are variables.
    var constants: [Constant] {
        let found = outline.declarations.filter(outline.isMember).compactMap(constant)
        return found + found.flatMap(\.entries) + [Constant(resource: path, tokens, file: file)].compactMap(\.self)
    }

    /// The constants that a comment can link, with their lines.
    var linkedConstants: [(constant: Constant, lines: [ClosedRange<Int>])] {
        guard comments.hasLinks else { return [] }
        let all = outline.declarations.compactMap(constant).flatMap { [$0] + $0.entries }
        return all.compactMap { constant in
            let found = constant.value.map { lines(of: $0, from: constant.offset) } ?? []
            return found.contains(where: comments.areLinks) ? (constant, found) : nil
        }
    }
}

extension SourceText {
    private static let mostBytes = 1_000

    /// An expression without closures, at most 200 characters.
    func code(of expression: SourceExpression) -> String {
        let end = expression.arguments.first { $0.value.form == .closure }?.value.range.lowerBound
        let start = expression.range.lowerBound
        let range = start..<min(max(start, end ?? expression.range.upperBound), start + Self.mostBytes)
        let words = bytes[range.clamped(to: 0..<bytes.count)].split { $0 <= UInt8(ascii: " ") }
        return String(String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self).prefix(200))
    }
}

extension SourceExpression {
    /// The last names in the parts that are only a name, or the conversion of one, by their ranges.
    fileprivate var spelled: [Range<Int>: String] {
        var (found, open) = ([Range<Int>: String](), [self])
        while let next = open.popLast() {
            if case .string(let text) = next.form {
                found[next.range] = found[next.range] ?? text
            } else if let name = (next.path ?? next.arguments.first?.value.path)?.last {
                found[next.range] = found[next.range] ?? name
            }
            open += next.parts
        }
        return found
    }
}
