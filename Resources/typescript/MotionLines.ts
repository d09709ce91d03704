/** Straight lines through points of fraction and progress, like `linear()` in CSS. */
export function lines(...points: [number, number][]): MotionCurve {
  "worklet";
  const progress = (fraction: number): number => {
    "worklet";
    const past = points.filter(([time]) => time <= fraction).length;
    const last = points[past - 1];
    if (last?.[0] === fraction) return last[1];
    const index = Math.min(Math.max(past, 1), points.length - 1);
    const [from, to] = [points[index - 1]!, points[index]!];
    if (from[0] >= to[0]) return past === 0 ? from[1] : to[1];
    return from[1] + ((fraction - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  };
  return curveOf(progress);
}
