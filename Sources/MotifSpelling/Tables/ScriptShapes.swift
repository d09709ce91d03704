/// The objects and calls of libraries for JavaScript.
///
/// - Source: motiondivision/motion, motion-dom and motion-utils (spring.ts, keyframes.ts, easing); software-mansion/
///   react-native-reanimated 4 (springConfigs.ts, Easing.ts); facebook/react-native, Libraries/Animated (SpringConfig.js,
///   Easing.js); React Navigation's TransitionSpec.
enum ScriptShapes {
    static let motion = """
        {}(type:kind, stiffness:stiffness, damping:damping=10, mass:mass=1, velocity:unitVelocity?, \
            duration:ignored, bounce:ignored?, delay:delay?, ...) kind=spring !duration-ignored
        {}(type:kind, stiffness:stiffness, damping:damping=10, mass:mass=1, velocity:unitVelocity?, \
            bounce:ignored?, delay:delay?, repeat:rounds?, repeatType:autoreverses?, restDelta:ignored?, \
            restSpeed:ignored?) kind=spring
        {}(type:kind, damping:damping, stiffness:stiffness=100, mass:mass=1, velocity:unitVelocity?, delay:delay?, \
            repeat:rounds?, repeatType:autoreverses?) kind=spring
        {}(type:kind, mass:mass, damping:damping=10, stiffness:stiffness=100, velocity:unitVelocity?, delay:delay?, \
            repeat:rounds?, repeatType:autoreverses?) kind=spring
        {}(type:kind, visualDuration:visualDuration, bounce:bounce=0, duration:ignored?, delay:delay?, \
            repeat:rounds?, repeatType:autoreverses?) kind=spring
        {}(type:kind, duration:duration, bounce:bounce=0.3, delay:delay?, repeat:rounds?, \
            repeatType:autoreverses?) kind=spring
        {}(type:kind, bounce:bounce, duration:duration=0.8, delay:delay?, repeat:rounds?, \
            repeatType:autoreverses?) kind=spring
        {}(type:kind, delay:delay?, repeat:rounds?, repeatType:autoreverses?, stiffness:stiffness=100, \
            damping:damping=10, mass:mass=1) kind=spring
        {}(type:kind, duration:duration=0.3, ease:easing?, delay:delay?, repeat:rounds?, \
            repeatType:autoreverses?) kind=tween curve=easeInOut
        {}(duration:duration, ease:easing?, delay:delay?, repeat:rounds?, repeatType:autoreverses?, \
            repeatDelay:ignored?, at:ignored?) curve=easeInOut
        {}(ease:easing, duration:duration=0.3, delay:delay?, repeat:rounds?, repeatType:autoreverses?, at:ignored?)
        {}(stiffness:ignored, damping:ignored?, mass:ignored?, velocity:ignored?, delay:delay?) !untyped
        {}(damping:ignored, stiffness:ignored?, mass:ignored?, velocity:ignored?, delay:delay?) !untyped
        {}(bounce:ignored, duration:duration?, delay:delay?) !untyped
        {}(visualDuration:ignored, bounce:ignored?, delay:delay?) !untyped
        animate(_:ignored, _:ignored, type:kind, stiffness:stiffness, damping:damping=10, mass:mass=1, \
            delay:delay?) kind=spring
        animate(_:ignored, _:ignored, type:kind, duration:duration, bounce:bounce=0.3, delay:delay?) kind=spring
        animate(_:ignored, _:ignored, duration:duration, ease:easing?, delay:delay?) curve=easeInOut
        cubicBezier(_:x1, _:y1, _:x2, _:y2)
        Easing.[](_:x1, _:y1, _:x2, _:y2)
        Easing.linear curve=linear
        Easing.easeIn curve=easeIn
        Easing.easeOut curve=easeOut
        Easing.easeInOut curve=easeInOut
        Easing.backOut curve=cubic-bezier(0.33,1.53,0.69,0.99) !other-easing
        Easing.backIn curve=cubic-bezier(0.31,0.01,0.67,-0.53) !other-easing
        Easing.backInOut !no-bezier
        Easing.circIn !no-bezier
        Easing.circOut !no-bezier
        Easing.circInOut !no-bezier
        Easing.anticipate !no-bezier
        """

    /// The easings that Reanimated and React Native share.
    private static let easings = """

        Easing.linear curve=linear
        Easing.ease curve=easeIn !misleading
        Easing.quad power=2
        Easing.cubic power=3
        Easing.poly(_:power)
        Easing.back(_:overshoot=1.70158)
        Easing.sin !no-bezier
        Easing.circle !no-bezier
        Easing.exp !no-bezier
        Easing.bounce !no-bezier
        Easing.elastic(_:ignored?) !no-bezier
        Easing.bezier(_:x1, _:y1, _:x2, _:y2)
        Easing.bezierFn(_:x1, _:y1, _:x2, _:y2)
        Easing.steps(_:steps=10, _:jump?) jump=start
        Easing.in(_:easing)
        Easing.out(_:easing) flip=out
        Easing.inOut(_:easing) flip=inOut
        """

    static let reanimated = """
        withTiming(_:ignored, duration:duration.ms=300, easing:easing, reduceMotion:ignored?, _:ignored?)
        withTiming(_:ignored, duration:duration.ms=300, reduceMotion:ignored?, _:ignored?) \
            !no-bezier=Easing.inOut(Easing.quad)
        withSpring(_:ignored, stiffness:stiffness, damping:damping, mass:mass, velocity:unitVelocity?, \
            overshootClamping:ignored?, reduceMotion:ignored?, energyThreshold:ignored?, \
            restDisplacementThreshold:ignored?, restSpeedThreshold:ignored?, _:ignored?)
        withSpring(_:ignored, duration:reanimatedDuration.ms, dampingRatio:dampingRatio=1, \
            overshootClamping:ignored?, reduceMotion:ignored?, _:ignored?) !version
        withSpring(_:ignored) !version | withSpring(1, {mass: 4, stiffness: 900, damping: 120}) | withSpring(1, \
            {mass: 1, stiffness: 100, damping: 10})
        withSpring(_:ignored, stiffness:ignored?, damping:ignored?, mass:ignored?, velocity:ignored?, \
            overshootClamping:ignored?, dampingRatio:ignored?, reduceMotion:ignored?, _:ignored?) !version
        {}(stiffness:stiffness, damping:damping, mass:mass, velocity:unitVelocity?, overshootClamping:ignored?, \
            reduceMotion:ignored?, energyThreshold:ignored?, restDisplacementThreshold:ignored?, \
            restSpeedThreshold:ignored?)
        {}(duration:duration.ms, easing:easing)
        withDelay(_:delay.ms, _:animation, _:ignored?)
        withRepeat(_:animation, _:repeatCount?, _:autoreverses?, _:ignored?, _:ignored?)
        withSequence(...) !sequence
        GentleSpringConfig mass=4 stiffness=900 damping=120
        WigglySpringConfig mass=4 stiffness=900 damping=90
        SnappySpringConfig mass=4 stiffness=900 damping=110 !overshoot-clamped
        Reanimated3DefaultSpringConfig mass=1 stiffness=100 damping=10
        """ + easings

    static let reactNative = """
        Animated.timing(_:ignored, toValue:ignored, duration:duration.ms=500, delay:delay.ms?, easing:easing, \
            useNativeDriver:ignored?, isInteraction:ignored?)
        Animated.timing(_:ignored, toValue:ignored, duration:duration.ms=500, delay:delay.ms?, \
            useNativeDriver:ignored?, isInteraction:ignored?) !no-bezier=Easing.inOut(Easing.ease)
        Animated.spring(_:ignored, toValue:ignored, stiffness:stiffness=100, damping:damping=10, mass:mass=1, \
            velocity:unitVelocity?, overshootClamping:ignored?, delay:delay.ms?, useNativeDriver:ignored?)
        Animated.spring(_:ignored, toValue:ignored, tension:tension=40, friction:friction=7, \
            velocity:unitVelocity?, overshootClamping:ignored?, delay:delay.ms?, useNativeDriver:ignored?)
        Animated.spring(_:ignored, toValue:ignored, bounciness:ignored?, speed:ignored?, useNativeDriver:ignored?) \
            !preset
        {}(animation:kind, stiffness:stiffness=100, damping:damping=10, mass:mass=1, overshootClamping:ignored?, \
            restDisplacementThreshold:ignored?, restSpeedThreshold:ignored?) kind=spring
        {}(animation:kind, duration:duration.ms=500, easing:easing, delay:delay.ms?) kind=timing
        {}(animation:kind, duration:duration.ms=500, delay:delay.ms?) kind=timing !no-bezier=Easing.inOut(Easing.ease)
        """ + easings
}
