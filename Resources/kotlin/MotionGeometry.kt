data class MotionPoint(val x: Double, val y: Double)

data class MotionSize(val width: Double, val height: Double) {
    val bounds get() = MotionFrame(0.0, 0.0, width, height)
}

data class MotionFrame(val x: Double, val y: Double, val width: Double, val height: Double) {
    val center get() = MotionPoint(x + width / 2, y + height / 2)

    fun inset(distance: Double) =
        MotionFrame(x + distance, y + distance, width - 2 * distance, height - 2 * distance)
}
