/// The classes and constants of Flutter.
///
/// - Source: flutter/flutter, packages/flutter/lib/src/animation/curves.dart and physics/spring_simulation.dart.
enum FlutterShapes {
    static let table = """
        Cubic(_:x1, _:y1, _:x2, _:y2)
        ThreePointCubic(_:ignored, _:ignored, _:ignored, _:ignored, _:ignored) !no-bezier
        Interval(_:begin, _:end, curve:easing?) curve=linear
        Duration(milliseconds:duration.ms)
        Duration(seconds:duration)
        SpringDescription(mass:mass, stiffness:stiffness, damping:damping)
        SpringDescription.withDampingRatio(mass:mass, stiffness:stiffness, ratio:dampingRatio=1)
        SpringDescription.withDurationAndBounce(duration:perceptualDuration=0.5, bounce:bounce=0)
        SpringSimulation(_:spring, _:ignored, _:ignored, _:unitVelocity, snapToEnd:ignored?)
        CurvedAnimation(parent:ignored, curve:easing, reverseCurve:ignored?)
        CurveTween(curve:easing)
        AnimationController(vsync:ignored?, duration:duration, reverseDuration:ignored?, ...)
        AnimationStyle(duration:duration?, curve:easing?, reverseDuration:ignored?, reverseCurve:ignored?)
        AnimatedContainer(duration:duration, curve:easing?, ...) curve=linear
        AnimatedOpacity(duration:duration, curve:easing?, ...) curve=linear
        AnimatedAlign(duration:duration, curve:easing?, ...) curve=linear
        AnimatedPadding(duration:duration, curve:easing?, ...) curve=linear
        AnimatedPositioned(duration:duration, curve:easing?, ...) curve=linear
        AnimatedScale(duration:duration, curve:easing?, ...) curve=linear
        AnimatedSlide(duration:duration, curve:easing?, ...) curve=linear
        AnimatedRotation(duration:duration, curve:easing?, ...) curve=linear
        AnimatedSize(duration:duration, curve:easing?, ...) curve=linear
        TweenAnimationBuilder(duration:duration, curve:easing?, ...) curve=linear
        """ + curves.map { "\nCurves.\($0.0) curve=cubic-bezier(\($0.1))" }.joined() + """

            Curves.linear curve=linear
            Curves.ease curve=default
            Curves.easeIn curve=easeIn
            Curves.easeOut curve=easeOut
            Curves.easeInOut curve=easeInOut
            Curves.easeInOutCubicEmphasized curve=material-emphasized !approximated
            Curves.decelerate power=2 flip=out
            Curves.bounceIn !no-bezier
            Curves.bounceOut !no-bezier
            Curves.bounceInOut !no-bezier
            Curves.elasticIn !no-bezier
            Curves.elasticOut !no-bezier
            Curves.elasticInOut !no-bezier
            """

    /// Robert Penner's easings as Flutter approximates them, which aren't those of easings.net.
    private static let curves = [
        ("fastLinearToSlowEaseIn", "0.18,1,0.04,1"), ("easeInToLinear", "0.67,0.03,0.65,0.09"),
        ("linearToEaseOut", "0.35,0.91,0.33,0.97"), ("easeInSine", "0.47,0,0.745,0.715"),
        ("easeInQuad", "0.55,0.085,0.68,0.53"), ("easeInCubic", "0.55,0.055,0.675,0.19"),
        ("easeInQuart", "0.895,0.03,0.685,0.22"), ("easeInQuint", "0.755,0.05,0.855,0.06"),
        ("easeInExpo", "0.95,0.05,0.795,0.035"), ("easeInCirc", "0.6,0.04,0.98,0.335"),
        ("easeInBack", "0.6,-0.28,0.735,0.045"), ("easeOutSine", "0.39,0.575,0.565,1"),
        ("easeOutQuad", "0.25,0.46,0.45,0.94"), ("easeOutCubic", "0.215,0.61,0.355,1"),
        ("easeOutQuart", "0.165,0.84,0.44,1"), ("easeOutQuint", "0.23,1,0.32,1"), ("easeOutExpo", "0.19,1,0.22,1"),
        ("easeOutCirc", "0.075,0.82,0.165,1"), ("easeOutBack", "0.175,0.885,0.32,1.275"),
        ("easeInOutSine", "0.445,0.05,0.55,0.95"), ("easeInOutQuad", "0.455,0.03,0.515,0.955"),
        ("easeInOutCubic", "0.645,0.045,0.355,1"), ("easeInOutQuart", "0.77,0,0.175,1"),
        ("easeInOutQuint", "0.86,0,0.07,1"), ("easeInOutExpo", "1,0,0,1"),
        ("easeInOutCirc", "0.785,0.135,0.15,0.86"), ("easeInOutBack", "0.68,-0.55,0.265,1.55"),
        ("fastOutSlowIn", "0.4,0,0.2,1"), ("slowMiddle", "0.15,0.85,0.85,0.15"),
    ]
}
