/**
* Timing curves: functions from a curve as in kinds and parameters, and the duration of its segment in seconds, to the
 * progress after a fraction of the duration.
 */

import { NoValue } from "./formula.js";
import { springMotion, springNumbers } from "./spring.js";

export const namedCurves = {
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
  default: [0.25, 0.1, 0.25, 1],
};

/** y for x of the Bézier from (0, 0) to (1, 1). */
const bezier = ([x1, y1, x2, y2]) => {
  if (x1 === y1 && x2 === y2) return x => x;
  const cubic = (first, second) => t =>
    ((1 - 3 * (second - first)) * t + 3 * (second - 2 * first)) * t * t + 3 * first * t;
  const [x, y] = [cubic(x1, x2), cubic(y1, y2)];
  return fraction => {
    let [low, high] = [0, 1];
    // Bisection reaches the last bit, whatever the slope.
    for (let step = 0; step < 52; step += 1) {
      const middle = (low + high) / 2;
      if (x(middle) < fraction) low = middle;
      else high = middle;
    }
    return y((low + high) / 2);
  };
};

/** Jumps from level to level, one at each step's start or end. */
const steps = (count, position = "end") => {
  const lead = position === "start" || position === "both" ? 1 : 0;
  const jumps = { start: count, end: count, none: count - 1, both: count + 1 }[position];
  return fraction => Math.min(Math.floor(fraction * count) + lead, jumps) / jumps;
};

/** Straight lines from stop to stop; if two have the same time, the later one applies from then on. */
const piecewiseLinear = stops => fraction => {
  let after = stops.findIndex(([time]) => time > fraction);
  if (after < 0) after = stops.length;
  if (after > 0 && stops[after - 1][0] === fraction) return stops[after - 1][1];
  const index = Math.min(Math.max(after, 1), stops.length - 1);
  const [[t0, p0], [t1, p1]] = [stops[index - 1], stops[index]];
  if (t0 >= t1) return after === 0 ? p0 : p1;
  return p0 + ((fraction - t0) / (t1 - t0)) * (p1 - p0);
};

/** A spring moves in seconds, whatever the duration after which its segment ends. */
const springOver = (spring, duration) => {
  const motion = springMotion(springNumbers(spring, duration));
  if (!motion) throw new NoValue("the spring doesn’t move");
  return fraction => motion.value(fraction * duration);
};

/** The function of a curve over a duration in seconds, for fractions from 0 to 1. */
export const timing = (curve, duration) => {
  if (curve.steps) return steps(curve.steps, curve.position);
  if (curve.linear) return piecewiseLinear(curve.linear);
  const inside = curve.spring
    ? springOver(curve.spring, duration)
    : bezier(curve.cubicBezier ?? namedCurves[curve]);
  return fraction => (fraction <= 0 ? 0 : fraction >= 1 ? 1 : inside(fraction));
};

/** A curve as text. */
export const curveText = curve => {
  if (typeof curve === "string") return curve;
  if (curve.cubicBezier) return `cubic-bezier(${curve.cubicBezier.join(", ")})`;
  if (curve.steps) return `steps(${curve.steps}, ${curve.position ?? "end"})`;
  if (curve.linear) return `linear with ${curve.linear.length} stops`;
  const numbers = Object.entries(curve.spring).map(([name, value]) => `${name}: ${value}`);
  return `spring(${numbers.join(", ")})`;
};
