import androidx.compose.animation.AnimatedVisibilityScope
import androidx.compose.animation.ContentTransform
import androidx.compose.animation.EnterExitState
import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.tween
import androidx.compose.animation.togetherWith
import androidx.compose.runtime.Composable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.remember

/** A transition for `NavDisplay` or `AnimatedContent` in which only the layers move. */
val motionTransform = EnterTransition.None togetherWith ExitTransition.None

/** The reverse transition in `AnimatedContent`, which would draw the arriving screen in front. */
val motionPopTransform = ContentTransform(EnterTransition.None, ExitTransition.None, targetContentZIndex = -1f)

/**
 * Returns the layers of a screen as it appears and disappears in Navigation 3, `AnimatedContent`,
 * or `AnimatedVisibility`. One clock drives all layers, so predictive back seeks them together.
 * `moving` adjusts them during a transition, and `still` at rest.
 */
@Composable
fun <Layers> AnimatedVisibilityScope.motionLayers(
    enter: MotionOperation<Layers>?,
    exit: MotionOperation<Layers>?,
    rest: Layers,
    moving: (Layers) -> Layers = { it },
    still: (Layers) -> Layers = { it },
): () -> Layers {
    // Negative while the screen appears, and 0 once it's visible.
    val clock = transition.animateFloat(
        transitionSpec = {
            val operation = if (targetState == EnterExitState.PostExit) exit else enter
            tween(operation?.milliseconds ?: 0, easing = LinearEasing)
        },
        label = "motion",
    ) { state ->
        when (state) {
            EnterExitState.PreEnter -> -(enter?.end ?: 0.0)
            EnterExitState.Visible -> 0.0
            EnterExitState.PostExit -> exit?.end ?: 0.0
        }.toFloat()
    }
    val layers = remember(clock, enter, exit, rest) {
        derivedStateOf {
            val time = clock.value.toDouble()
            val now = when {
                enter != null && time <= 0 -> enter.at(enter.end + time)
                exit != null -> exit.at(time)
                else -> rest
            }
            val isStill = transition.currentState == transition.targetState
            if (isStill) still(now) else moving(now)
        }
    }
    return { layers.value }
}

private val MotionOperation<*>.milliseconds get() = (end * 1000).roundToInt()

/** The layer as it is after the motion: not hidden, and without clear background, mask, or hole. */
val MotionLayer.settled
    get() = copy(isHidden = false, isClear = false, maskCenter = null, holeCenter = null)

/**
 * The layer drawn in front of a cover, but only as visible as behind it: inside the cover's hole,
 * or fading in as the cover fades out.
 */
fun MotionLayer.before(cover: MotionLayer) = if (cover.holeCenter == null) {
    copy(opacity = opacity * (1 - cover.opacity))
} else {
    copy(maskCenter = cover.holeCenter, maskDiameter = cover.holeDiameter)
}

/** The cover drawn behind such a layer; it stays opaque while the layer fades in. */
val MotionLayer.after get() = if (holeCenter == null) copy(opacity = 1.0) else this
