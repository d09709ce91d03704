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

/** The way back in `AnimatedContent`, which would otherwise put the arriving screen in front. */
val motionPopTransform = ContentTransform(EnterTransition.None, ExitTransition.None, targetContentZIndex = -1f)

/**
 * The layers of a screen while it appears and disappears: in Navigation 3, `AnimatedContent`, and
 * `AnimatedVisibility`. One clock runs them, so predictive back seeks everything at once. `moving`
 * changes them until the screen is there, and `still` afterward.
 */
@Composable
fun <Layers> AnimatedVisibilityScope.motionLayers(
    enter: MotionOperation<Layers>?,
    exit: MotionOperation<Layers>?,
    rest: Layers,
    moving: (Layers) -> Layers = { it },
    still: (Layers) -> Layers = { it },
): () -> Layers {
    // Negative while the screen appears, and 0 once it's there.
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

/** The layer without what hides it, or parts of it, until the motion has ended. */
val MotionLayer.settled
    get() = copy(isHidden = false, isClear = false, maskCenter = null, holeCenter = null)

/**
 * The layer in front of a cover instead of behind it: it is as visible through the cover's hole, or
 * while the cover fades.
 */
fun MotionLayer.before(cover: MotionLayer) = if (cover.holeCenter == null) {
    copy(opacity = opacity * (1 - cover.opacity))
} else {
    copy(maskCenter = cover.holeCenter, maskDiameter = cover.holeDiameter)
}

/** The cover behind that layer: it stays there while the layer fades in front of it. */
val MotionLayer.after get() = if (holeCenter == null) copy(opacity = 1.0) else this
