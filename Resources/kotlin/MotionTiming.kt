/** A timing curve. */
fun interface MotionCurve {
    /** Returns the progress at each fraction of this many seconds. */
    fun over(duration: Double): (Double) -> Double
}

/** The time of a movement, in seconds or in progress. */
class MotionTiming(
    val duration: Double,
    val curve: MotionCurve,
    val begin: Double = 0.0,
    private val isReversed: Boolean = false,
) {
    val end = begin + duration
    private val progress = curve.over(duration)

    /** The same timing for the movement back. */
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

    /** The same value for a size, which is never less than 0. */
    fun size(time: Double, from: Double, to: Double) = maxOf(0.0, value(time, from, to))
}

/** The motion of an operation, from the start to the end of its time or progress. */
class MotionOperation<Layers>(
    val end: Double,
    val begin: Double = 0.0,
    val at: (Double) -> Layers,
)
