import MotifSource

/// The `<set>` elements of an Android resource, whose attributes apply to the view animations in them.
///
/// - Source: Android's documentation of `AnimationSet`: the duration and the repeat mode of a set replace those of its
///   animations, its interpolator is shared, and its offset is added to theirs.
struct AnimationSets {
    private var sets: [SourceExpression] = []

    private static let views: Set<String> = ["alpha", "translate", "scale", "rotate"]

    /// Returns an element with the attributes of the sets around it; `nil` for a set itself, and for an element without
    /// a duration, which is a drawable.
    mutating func animation(_ element: SourceExpression, named name: String) -> SourceExpression? {
        if name == "set" {
            sets.append(element)
            return nil
        }
        guard let callee = element.callee, Self.views.contains(name) else { return element }
        var arguments = element.arguments
        for set in sets.reversed() where set.range.contains(element.range.lowerBound) {
            for argument in set.arguments { Self.apply(argument, to: &arguments) }
        }
        guard arguments.contains(where: { $0.label == "android:duration" }) else { return nil }
        return SourceExpression(.call(callee, arguments), range: element.range)
    }

    private static func apply(_ argument: SourceArgument, to arguments: inout [SourceArgument]) {
        guard let label = argument.label else { return }
        let index = arguments.firstIndex { $0.label == label }
        switch label {
        case "android:duration", "android:repeatMode":
            if let index { arguments[index] = argument } else { arguments.append(argument) }
        case "android:interpolator":
            if index == nil { arguments.append(argument) }
        case "android:startOffset":
            // The sum of two attributes isn't evaluated.
            let sum = SourceArgument(label: label, value: SourceExpression(.other, range: argument.value.range))
            if let index { arguments[index] = sum } else { arguments.append(argument) }
        default: break
        }
    }
}
