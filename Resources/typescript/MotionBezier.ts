/** A cubic Bézier curve from (0, 0) to (1, 1). */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): MotionCurve {
  "worklet";
  const progress = (fraction: number): number => {
    "worklet";
    if (x1 === y1 && x2 === y2) return fraction;
    // Solving the second half from its end loses less precision.
    return fraction <= 0.5
      ? cubic(y1, y2, solveCubic(x1, x2, fraction))
      : 1 - cubic(1 - y2, 1 - y1, solveCubic(1 - x2, 1 - x1, 1 - fraction));
  };
  return curveOf(progress);
}

function cubic(first: number, second: number, t: number): number {
  "worklet";
  return (((1 - 3 * (second - first)) * t + 3 * (second - 2 * first)) * t + 3 * first) * t;
}

/** Newton's method, falling back to bisection outside the bounds. */
function solveCubic(first: number, second: number, value: number): number {
  "worklet";
  const a = 1 - 3 * (second - first);
  const b = 3 * (second - 2 * first);
  let [low, high, t] = [0, 1, value];
  for (let step = 0; step < 100; step++) {
    const error = cubic(first, second, t) - value;
    if (error === 0) return t;
    if (error < 0) low = t;
    else high = t;
    const last = t;
    t -= error / ((3 * a * t + 2 * b) * t + 3 * first);
    if (!(t > low && t < high)) t = low + (high - low) / 2;
    if (Math.abs(t - last) <= Number.EPSILON * t) return t;
  }
  return t;
}

export const linear = cubicBezier(0, 0, 1, 1);
export const ease = cubicBezier(0.25, 0.1, 0.25, 1);
export const easeIn = cubicBezier(0.42, 0, 1, 1);
export const easeOut = cubicBezier(0, 0, 0.58, 1);
export const easeInOut = cubicBezier(0.42, 0, 0.58, 1);
