/// The objects of file formats: Figma's, Lottie's, and those of design tokens.
///
/// - Source: Figma's REST API (`Easing`, `EasingType`) and plugin API (`Easing`, `SimpleTransition`); the Lottie
///   Animation Community's specification, keyframes; Design Tokens Format Module 2025.10, 8 and 9.
enum FileShapes {
    static let figma = """
        {}(type:kind, x1:x1, y1:y1, x2:x2, y2:y2, duration:duration?) kind=CUSTOM_CUBIC_BEZIER
        {}(type:kind, x1:x1, y1:y1, x2:x2, y2:y2, duration:duration?) kind=CUSTOM_BEZIER
        {}(x1:x1, y1:y1, x2:x2, y2:y2)
        {}(type:kind, mass:mass, stiffness:stiffness, damping:damping, initialVelocity:velocity?, \
            duration:ignored?) kind=CUSTOM_SPRING
        {}(type:kind, bounce:ignored) kind=CUSTOM_SPRING !stretched
        {}(type:kind) kind=LINEAR curve=linear
        {}(type:kind) kind=EASE_IN !system !preset
        {}(type:kind) kind=EASE_OUT !system !preset
        {}(type:kind) kind=EASE_IN_AND_OUT !system !preset
        {}(type:kind) kind=EASE_IN_BACK !system !preset
        {}(type:kind) kind=EASE_OUT_BACK !system !preset
        {}(type:kind) kind=EASE_IN_AND_OUT_BACK !system !preset
        {}(type:kind) kind=GENTLE !system !preset
        {}(type:kind) kind=QUICK !system !preset
        {}(type:kind) kind=BOUNCY !system !preset
        {}(type:kind) kind=SLOW !system !preset
        {}(type:ignored?, duration:duration, easing:easing, direction:ignored?, matchLayers:ignored?)
        {}(transitionDuration:duration.ms, transitionEasing:easing, transitionNodeID:ignored?)
        Easing.EASE_IN !system !preset
        Easing.EASE_OUT !system !preset
        Easing.EASE_IN_AND_OUT !system !preset
        Easing.LINEAR curve=linear
        """

    static let lottie = """
        {}(o:tangentOut, i:tangentIn, t:ignored?, s:ignored?, e:ignored?, n:ignored?, to:ignored?, ti:ignored?)
        {}(h:hold, t:ignored?, s:ignored?, e:ignored?, i:ignored?, o:ignored?)
        """

    static let tokens = """
        {}($type:kind, $value:bezier, $description:ignored?, $extensions:ignored?) kind=cubicBezier
        {}($type:kind, $value:duration, $description:ignored?, $extensions:ignored?) kind=duration
        {}($value:duration)
        Easing.[](_:x1, _:y1, _:x2, _:y2)
        {}($type:kind, duration:duration, delay:delay?, timingFunction:bezier, $description:ignored?, \
            $extensions:ignored?) kind=transition
        {}($type:kind, mass:mass, stiffness:stiffness, damping:damping, velocity:velocity?, $description:ignored?, \
            $extensions:ignored?) kind=spring !proposal
        {}($type:kind, duration:perceptualDuration, bounce:bounce, $description:ignored?, \
            $extensions:ignored?) kind=spring !proposal
        """
}
