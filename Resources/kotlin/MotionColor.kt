/** A color in sRGB, with components from 0 to 1. */
data class MotionColor(
    val red: Double,
    val green: Double,
    val blue: Double,
    val alpha: Double = 1.0,
)
