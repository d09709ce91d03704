import androidx.compose.animation.AnimatedVisibilityScope
import androidx.compose.animation.EnterExitState
import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.tween
import androidx.compose.animation.togetherWith
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue

/** A transition for `NavDisplay` or `AnimatedContent` in which only the layers move. */
val motionTransform = EnterTransition.None togetherWith ExitTransition.None

/**
 * The layers of a screen while it appears and disappears: in Navigation 3, `AnimatedContent`, and
 * `AnimatedVisibility`. One clock runs them, so predictive back seeks everything at once.
 */
@Composable
fun <Layers> AnimatedVisibilityScope.motionLayers(
    enter: MotionOperation<Layers>?,
    exit: MotionOperation<Layers>?,
    rest: Layers,
): () -> Layers {
    // Negative while the screen appears, and 0 once it's there.
    val time by transition.animateFloat(
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
    return {
        when {
            enter != null && time <= 0 -> enter.at(enter.end + time)
            exit != null -> exit.at(time.toDouble())
            else -> rest
        }
    }
}

private val MotionOperation<*>.milliseconds get() = (end * 1000).roundToInt()
