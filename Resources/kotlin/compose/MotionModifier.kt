import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.ClipOp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.unit.dp

/**
 * Draws content in the layer's current state. The content must fill the layer's frame at rest. An
 * absent layer isn't drawn.
 */
fun Modifier.motion(layer: () -> MotionLayer?): Modifier = this
    .drawWithContent { layer()?.let { drawInside(it) } }
    .graphicsLayer {
        val values = layer() ?: return@graphicsLayer
        val pose = MotionPose(values)
        alpha = values.opacity.coerceIn(0.0, 1.0).toFloat()
        scaleX = pose.scaleX.toFloat()
        scaleY = pose.scaleY.toFloat()
        translationX = pose.translationX.dp.toPx()
        translationY = pose.translationY.dp.toPx()
        rotationX = values.rotationX.toFloat()
        rotationY = values.rotationY.toFloat()
        rotationZ = values.rotationZ.toFloat()
        transformOrigin = TransformOrigin(values.anchor.x.toFloat(), values.anchor.y.toFloat())
        // Skia's camera measures distance in units of 72 pixels.
        values.perspective?.let { cameraDistance = it.dp.toPx() / 72 }
    }
    .drawWithContent { layer()?.let { drawRounded(it) } }

/** Draws the background of a screen, except while its layer is clear. */
fun Modifier.motionBackground(color: Color, layer: () -> MotionLayer?): Modifier =
    drawBehind { if (layer()?.isClear != true) drawRect(color) }

/** The mask and the hole are in screen coordinates, so they don't move with the content. */
private fun ContentDrawScope.drawInside(layer: MotionLayer) {
    if (layer.isHidden) return
    val mask = layer.maskCenter?.let { circle(it, layer.maskDiameter, layer.frame) }
    val hole = layer.holeCenter?.let { circle(it, layer.holeDiameter, layer.frame) } ?: Path()
    clipPath(hole, ClipOp.Difference) {
        if (mask == null) this@drawInside.drawContent() else clipPath(mask) { this@drawInside.drawContent() }
    }
}

private fun ContentDrawScope.circle(center: MotionPoint, diameter: Double, frame: MotionFrame): Path {
    val middle = Offset((center.x - frame.x).dp.toPx(), (center.y - frame.y).dp.toPx())
    return Path().apply { addOval(Rect(middle, (maxOf(0.0, diameter) / 2).dp.toPx())) }
}

/** The corners stay round when the content is scaled. */
private fun ContentDrawScope.drawRounded(layer: MotionLayer) {
    if (layer.cornerRadius <= 0) return drawContent()
    val pose = MotionPose(layer)
    val radius = layer.cornerRadius.dp.toPx()
    val corners = CornerRadius(radius / pose.scaleX.toFloat(), radius / pose.scaleY.toFloat())
    val shape = Path().apply { addRoundRect(RoundRect(Rect(Offset.Zero, size), corners)) }
    clipPath(shape) { this@drawRounded.drawContent() }
}
