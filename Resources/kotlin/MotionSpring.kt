/** A spring from 0 to 1 with Core Animation's parameters and a velocity in distances per second. */
data class MotionSpring(
    val mass: Double = 1.0,
    val stiffness: Double,
    val damping: Double,
    val initialVelocity: Double = 0.0,
) : MotionCurve {
    // The remaining distance is exp(-decay * t), times a factor that depends on the damping.
    private val omega = sqrt(stiffness / mass)
    private val decay = damping / (2 * mass)
    private val exactRatio = damping / (2 * mass * omega)
    private val ratio = if (abs(exactRatio - 1) <= 4 * 1.0.ulp) 1.0 else exactRatio

    override fun over(duration: Double): (Double) -> Double = { progress(it * duration) }

    /** The progress after a number of seconds. */
    fun progress(seconds: Double): Double = when {
        seconds <= 0 -> 0.0
        ratio < 1 -> {
            val rate = omega * sqrt((1 - ratio) * (1 + ratio))
            val swing = (decay - initialVelocity) / rate
            1 - exp(-decay * seconds) * (cos(rate * seconds) + swing * sin(rate * seconds))
        }
        ratio == 1.0 -> 1 - exp(-omega * seconds) * (1 + (omega - initialVelocity) * seconds)
        else -> {
            val rate = omega * sqrt((ratio - 1) * (ratio + 1))
            val swing = (1 - (decay - initialVelocity) / rate) / 2
            val slow = omega * (omega / (decay + rate))
            1 - exp(-slow * seconds) * (1 + swing * expm1(-2 * rate * seconds))
        }
    }
}
