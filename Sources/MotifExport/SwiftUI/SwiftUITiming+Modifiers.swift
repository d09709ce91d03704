import MotifCore

extension SwiftUITiming {
    /// The modifiers of an operation's layers.
    ///
    /// - Parameters:
    ///   - animations: The timings of the operation with their constants, such as `Push.curve`.
    ///   - name: The type that has the operation's constants: `Push`.
    mutating func modifiers(
        _ timeline: Timeline, _ animations: [(group: TimingGroup, timing: Timing)], of name: String
    ) -> [CodeStatement] {
        let showsUsage = usage.isEmpty
        let parameters = Dictionary(
            numbers.map { number in
                let source = "\(type).\(number.member)"
                return (number.parameter.name, number.parameter.type == .duration ? "CGFloat(\(source))" : source)
            }
        ) { first, _ in first }
        var statements: [CodeStatement] = []
        var types = UniqueNames()
        for layer in subject.motion.kind.layers {
            func isOf(_ member: (layer: String, property: LayerProperty)) -> Bool {
                member.layer == layer.name || layer.repetition != nil && member.layer.hasPrefix(layer.name + ".")
            }
            let shown = timeline.layers.filter { isOf(($0.name, .opacity)) }
            guard shown.contains(where: { SwiftUIModifier.changes($0, layer) }) else { continue }
            let modifier = SwiftUIModifier(
                layer, named: types.type(layer.name), in: timeline, of: subject, parameters: parameters, prefix: type
            ) { property in
                animations.first { $0.group.members.contains { isOf($0) && $0.property == property } }?.timing
            }
            guard let modifier else {
                if !omitted.contains(layer.name) { omitted.append(layer.name) }
                continue
            }
            statements += [.code("")] + modifier.declarations
            if showsUsage { usage.append(modifier.usage(in: "\(type).\(name)")) }
            read.formUnion(modifier.values.read)
        }
        if showsUsage, !usage.isEmpty {
            usage.append("withAnimation(.linear(duration: \(type).\(name).duration)) { isEnded = true }")
        }
        return statements
    }
}
