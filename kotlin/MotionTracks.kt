/** One of several movements of a property, one after the other. */
class MotionTrack(val timing: MotionTiming, val from: Double, val to: Double)

/** The value of the last of the tracks that has begun, or of the first one. */
fun follow(time: Double, vararg tracks: MotionTrack): Double {
    val ordered = tracks.sortedBy { it.timing.begin }
    val track = ordered.lastOrNull { it.timing.begin <= time } ?: ordered.first()
    return track.timing.value(time, track.from, track.to)
}
