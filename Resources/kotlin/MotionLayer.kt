/**
 * A layer at a moment in time: its frame at rest, and how it has moved from there. Lengths are in
 * dp, angles in degrees.
 */
data class MotionLayer(
    /** The frame at rest. */
    val frame: MotionFrame,
    /** Whether this screen is hidden until the motion ends. */
    val isHidden: Boolean = false,
    /** Whether the background of this screen is clear until the motion ends. */
    val isClear: Boolean = false,
    val opacity: Double = 1.0,
    val scale: Double = 1.0,
    val scaleX: Double = 1.0,
    val scaleY: Double = 1.0,
    val centerX: Double = frame.x + frame.width / 2,
    val centerY: Double = frame.y + frame.height / 2,
    val width: Double = frame.width,
    val height: Double = frame.height,
    val cornerRadius: Double = 0.0,
    val translationX: Double = 0.0,
    val translationY: Double = 0.0,
    val rotationX: Double = 0.0,
    val rotationY: Double = 0.0,
    val rotationZ: Double = 0.0,
    /** The translation inward from an edge of the screen. */
    val offset: Double = 0.0,
    val edge: MotionEdge = MotionEdge.Top,
    /** The distance by which every side is moved outward. */
    val outset: Double = 0.0,
    /** The center, on the screen, of the circle to which the layer is clipped. */
    val maskCenter: MotionPoint? = null,
    val maskDiameter: Double = 0.0,
    /** The center, on the screen, of the circle that is cut out of the layer. */
    val holeCenter: MotionPoint? = null,
    val holeDiameter: Double = 0.0,
    val shadow: MotionShadow? = null,
    val shadowOpacity: Double = 0.0,
    val shadowRadius: Double = 0.0,
    /** The point about which the layer scales and rotates, as fractions of its width and height. */
    val anchor: MotionPoint = MotionPoint(0.5, 0.5),
    /** The distance of the viewer from the screen. */
    val perspective: Double? = null,
    /** The frame of the Lottie animation that the layer shows. */
    val lottieFrame: Double = 0.0,
)

enum class MotionEdge { Top, Bottom, Leading, Trailing }

data class MotionShadow(val color: MotionColor, val offset: MotionPoint = MotionPoint(0.0, 0.0))
