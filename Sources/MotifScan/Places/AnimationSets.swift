import MotifSource

/// The `<set>` elements of an Android resource, whose attributes apply to the view animations in them.
///
/// - Source: `AnimationSet.initialize` of Android: the duration and the repeat mode of a set replace those of its
///   animations, its offset is added to theirs, and its interpolator, or the default one, replaces theirs unless
///   `shareInterpolator` is false. `TransitionSet.setDuration`: a transition set's duration and interpolator replace
///   those of its transitions.
struct AnimationSets {
    private var sets: [SourceExpression] = []

    private static let interpolator = "android:interpolator"
    private static let views: Set<String> = ["alpha", "translate", "scale", "rotate"]

    /// Returns an element with the attributes of the sets around it; `nil` for a set itself, and for an element without
    /// a duration, which is a drawable.
    mutating func animation(_ element: SourceExpression, named name: String) -> SourceExpression? {
        let element = element.withInlineResources
        while let last = sets.last, last.range.upperBound <= element.range.lowerBound { sets.removeLast() }
        if name == "set" || name == "transitionSet" {
            sets.append(element)
            return nil
        }
        guard let callee = element.callee else { return element }
        let isView = Self.views.contains(name)
        var (arguments, isShared) = (element.arguments, true)
        for set in sets.reversed() where isView || set.callee?.path == ["transitionSet"] {
            let sharing = set.arguments.first { $0.label == "android:shareInterpolator" }?.value
            isShared = isShared && sharing?.form != .string("false")
            if isShared, isView { arguments.removeAll { $0.label == Self.interpolator } }
            let other = isView ? Self.interpolator : "android:startOffset"
            for argument in set.arguments where isView && isShared || argument.label != other {
                Self.apply(argument, to: &arguments)
            }
            // Only the running app knows what a resource says.
            if isShared, isView, let sharing, sharing.form != .string("true") {
                Self.apply(SourceArgument(label: Self.interpolator, value: sharing), to: &arguments)
            }
        }
        guard !isView || arguments.contains(where: { $0.label == "android:duration" }) else { return nil }
        return SourceExpression(.call(callee, arguments), range: element.range)
    }

    private static let inherited: Set = ["android:duration", "android:repeatMode", "android:startOffset", interpolator]

    private static func apply(_ argument: SourceArgument, to arguments: inout [SourceArgument]) {
        guard let label = argument.label, inherited.contains(label) else { return }
        guard let index = arguments.firstIndex(where: { $0.label == label }) else { return arguments.append(argument) }
        // The sum of two attributes isn't evaluated.
        let sum = SourceExpression(.other, range: argument.value.range)
        arguments[index] = label == "android:startOffset" ? SourceArgument(label: label, value: sum) : argument
    }
}

extension SourceExpression {
    /// Whether it is an attribute that is written as an element: `<aapt:attr name="…">`.
    var isInlineResource: Bool { callee?.path == ["aapt:attr"] }

    /// The element with the attributes that are written as elements.
    fileprivate var withInlineResources: SourceExpression {
        guard case .call(let callee, let arguments) = form else { return self }
        let changed = arguments.map { argument in
            guard argument.value.isInlineResource, case .string(let name)? = argument.value.argument("name")?.form,
                let value = argument.value.arguments.first(where: { $0.label == nil && $0.value.callee != nil })
            else { return argument }
            return SourceArgument(label: name, value: value.value)
        }
        return SourceExpression(.call(callee, changed), range: range)
    }
}
