/** A timing curve. */
fun interface MotionCurve {
    /** Returns the progress as a function of the fraction of a duration in seconds. */
    fun over(duration: Double): (Double) -> Double
}

/** The timing of a movement, in seconds or in units of progress. */
class MotionTiming(
    val duration: Double,
    val curve: MotionCurve,
    val begin: Double = 0.0,
    private val isReversed: Boolean = false,
) {
    val end = begin + duration
    private val progress = curve.over(duration)

    /** The timing of the reverse movement. */
    val reversed get() = MotionTiming(duration, curve, begin, !isReversed)

    fun value(time: Double, from: Double, to: Double): Double {
        val start = if (isReversed) to else from
        val stop = if (isReversed) from else to
        return when {
            time < begin -> start
            time >= end -> stop
            else -> start + (stop - start) * progress((time - begin) / (end - begin))
        }
    }

    /** The value of a size, which is never negative. */
    fun size(time: Double, from: Double, to: Double) = maxOf(0.0, value(time, from, to))
}

/** The motion of an operation over a range of time or progress. */
class MotionOperation<Layers>(
    val end: Double,
    val begin: Double = 0.0,
    val at: (Double) -> Layers,
)
