/** One of several consecutive movements of a property. */
class MotionTrack(val timing: MotionTiming, val from: Double, val to: Double)

/** The value of the last track that has begun, or of the first track. */
fun follow(time: Double, vararg tracks: MotionTrack): Double {
    val ordered = tracks.sortedBy { it.timing.begin }
    val track = ordered.lastOrNull { it.timing.begin <= time } ?: ordered.first()
    return track.timing.value(time, track.from, track.to)
}
