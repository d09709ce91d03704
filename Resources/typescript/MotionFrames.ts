export function bounds(size: MotionSize): MotionFrame {
  "worklet";
  return { x: 0, y: 0, width: size.width, height: size.height };
}

export function center(frame: MotionFrame): MotionPoint {
  "worklet";
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

export function inset(frame: MotionFrame, distance: number): MotionFrame {
  "worklet";
  const { x, y, width, height } = frame;
  return { x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance };
}

/** The distance from a point to the farthest corner of a screen. */
export function farthest(point: MotionPoint, size: MotionSize): number {
  "worklet";
  return Math.hypot(
    Math.max(Math.abs(point.x), Math.abs(size.width - point.x)),
    Math.max(Math.abs(point.y), Math.abs(size.height - point.y)),
  );
}
