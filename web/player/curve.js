/**
* Timing curves: functions from a curve as in kinds and parameters, and the duration of its segment in seconds, to the
 * progress after a fraction of the duration.
 */

import { clamp, NoValue } from "./formula.js";

export const namedCurves = {
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
  default: [0.25, 0.1, 0.25, 1],
};

/** The distance at which UIKit and Core Animation consider a spring settled. */
const rest = 0.001;

/** UIKit’s smallest damping ratio, and the durations in seconds for which it computes a spring. */
const uiKitLimits = { ratio: 1.1920929e-7, shortest: 0.01, longest: 10 };

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

/** The frequency at which UIKit’s spring settles within a time, by Newton’s method from 5 / time. */
const uiKitFrequency = (ratio, velocity, time) => {
  let omega = 5 / time;
  for (let step = 0; step < 12; step += 1) {
    if (ratio < 1) {
      const root = Math.sqrt(1 - ratio * ratio);
      const share = (ratio * omega - velocity) / (omega * root);
      const decay = Math.exp(-ratio * omega * time);
      const slope = decay * (velocity / (omega * omega * root) - ratio * time * share);
      omega -= (rest - Math.abs(share) * decay) / (share > 0 ? -slope : slope);
    } else {
      const decay = Math.exp(-omega * time);
      const value = (omega >= velocity ? -rest : rest) + (1 + (omega - velocity) * time) * decay;
      omega -= value / (time * time * (velocity - omega) * decay);
    }
  }
  return omega;
};

/** The frequency, damping ratio and initial velocity of a spring in any of its forms. */
const springNumbers = (spring, duration) => {
  if (spring.mass !== undefined) {
    const omega = Math.sqrt(spring.stiffness / spring.mass);
    return [omega, spring.damping / (2 * spring.mass * omega), spring.initialVelocity ?? 0];
  }
  if (spring.bounce !== undefined) {
    const { bounce } = spring;
    return [(2 * Math.PI) / spring.duration, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), 0];
  }
  if (spring.response !== undefined) return [(2 * Math.PI) / spring.response, spring.dampingFraction, 0];
  const ratio = clamp(spring.dampingRatio, uiKitLimits.ratio, 1);
  const velocity = spring.initialVelocity ?? 0;
  const time = clamp(duration, uiKitLimits.shortest, uiKitLimits.longest);
  return [uiKitFrequency(ratio, velocity, time), ratio, velocity];
};

/** The closed form of m·x″ + c·x′ + k·x = 0 from 0 to 1, over seconds. */
const springMotion = ([omega, ratio, velocity]) => {
  if (![omega, ratio, velocity].every(Number.isFinite) || omega <= 0) {
    throw new NoValue("the spring doesn’t move");
  }
  if (Math.abs(ratio - 1) <= 1e-15) return t => 1 - Math.exp(-omega * t) * (1 + (omega - velocity) * t);
  const mean = ratio * omega;
  const rate = omega * Math.sqrt(Math.abs((1 - ratio) * (1 + ratio)));
  const swing = (mean - velocity) / rate;
  if (ratio < 1) return t => 1 - Math.exp(-mean * t) * (Math.cos(rate * t) + swing * Math.sin(rate * t));
  const [slow, fast] = [omega * (omega / (mean + rate)), mean + rate];
  return t => 1 - ((1 + swing) / 2) * Math.exp(-slow * t) - ((1 - swing) / 2) * Math.exp(-fast * t);
};

/** A spring moves in seconds, whatever the duration after which its segment ends. */
const springOver = (spring, duration) => {
  const motion = springMotion(springNumbers(spring, duration));
  return fraction => motion(fraction * duration);
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
