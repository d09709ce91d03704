import assert from "node:assert/strict";
import test from "node:test";
import { curveText, namedCurves, timing } from "../../../Resources/web/player/curve.js";
import { settlingDuration, springNumbers } from "../../../Resources/web/player/spring.js";
import { motif } from "./motif.js";

/** As in timeline.test.js; times and settling durations are stated in full precision, too. */
const tolerance = 1e-9;

const isNear = (one, other, allowed = tolerance) => Math.abs(one - other) <= allowed * Math.max(1, Math.abs(other));

/** Where a Bézier is vertical, an error of 1 in 2^52 in its x moves its y by the cube root of that. */
const toleranceOf = curve => (curve === vertical ? 1e-5 : tolerance);

const vertical = { cubicBezier: [1, 0, 0, 1] };

const curves = [
  ...Object.keys(namedCurves),
  { cubicBezier: [0.2, 0, 0, 1] },
  { cubicBezier: [0.68, -0.55, 0.27, 1.55] },
  vertical,
  { steps: 1 },
  ...["start", "end", "none", "both"].map(position => ({ steps: 4, position })),
  { linear: [[0, 0], [0.2, 0.5], [0.2, 0.7], [1, 1]] },
  { linear: [[0.25, 0.1], [0.75, 0.9]] },
  { spring: { dampingRatio: 0.5, initialVelocity: 0 } },
  { spring: { dampingRatio: 1, initialVelocity: 3 } },
  { spring: { dampingRatio: 0.8, initialVelocity: -2 } },
  { spring: { duration: 0.5, bounce: 0.3 } },
  { spring: { duration: 0.5, bounce: 0 } },
  { spring: { duration: 0.5, bounce: -0.4 } },
  { spring: { response: 0.55, dampingFraction: 0.825 } },
  { spring: { response: 0.4, dampingFraction: 1.6 } },
  { spring: { mass: 1, stiffness: 300, damping: 20, initialVelocity: 0 } },
  { spring: { mass: 2, stiffness: 50, damping: 40, initialVelocity: 5 } },
];

/** A curve as motif reads it. Only that of straight lines has no text of its own. */
const spelled = curve => (curve.linear ? JSON.stringify(curve) : curveText(curve));

const duration = 0.6;

/** The progress at 21 times, by a name that 'motif curve' reads as the same curve. */
for (const curve of curves) {
  test(`${spelled(curve)} is the curve of that text for 'motif curve'`, () => {
    const times = Array.from({ length: 21 }, (_, index) => `--at=${index * 5}%`);
    const { values, forms, settlingTime } = motif("curve", spelled(curve), `--duration=${duration}`, ...times);
    const progressAt = timing(curve, duration);
    assert.equal(values.length, 21);
    for (const { fraction, progress } of values) {
      const own = progressAt(fraction);
      assert.ok(isNear(own, progress, toleranceOf(curve)), `at ${fraction} it is ${own}, not ${progress}`);
    }
    if (curve.spring) compareSprings(curve, forms.coreAnimation, settlingTime);
  });
}

/** Only a spring with a damping ratio has no settling time of its own: its duration decides it. */
const compareSprings = (curve, stated, settlingTime) => {
  const own = springNumbers(curve.spring, duration);
  for (const name of ["mass", "stiffness", "damping", "initialVelocity"]) {
    assert.ok(isNear(own[name], stated[name]), `${name}: ${own[name]}, not ${stated[name]}`);
  }
  const settling = settlingDuration(curve);
  if (curve.spring.dampingRatio !== undefined) assert.equal(settling, undefined);
  else assert.ok(isNear(settling, settlingTime), `${settling}, not ${settlingTime}`);
};
