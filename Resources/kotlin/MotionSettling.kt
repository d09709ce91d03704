/** The seconds until Core Animation considers a spring settled; null for other curves. */
fun settlingDuration(curve: MotionCurve): Double? {
    if (curve !is MotionSpring) return null
    val omega = sqrt(curve.stiffness / curve.mass)
    val decay = curve.damping / (2 * curve.mass)
    if (decay < omega * (1 - 4 * 1.0.ulp)) {
        val swing = (decay - curve.initialVelocity) / sqrt((omega - decay) * (omega + decay))
        return maxOf(0.0, -ln(0.001 / (1 + abs(swing))) / decay)
    }
    var first: Int? = null
    for (look in 0..10_000) {
        if (abs(1 - curve.progress(look * 0.1)) >= 0.001) {
            first = null
            continue
        }
        val start = first ?: look
        if ((look - start) * 0.1 > 1) return start * 0.1
        first = start
    }
    return Double.POSITIVE_INFINITY
}
