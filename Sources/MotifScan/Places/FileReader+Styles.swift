import MotifSource
import MotifSpelling

extension FileReader {
    /// The places in a style sheet: one for each rule and family of properties, and one more for each link that only a
    /// part of them has.
    func places(in sheet: StyleSheet, _ constants: StyleConstants) -> [ScannedPlace] {
        let found = rules(of: sheet, constants).flatMap { rule in
            let links: [String?] = rule.declarations.map { self.links(of: $0).first }
            let parts: [Set<Int>?] = Set(links).map { link in Set(links.indices.filter { links[$0] == link }) }
            let isWhole = Set(links.compactMap(\.self)).count <= 1
            return (isWhole ? [nil] : parts).compactMap { place(rule, in: sheet, constants, only: $0) }
        }
        return found.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    }

    /// The declarations for one family of properties and the same elements.
    private struct Rule {
        let family: StyleFamily
        /// The rule in mixins, as settings have it.
        let inner: [Int]
        var declarations: [StyleSheet.Declaration] = []
        /// Whether a mixin, whose own rules are places, doesn't state it alone.
        var isOpen = false
    }

    private func rules(of sheet: StyleSheet, _ constants: StyleConstants) -> [Rule] {
        var rules: [[Int]: Rule] = [:]
        for declaration in sheet.properties {
            var evaluator = StyleEvaluator(constants)
            for setting in settings(of: declaration, in: sheet, &evaluator) {
                guard let family = StyleFamily.family(of: setting.property) else { continue }
                let call = setting.rule.isEmpty ? [] : [declaration.token] + setting.rule
                let key = [declaration.block, family == .transition ? 0 : 1] + call
                var rule = rules[key] ?? Rule(family: family, inner: setting.rule)
                if rule.declarations.last?.token != declaration.token { rule.declarations.append(declaration) }
                rule.isOpen = rule.isOpen || setting.isOpen
                rules[key] = rule
            }
        }
        return rules.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value).filter {
            $0.isOpen || $0.declarations.count > 1
        }
    }

    /// The property that a declaration sets, or those of a mixin.
    private func settings(
        of declaration: StyleSheet.Declaration, in sheet: StyleSheet, _ evaluator: inout StyleEvaluator
    ) -> [StyleFunction.Setting] {
        let use = use(declaration, in: sheet)
        guard declaration.isCall else {
            let value = evaluator.evaluated(sheet.value(of: declaration), from: use)
            let property = evaluator.property(declaration.name, from: use)
            return [.init(property: property, value: value, flags: declaration.flags, isOpen: true)]
        }
        let call = sheet.call(declaration)
        let name = SourceExpression(.name(declaration.name), range: call.range)
        return evaluator.settings(of: call, from: use).map { setting in
            var setting = setting
            setting.flags.formUnion(declaration.flags)
            if !setting.isCertain { setting.value = SourceExpression(.call(name, []), range: call.range) }
            return setting
        }
    }

    private func lines(of declaration: StyleSheet.Declaration) -> ClosedRange<Int> {
        let start = line(declaration.token)
        return start...max(start, line(declaration.values.last ?? declaration.token))
    }

    /// The links in the comments on the lines of a declaration.
    private func links(of declaration: StyleSheet.Declaration) -> [String] {
        lines(of: declaration).compactMap { comments.link($0) }
    }

    /// The lines of a rule with its selector.
    private func lines(of block: Int, in sheet: StyleSheet) -> [ClosedRange<Int>] {
        let header = sheet.blocks[block].header
        guard block > 0, let first = header.first, let close = tokens.partner(of: header.upperBound) else { return [] }
        return [line(first)...line(close)]
    }

    private func place(
        _ rule: Rule, in sheet: StyleSheet, _ constants: StyleConstants, only origins: Set<Int>?
    ) -> ScannedPlace? {
        var evaluator = StyleEvaluator(constants)
        let all = rule.declarations.enumerated().flatMap { index, declaration in
            settings(of: declaration, in: sheet, &evaluator).map { (index, $0) }.filter {
                $0.1.rule == rule.inner && StyleFamily.family(of: $0.1.property) == rule.family
            }
        }
        // The aliases with -webkit- are the properties; those of other browsers count only alone.
        let usual = all.filter { ["", "-webkit-"].contains(StyleFamily.prefix(of: $0.1.property)) }
        var cascade = StyleCascade()
        for (index, setting) in usual.isEmpty ? all : usual {
            cascade.add(setting.property, setting.value, flags: setting.flags, origin: index)
        }
        let indices = Set((usual.isEmpty ? all : usual).map(\.0)).intersection(
            origins ?? Set(rule.declarations.indices))
        let counted = indices.sorted().map { rule.declarations[$0] }
        let timings = cascade.timings(from: origins)
        guard let first = counted.first, !timings.isEmpty else { return nil }
        let position = lines.place(of: tokens.tokens[first.token].range.lowerBound)
        let isReduced = sheet.isReduced(first.block)
        let readings = timings.map { timing in
            var reading = self.reading(timing, evaluator)
            reading.isReduced = isReduced
            if timings.count > 1 {
                reading.part = timing.names.isEmpty ? nil : timing.names.joined(separator: ", ")
                reading.position = lines.place(of: timing.offset)
            }
            return reading
        }
        // Several declarations aren't one expression.
        let range = counted.count == 1 && !first.isCall ? sheet.value(of: first).range : 0..<0
        return ScannedPlace(
            file: path, position: position, range: range, scope: "", shape: rule.family.rawValue + "()",
            code: code(counted), readings: readings, constants: uses(of: evaluator, in: readings),
            name: nil, lines: counted.map { lines(of: $0) } + lines(of: first.block, in: sheet))
    }

    /// The variables of a value, each with what the readings take it as.
    private func uses(of evaluator: StyleEvaluator, in readings: [ScannedPlace.Reading]) -> [ScannedPlace.Use] {
        evaluator.used.enumerated().map { index, constant in
            let value = evaluator.values[index]
            return ScannedPlace.Use(
                path: constant.name, file: constant.file, offset: constant.offset,
                meaning: readings.meaning(of: value) { $0.range == value?.range })
        }.distinct
    }

    private func use(_ declaration: StyleSheet.Declaration, in sheet: StyleSheet) -> StyleConstants.Use {
        .init(file: file, token: declaration.token, block: declaration.block, sheet: sheet)
    }

    private func reading(_ timing: StyleCascade.Timing, _ evaluator: StyleEvaluator) -> ScannedPlace.Reading {
        switch timing.result {
        case .success(let spelling):
            let unknown = spelling.unknown.map { part in
                part.part == "timeline"
                    ? ("duration", DynamicReason.scroll) : (part.part, evaluator.reason(for: part.expression))
            }
            return ScannedPlace.Reading(spelling: spelling, unknown: unknown)
        case .failure(let error): return .unknown(.unreadable(error.message))
        }
    }

    private func code(_ declarations: [StyleSheet.Declaration]) -> String {
        let texts = declarations.prefix(8).map { declaration in
            let start = tokens.tokens[declaration.token].range.lowerBound
            let last = declaration.isCall ? declaration.values.upperBound : declaration.values.last
            return tokens.text[start..<tokens.tokens[last ?? declaration.token].range.upperBound]
                .split { $0.isWhitespace }.joined(separator: " ")
        }
        return String(texts.joined(separator: "; ").prefix(200))
    }

    /// The variables of a style sheet that a comment links.
    func linkedVariables(in sheet: StyleSheet, _ constants: StyleConstants) -> [ScannedPlace] {
        guard comments.hasLinks else { return [] }
        return sheet.variables.compactMap { variable in
            comments.areLinks(on: lines(of: variable)) ? place(variable, in: sheet, constants) : nil
        }
    }

    /// The variable of a style sheet whose name is at an offset.
    func variable(at offset: Int, _ constants: StyleConstants) -> ScannedPlace? {
        guard let sheet = outline.sheet,
            let variable = sheet.variables.first(where: { tokens.tokens[$0.token].range.lowerBound == offset })
        else { return nil }
        return place(variable, in: sheet, constants)
    }

    private func place(
        _ variable: StyleSheet.Declaration, in sheet: StyleSheet, _ constants: StyleConstants
    ) -> ScannedPlace {
        let written = sheet.value(of: variable)
        let position = lines.place(of: tokens.tokens[variable.token].range.lowerBound)
        var evaluator = StyleEvaluator(constants)
        let value = evaluator.evaluated(written, from: use(variable, in: sheet))
        var reading = ScannedPlace.Reading(unknown: [("duration", evaluator.reason(for: value))])
        if let spelling = try? Spelling.reading(value, as: .css), spelling.unknown.isEmpty {
            let seconds = spelling.curve == nil ? spelling.duration : nil
            reading = .init(spelling: seconds == nil ? spelling : nil, seconds: seconds)
        }
        return ScannedPlace(
            file: path, position: position, range: written.range, scope: variable.name,
            shape: ScannedPlace.constantShape, code: tokens.text[written.range],
            ordinal: sheet.variables.count { $0.token <= variable.token && $0.name == variable.name },
            readings: [reading], constants: uses(of: evaluator, in: [reading]), name: variable.name,
            lines: [lines(of: variable)])
    }
}
