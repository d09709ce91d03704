fun lerp(start: Double, end: Double, fraction: Double) = start * (1 - fraction) + end * fraction

/** The nearest whole number; halves are rounded away from zero. */
fun rounded(number: Double): Double {
    val whole = truncate(number)
    return if (abs(number - whole) >= 0.5) whole + sign(number) else whole
}

/** The distance from a point to the farthest corner of a screen. */
fun farthest(point: MotionPoint, size: MotionSize) = hypot(
    maxOf(abs(point.x), abs(size.width - point.x)),
    maxOf(abs(point.y), abs(size.height - point.y)),
)
