/**
 * A layer at a moment in time: its frame at rest, and how it has moved from there. Lengths are in
 * pixels, angles in degrees.
 */
export interface MotionLayer {
  /** The frame at rest. */
  frame: MotionFrame;
  /** Whether this screen is hidden until the motion ends. */
  isHidden: boolean;
  /** Whether the background of this screen is clear until the motion ends. */
  isClear: boolean;
  opacity: number;
  scale: number;
  scaleX: number;
  scaleY: number;
  centerX: number;
  centerY: number;
  width: number;
  height: number;
  /** The radius of the corners; without one, they stay as the app has them. */
  cornerRadius?: number;
  translationX: number;
  translationY: number;
  rotationX: number;
  rotationY: number;
  rotationZ: number;
  /** The translation inward from an edge of the screen. */
  offset: number;
  edge: "top" | "bottom" | "leading" | "trailing";
  /** The distance by which every side is moved outward. */
  outset: number;
  /** The center, on the screen, of the circle to which the layer is clipped. */
  maskCenter?: MotionPoint | undefined;
  maskDiameter: number;
  /** The center, on the screen, of the circle that is cut out of the layer. */
  holeCenter?: MotionPoint | undefined;
  holeDiameter: number;
  shadow?: { color: MotionColor; offset: MotionPoint };
  shadowOpacity: number;
  shadowRadius: number;
  /** The point about which the layer scales and rotates, as fractions of its width and height. */
  anchor: MotionPoint;
  /** The distance of the viewer from the screen. */
  perspective?: number;
  /** The frame of the Lottie animation that the layer shows. */
  lottieFrame: number;
}

/** A layer at rest in a frame, except for these values. */
export function motionLayer(frame: MotionFrame, values: Partial<MotionLayer> = {}): MotionLayer {
  "worklet";
  return {
    frame,
    isHidden: false,
    isClear: false,
    opacity: 1,
    scale: 1,
    scaleX: 1,
    scaleY: 1,
    centerX: frame.x + frame.width / 2,
    centerY: frame.y + frame.height / 2,
    width: frame.width,
    height: frame.height,
    translationX: 0,
    translationY: 0,
    rotationX: 0,
    rotationY: 0,
    rotationZ: 0,
    offset: 0,
    edge: "top",
    outset: 0,
    maskDiameter: 0,
    holeDiameter: 0,
    shadowOpacity: 0,
    shadowRadius: 0,
    anchor: { x: 0.5, y: 0.5 },
    lottieFrame: 0,
    ...values,
  };
}
