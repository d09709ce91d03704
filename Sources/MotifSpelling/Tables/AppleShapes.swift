/// The calls of Apple's frameworks.
///
/// - Source: Apple's documentation of `Animation`, `Spring`, `UnitCurve`, `UIView`, `UIViewPropertyAnimator`,
///   `UISpringTimingParameters`, `CAMediaTimingFunction`, and `CASpringAnimation`, with the defaults of their
///   declarations in the SDK of iOS 18.
enum AppleShapes {
    static let swiftUI = """
        Animation.linear curve=linear !system
        Animation.easeIn curve=easeIn !system
        Animation.easeOut curve=easeOut !system
        Animation.easeInOut curve=easeInOut !system
        Animation.linear(duration:duration) curve=linear
        Animation.easeIn(duration:duration) curve=easeIn
        Animation.easeOut(duration:duration) curve=easeOut
        Animation.easeInOut(duration:duration) curve=easeInOut
        Animation.timingCurve(_:x1, _:y1, _:x2, _:y2, duration:duration=0.35)
        Animation.timingCurve(_:easing, duration:duration)
        Animation.default !system !older | .spring(response: 0.55, dampingFraction: 1) | .easeInOut
        Animation.spring !system !overloads | .spring(response: 0.5, dampingFraction: 0.825) \
            | .spring(duration: 0.5, bounce: 0)
        Animation.spring(blendDuration:ignored?) !system !overloads | .spring(response: 0.5, \
            dampingFraction: 0.825) | .spring(duration: 0.5, bounce: 0)
        Animation.spring(response:response=0.5, dampingFraction:dampingFraction=0.825, blendDuration:ignored?)
        Animation.spring(duration:perceptualDuration=0.5, bounce:bounce=0, blendDuration:ignored?)
        Animation.spring(_:spring, blendDuration:ignored?)
        Animation.interactiveSpring !system !overloads | .spring(response: 0.15, dampingFraction: 0.86) \
            | .spring(duration: 0.15, bounce: 0.15)
        Animation.interactiveSpring(blendDuration:ignored?) !system !overloads | .spring(response: 0.15, \
            dampingFraction: 0.86) | .spring(duration: 0.15, bounce: 0.15)
        Animation.interactiveSpring(response:response=0.15, dampingFraction:dampingFraction=0.86, \
            blendDuration:ignored?)
        Animation.interactiveSpring(duration:perceptualDuration=0.15, extraBounce:extraBounce=0, \
            blendDuration:ignored?) bounce=0.15
        Animation.interpolatingSpring(mass:mass=1, stiffness:stiffness, damping:damping, initialVelocity:velocity=0)
        Animation.interpolatingSpring(duration:perceptualDuration=0.5, bounce:bounce=0, initialVelocity:velocity=0)
        Animation.interpolatingSpring(_:spring, initialVelocity:velocity?)
        Animation.interpolatingSpring perceptualDuration=0.5 bounce=0 !standard
        Animation.smooth perceptualDuration=0.5 bounce=0 !standard
        Animation.snappy perceptualDuration=0.5 bounce=0.15 !standard
        Animation.bouncy perceptualDuration=0.5 bounce=0.3 !standard
        Animation.smooth(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0
        Animation.snappy(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0.15
        Animation.bouncy(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0.3
        Spring.init(duration:perceptualDuration=0.5, bounce:bounce=0)
        Spring.init(response:response, dampingRatio:dampingFraction)
        Spring.init(mass:mass=1, stiffness:stiffness, damping:damping, allowOverDamping:ignored?)
        Spring.smooth perceptualDuration=0.5 bounce=0 !standard
        Spring.snappy perceptualDuration=0.5 bounce=0.15 !standard
        Spring.bouncy perceptualDuration=0.5 bounce=0.3 !standard
        Spring.smooth(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0
        Spring.snappy(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0.15
        Spring.bouncy(duration:perceptualDuration=0.5, extraBounce:extraBounce=0) bounce=0.3
        UnitCurve.bezier(startControlPoint:point1, endControlPoint:point2)
        Easing.bezier(startControlPoint:point1, endControlPoint:point2)
        UnitCurve.linear curve=linear
        UnitCurve.easeIn curve=easeIn
        UnitCurve.easeOut curve=easeOut
        UnitCurve.easeInOut curve=easeInOut
        Easing.linear curve=linear
        Easing.easeIn curve=easeIn
        Easing.easeOut curve=easeOut
        Easing.easeInOut curve=easeInOut
        Easing.bezier(startControlPoint:point1, endControlPoint:point2)
        modifier.delay(_:delay)
        modifier.speed(_:speed)
        modifier.repeatForever(autoreverses:autoreverses?) repeatCount=forever autoreverses=true
        modifier.repeatCount(_:repeatCount, autoreverses:autoreverses?) autoreverses=true
        modifier.logicallyComplete(after:ignored)
        withAnimation() !system
        withAnimation(_:animation, ...)
        UIView.animate(_:animation, changes:ignored?, completion:ignored?)
        *.animation(_:animation, value:ignored?, body:ignored?)
        *.animation() !system
        *.transaction(value:ignored)
        SpringKeyframe(_:ignored, duration:duration?, spring:spring?, startVelocity:ignored?) !cut
        CubicKeyframe(_:ignored, duration:duration, startVelocity:ignored?, endVelocity:ignored?) !neighbors
        LinearKeyframe(_:ignored, duration:duration, timingCurve:easing?) curve=linear
        MoveKeyframe(_:ignored) duration=0 curve=steps(1,start)
        """

    static let uiKit = """
        UIView.animate(withDuration:duration, delay:delay?, usingSpringWithDamping:dampingRatio, \
            initialSpringVelocity:velocity, options:options?, ...)
        UIView.animate(withDuration:duration, delay:delay?, options:options?, ...) curve=easeInOut
        UIView.animate(springDuration:perceptualDuration=0.5, bounce:bounce=0, initialSpringVelocity:velocity=0, \
            delay:delay=0, options:options?, ...)
        UIView.animateKeyframes(withDuration:duration, delay:delay?, options:ignored?, ...) !keyframes
        UIView.addKeyframe(withRelativeStartTime:begin, relativeDuration:length, ...)
        UIView.transition(with:ignored, duration:duration, options:options?, ...) curve=easeInOut
        UIView.transition(from:ignored, to:ignored, duration:duration, options:options?, ...) curve=easeInOut
        UIView.setAnimationDuration(_:duration)
        UIViewPropertyAnimator(duration:duration, curve:easing, ...)
        UIViewPropertyAnimator(duration:duration, controlPoint1:point1, controlPoint2:point2, ...)
        UIViewPropertyAnimator(duration:duration, dampingRatio:dampingRatio, ...)
        UIViewPropertyAnimator(duration:duration, timingParameters:easing)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration:duration, delay:delay, options:options?, \
            ...) curve=easeInOut
        UICubicTimingParameters() !system
        UICubicTimingParameters(animationCurve:easing)
        UICubicTimingParameters(controlPoint1:point1, controlPoint2:point2)
        UISpringTimingParameters() !system
        UISpringTimingParameters(dampingRatio:dampingRatio, initialVelocity:velocity?)
        UISpringTimingParameters(mass:mass, stiffness:stiffness, damping:damping, initialVelocity:velocity) \
            !duration-ignored
        UISpringTimingParameters(duration:perceptualDuration=0.5, bounce:bounce=0, initialVelocity:velocity=0) \
            !duration-ignored
        Easing.linear curve=linear
        Easing.easeIn curve=easeIn
        Easing.easeOut curve=easeOut
        Easing.easeInOut curve=easeInOut
        AnimationCurve.linear curve=linear
        AnimationCurve.easeIn curve=easeIn
        AnimationCurve.easeOut curve=easeOut
        AnimationCurve.easeInOut curve=easeInOut
        AnimationOptions.curveLinear curve=linear
        AnimationOptions.curveEaseIn curve=easeIn
        AnimationOptions.curveEaseOut curve=easeOut
        AnimationOptions.curveEaseInOut curve=easeInOut
        AnimationOptions.repeat repeatCount=forever
        AnimationOptions.autoreverse autoreverses=true
        """

    static let coreAnimation = """
        CAMediaTimingFunction(name:easing)
        CAMediaTimingFunction(controlPoints:x1, _:y1, _:x2, _:y2)
        CASpringAnimation(perceptualDuration:perceptualDuration, bounce:bounce, ...)
        CASpringAnimation(keyPath:ignored?, mass:mass=1, stiffness:stiffness=100, damping:damping=10, \
            initialVelocity:velocity=0, duration:duration?, beginTime:delay?, repeatCount:repeatCount?, \
            autoreverses:autoreverses?, speed:speed?, ...)
        CABasicAnimation(keyPath:ignored?, duration:duration?, timingFunction:easing?, beginTime:delay?, \
            repeatCount:repeatCount?, autoreverses:autoreverses?, speed:speed?, ...)
        CAKeyframeAnimation(keyPath:ignored?, duration:duration?, timingFunction:easing?, beginTime:delay?, \
            repeatCount:repeatCount?, autoreverses:autoreverses?, speed:speed?, ...) !keyframes
        CATransition(duration:duration?, timingFunction:easing?, ...)
        CATransaction.setAnimationDuration(_:duration)
        CATransaction.setAnimationTimingFunction(_:easing)
        Easing.linear curve=linear
        Easing.easeIn curve=easeIn
        Easing.easeOut curve=easeOut
        Easing.easeInEaseOut curve=easeInOut
        Easing.default curve=default
        CAMediaTimingFunctionName.linear curve=linear
        CAMediaTimingFunctionName.easeIn curve=easeIn
        CAMediaTimingFunctionName.easeOut curve=easeOut
        CAMediaTimingFunctionName.easeInEaseOut curve=easeInOut
        CAMediaTimingFunctionName.default curve=default
        kCAMediaTimingFunctionLinear curve=linear
        kCAMediaTimingFunctionEaseIn curve=easeIn
        kCAMediaTimingFunctionEaseOut curve=easeOut
        kCAMediaTimingFunctionEaseInEaseOut curve=easeInOut
        kCAMediaTimingFunctionDefault curve=default
        """
}
