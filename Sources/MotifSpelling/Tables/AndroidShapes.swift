/// The calls of Jetpack Compose, and the elements of Android's resources.
///
/// - Source: androidx/androidx, compose/animation/animation-core (AnimationSpec.kt, Easing.kt, EasingFunctions.kt,
///   Animation.kt's `Spring`); Android's reference of `PathInterpolator`, `ObjectAnimator`, and the interpolators.
enum AndroidShapes {
    static let compose = """
        tween(durationMillis:duration.ms=300, delayMillis:delay.ms=0, easing:easing?) curve=cubic-bezier(0.4,0,0.2,1)
        spring(dampingRatio:dampingRatio=1, stiffness:stiffness=1500, visibilityThreshold:ignored?)
        snap(delayMillis:delay.ms=0) duration=0 curve=steps(1,start)
        keyframes(...) !keyframes
        keyframesWithSpline(...) !keyframes
        infiniteRepeatable(animation:animation, repeatMode:autoreverses?, \
            initialStartOffset:ignored?) repeatCount=forever
        repeatable(iterations:repeatCount, animation:animation, repeatMode:autoreverses?, initialStartOffset:ignored?)
        CubicBezierEasing(a:x1, b:y1, c:x2, d:y2)
        PathEasing(path:ignored) !no-bezier
        Spring.DampingRatioHighBouncy value=0.2
        Spring.DampingRatioMediumBouncy value=0.5
        Spring.DampingRatioLowBouncy value=0.75
        Spring.DampingRatioNoBouncy value=1
        Spring.StiffnessHigh value=10000
        Spring.StiffnessMedium value=1500
        Spring.StiffnessMediumLow value=400
        Spring.StiffnessLow value=200
        Spring.StiffnessVeryLow value=50
        *.defaultSpatialSpec(...) !system !theme
        *.fastSpatialSpec(...) !system !theme
        *.slowSpatialSpec(...) !system !theme
        *.defaultEffectsSpec(...) !system !theme
        *.fastEffectsSpec(...) !system !theme
        *.slowEffectsSpec(...) !system !theme
        LinearEasing curve=linear
        FastOutSlowInEasing curve=cubic-bezier(0.4,0,0.2,1)
        LinearOutSlowInEasing curve=cubic-bezier(0,0,0.2,1)
        FastOutLinearInEasing curve=cubic-bezier(0.4,0,1,1)
        Ease curve=default
        EaseIn curve=easeIn
        EaseOut curve=easeOut
        EaseInOut curve=easeInOut
        """ + bezierNames + functionNames

    /// Compose's easings have the numbers of easings.net.
    private static let bezierNames =
        ["Sine", "Quad", "Cubic", "Quart", "Quint", "Expo", "Circ", "Back"]
        .flatMap { name in ["In", "Out", "InOut"].map { "\nEase\($0)\(name) curve=ease\($0)\(name)" } }.joined()
    private static let functionNames =
        ["Elastic", "Bounce"].flatMap { name in ["In", "Out", "InOut"].map { "\nEase\($0)\(name) !no-bezier" } }
        .joined()

    static let xml = """
        pathInterpolator(controlX1:x1, controlY1:y1, controlX2:x2, controlY2:y2, ...)
        pathInterpolator(pathData:pathData, ...)
        objectAnimator(duration:duration.ms=300, startOffset:delay.ms?, interpolator:easing, repeatCount:rounds?, \
            repeatMode:autoreverses?, ...)
        objectAnimator(duration:duration.ms=300, startOffset:delay.ms?, repeatCount:rounds?, \
            repeatMode:autoreverses?, ...) !no-bezier=AccelerateDecelerateInterpolator
        animator(duration:duration.ms=300, startOffset:delay.ms?, interpolator:easing, repeatCount:rounds?, \
            repeatMode:autoreverses?, ...)
        alpha(duration:duration.ms, startOffset:delay.ms?, interpolator:easing, ...)
        translate(duration:duration.ms, startOffset:delay.ms?, interpolator:easing, ...)
        scale(duration:duration.ms, startOffset:delay.ms?, interpolator:easing, ...)
        rotate(duration:duration.ms, startOffset:delay.ms?, interpolator:easing, ...)
        linearInterpolator(...) curve=linear
        accelerateInterpolator(factor:ignored) !no-bezier
        accelerateInterpolator() power=2
        decelerateInterpolator() power=2 flip=out
        accelerateDecelerateInterpolator() !no-bezier
        bounceInterpolator() !no-bezier
        overshootInterpolator(...) !no-bezier
        anticipateInterpolator(...) !no-bezier
        Easing.@android:interpolator/linear curve=linear
        Easing.@android:interpolator/fast_out_slow_in curve=cubic-bezier(0.4,0,0.2,1)
        Easing.@android:interpolator/fast_out_linear_in curve=cubic-bezier(0.4,0,1,1)
        Easing.@android:interpolator/linear_out_slow_in curve=cubic-bezier(0,0,0.2,1)
        Easing.@android:interpolator/accelerate_quad power=2
        Easing.@android:interpolator/accelerate_cubic power=3
        Easing.@android:interpolator/decelerate_quad power=2 flip=out
        Easing.@android:interpolator/decelerate_cubic power=3 flip=out
        Easing.@android:interpolator/accelerate_decelerate !no-bezier
        Easing.@android:interpolator/overshoot !no-bezier
        Easing.@android:interpolator/bounce !no-bezier
        Easing.@android:anim/linear_interpolator curve=linear
        Easing.@android:anim/accelerate_interpolator power=2
        Easing.@android:anim/decelerate_interpolator power=2 flip=out
        Easing.@android:anim/accelerate_decelerate_interpolator !no-bezier
        """
}
