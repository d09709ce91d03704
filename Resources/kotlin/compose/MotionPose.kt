/**
 * The scale about a layer's anchor and the translation, in dp, that move content from the layer's
 * frame at rest to its current frame.
 */
class MotionPose(layer: MotionLayer) {
    val scaleX: Double
    val scaleY: Double
    val translationX: Double
    val translationY: Double

    init {
        val (frame, anchor) = layer.frame to layer.anchor
        val scales = MotionPoint(layer.scale * layer.scaleX, layer.scale * layer.scaleY)
        val inward = if (layer.edge == MotionEdge.Top || layer.edge == MotionEdge.Leading) 1 else -1
        val isVertical = layer.edge == MotionEdge.Top || layer.edge == MotionEdge.Bottom
        val offset = layer.offset * inward
        scaleX = (layer.width * scales.x + 2 * layer.outset) / frame.width
        scaleY = (layer.height * scales.y + 2 * layer.outset) / frame.height
        translationX = shift(layer.centerX, layer.width, scales.x, anchor.x, frame.x, frame.width, scaleX) +
            layer.translationX + if (isVertical) 0.0 else offset
        translationY = shift(layer.centerY, layer.height, scales.y, anchor.y, frame.y, frame.height, scaleY) +
            layer.translationY + if (isVertical) offset else 0.0
    }

    /** The translation that moves the center, after scaling about the anchor, to its position. */
    private fun shift(
        center: Double,
        length: Double,
        scale: Double,
        anchor: Double,
        start: Double,
        rest: Double,
        whole: Double,
    ): Double {
        val pivot = start + anchor * rest
        val target = center + (anchor - 0.5) * length * (1 - scale)
        return target - (pivot + (start + rest / 2 - pivot) * whole)
    }
}
