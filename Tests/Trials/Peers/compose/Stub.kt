// The declarations of Jetpack Compose that exported files and the app of Examples/Team use, with the signatures of androidx but without bodies.
//
// Source: https://github.com/androidx/androidx, compose/{animation,foundation,runtime,ui}, and
// https://developer.android.com/reference/kotlin/androidx/compose

// A file of Kotlin has one package; compose-types makes a file of each section.

// package androidx.compose.runtime
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

interface State<out T> { val value: T }

operator fun <T> State<T>.getValue(thisObj: Any?, property: kotlin.reflect.KProperty<*>): T = value

fun <T> derivedStateOf(calculation: () -> T): State<T> = object : State<T> { override val value get() = calculation() }

@Composable inline fun <T> remember(vararg keys: Any?, crossinline calculation: () -> T): T = calculation()

// package androidx.compose.ui.unit
@JvmInline value class Dp(val value: Float)

inline val Double.dp: Dp get() = Dp(toFloat())

inline val Int.dp: Dp get() = Dp(toFloat())

interface Density {
    val density: Float
    fun Dp.toPx(): Float = value * density
}

// package androidx.compose.ui.geometry
class Offset(val x: Float, val y: Float) { companion object { val Zero = Offset(0f, 0f) } }

class Size(val width: Float, val height: Float)

class CornerRadius(val x: Float, val y: Float)

class Rect(val left: Float, val top: Float, val right: Float, val bottom: Float)

fun Rect(offset: Offset, size: Size): Rect = Rect(offset.x, offset.y, size.width, size.height)

fun Rect(center: Offset, radius: Float): Rect = Rect(center.x, center.y, radius, radius)

class RoundRect

fun RoundRect(rect: Rect, cornerRadius: CornerRadius): RoundRect = RoundRect()

// package androidx.compose.ui.graphics
@JvmInline value class Color(val value: Long) {
    companion object {
        val Gray = Color(0)
        val White = Color(1)
    }
}

@JvmInline value class ClipOp(val value: Int) {
    companion object {
        val Difference = ClipOp(0)
        val Intersect = ClipOp(1)
    }
}

interface Path {
    fun addOval(oval: androidx.compose.ui.geometry.Rect)
    fun addRoundRect(roundRect: androidx.compose.ui.geometry.RoundRect)
}

fun Path(): Path = TODO()

@JvmInline value class TransformOrigin(val packed: Long)

fun TransformOrigin(pivotFractionX: Float, pivotFractionY: Float): TransformOrigin = TransformOrigin(0)

interface GraphicsLayerScope : androidx.compose.ui.unit.Density {
    var scaleX: Float
    var scaleY: Float
    var alpha: Float
    var translationX: Float
    var translationY: Float
    var rotationX: Float
    var rotationY: Float
    var rotationZ: Float
    var cameraDistance: Float
    var transformOrigin: TransformOrigin
}

/** What the last layer was given, on a screen of Android's density for 420 dpi. */
object Recorded : GraphicsLayerScope {
    override val density = 2.625f
    override var scaleX = 1f
    override var scaleY = 1f
    override var alpha = 1f
    override var translationX = 0f
    override var translationY = 0f
    override var rotationX = 0f
    override var rotationY = 0f
    override var rotationZ = 0f
    override var cameraDistance = 8f
    override var transformOrigin = TransformOrigin(0)
}

fun androidx.compose.ui.Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): androidx.compose.ui.Modifier {
    Recorded.block()
    return this
}

// package androidx.compose.ui.graphics.drawscope
interface DrawScope : androidx.compose.ui.unit.Density {
    val size: androidx.compose.ui.geometry.Size
    fun drawRect(color: androidx.compose.ui.graphics.Color)
}

interface ContentDrawScope : DrawScope { fun drawContent() }

inline fun DrawScope.clipPath(
    path: androidx.compose.ui.graphics.Path,
    clipOp: androidx.compose.ui.graphics.ClipOp = androidx.compose.ui.graphics.ClipOp.Intersect,
    block: DrawScope.() -> Unit,
): Unit = block()

// package androidx.compose.ui
interface Modifier { companion object : Modifier }

// package androidx.compose.ui.draw
fun androidx.compose.ui.Modifier.drawBehind(
    onDraw: androidx.compose.ui.graphics.drawscope.DrawScope.() -> Unit,
): androidx.compose.ui.Modifier = this

fun androidx.compose.ui.Modifier.drawWithContent(
    onDraw: androidx.compose.ui.graphics.drawscope.ContentDrawScope.() -> Unit,
): androidx.compose.ui.Modifier = this

// package androidx.compose.animation.core
fun interface Easing { fun transform(fraction: Float): Float }

class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) : Easing {
    override fun transform(fraction: Float): Float = fraction
}

val LinearEasing: Easing = Easing { it }

val FastOutSlowInEasing: Easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)

object Spring { const val DampingRatioLowBouncy = 0.75f }

interface AnimationSpec<T>

interface FiniteAnimationSpec<T> : AnimationSpec<T>

class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : FiniteAnimationSpec<T>

class SpringSpec<T>(val dampingRatio: Float, val stiffness: Float, val visibilityThreshold: T?) : FiniteAnimationSpec<T>

fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing = FastOutSlowInEasing): TweenSpec<T> =
    TweenSpec(durationMillis, delayMillis, easing)

fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f, visibilityThreshold: T? = null): SpringSpec<T> =
    SpringSpec(dampingRatio, stiffness, visibilityThreshold)

class Transition<S>(val currentState: S, val targetState: S, val fraction: Float) {
    interface Segment<S> {
        val initialState: S
        val targetState: S
    }
}

inline fun <S> Transition<S>.animateFloat(
    noinline transitionSpec: Transition.Segment<S>.() -> FiniteAnimationSpec<Float> = { spring() },
    label: String = "FloatAnimation",
    targetValueByState: (state: S) -> Float,
): androidx.compose.runtime.State<Float> {
    val (from, to) = targetValueByState(currentState) to targetValueByState(targetState)
    return object : androidx.compose.runtime.State<Float> { override val value = from + (to - from) * fraction }
}

// package androidx.compose.animation
enum class EnterExitState { PreEnter, Visible, PostExit }

interface AnimatedVisibilityScope { val transition: androidx.compose.animation.core.Transition<EnterExitState> }

class EnterTransition {
    operator fun plus(enter: EnterTransition): EnterTransition = enter

    companion object { val None = EnterTransition() }
}

class ExitTransition { companion object { val None = ExitTransition() } }

class ContentTransform(
    val targetContentEnter: EnterTransition,
    val initialContentExit: ExitTransition,
    targetContentZIndex: Float = 0f,
) {
    var targetContentZIndex: Float = targetContentZIndex
}

infix fun EnterTransition.togetherWith(exit: ExitTransition): ContentTransform = ContentTransform(this, exit)

fun fadeIn(
    animationSpec: androidx.compose.animation.core.FiniteAnimationSpec<Float> = androidx.compose.animation.core.spring(),
    initialAlpha: Float = 0f,
): EnterTransition = EnterTransition.None

fun fadeOut(
    animationSpec: androidx.compose.animation.core.FiniteAnimationSpec<Float> = androidx.compose.animation.core.spring(),
    targetAlpha: Float = 0f,
): ExitTransition = ExitTransition.None

fun scaleIn(
    animationSpec: androidx.compose.animation.core.FiniteAnimationSpec<Float> = androidx.compose.animation.core.spring(),
    initialScale: Float = 0f,
): EnterTransition = EnterTransition.None

@androidx.compose.runtime.Composable
fun animateColorAsState(
    targetValue: androidx.compose.ui.graphics.Color,
    animationSpec: androidx.compose.animation.core.AnimationSpec<androidx.compose.ui.graphics.Color>,
    label: String = "ColorAnimation",
): androidx.compose.runtime.State<androidx.compose.ui.graphics.Color> = TODO()

@androidx.compose.runtime.Composable
fun AnimatedVisibility(
    visible: Boolean,
    modifier: androidx.compose.ui.Modifier = androidx.compose.ui.Modifier,
    enter: EnterTransition = fadeIn(),
    exit: ExitTransition = fadeOut(),
    label: String = "AnimatedVisibility",
    content: @androidx.compose.runtime.Composable AnimatedVisibilityScope.() -> Unit,
) {}

interface AnimatedContentScope : AnimatedVisibilityScope

interface AnimatedContentTransitionScope<S> : androidx.compose.animation.core.Transition.Segment<S>

@androidx.compose.runtime.Composable
fun <S> AnimatedContent(
    targetState: S,
    modifier: androidx.compose.ui.Modifier = androidx.compose.ui.Modifier,
    transitionSpec: AnimatedContentTransitionScope<S>.() -> ContentTransform,
    label: String = "AnimatedContent",
    content: @androidx.compose.runtime.Composable AnimatedContentScope.(targetState: S) -> Unit,
) {}

// package androidx.compose.foundation
fun androidx.compose.ui.Modifier.background(
    color: androidx.compose.ui.graphics.Color,
): androidx.compose.ui.Modifier = this

// package androidx.compose.foundation.layout
interface BoxScope

@androidx.compose.runtime.Composable
fun Box(
    modifier: androidx.compose.ui.Modifier = androidx.compose.ui.Modifier,
    content: @androidx.compose.runtime.Composable BoxScope.() -> Unit,
) {}

@androidx.compose.runtime.Composable
fun Box(modifier: androidx.compose.ui.Modifier) {}

fun androidx.compose.ui.Modifier.size(size: androidx.compose.ui.unit.Dp): androidx.compose.ui.Modifier = this

fun androidx.compose.ui.Modifier.fillMaxSize(fraction: Float = 1f): androidx.compose.ui.Modifier = this

fun androidx.compose.ui.Modifier.offset(
    x: androidx.compose.ui.unit.Dp = androidx.compose.ui.unit.Dp(0f),
    y: androidx.compose.ui.unit.Dp = androidx.compose.ui.unit.Dp(0f),
): androidx.compose.ui.Modifier = this
