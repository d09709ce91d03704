/** The forms in which curves are edited: their numbers, and which of these are valid. */

import { namedCurves } from "./curve.js";
import { isInside } from "./numbers.js";

const any = {};
const positive = { exclusiveMinimum: 0 };
const unit = { minimum: 0, maximum: 1 };

/**
* Forms of curves: each number with the range of its slider and its bounds, functions that read the numbers from a
* curve and make a curve from them, and the initial numbers.
 */
export const curveForms = {
  cubicBezier: {
    label: "cubic-bezier(…)",
    fields: [
      ["x1", 0, 1, unit],
      ["y1", -1, 2, any],
      ["x2", 0, 1, unit],
      ["y2", -1, 2, any],
    ],
    read: ({ cubicBezier }) => cubicBezier,
    make: numbers => ({ cubicBezier: numbers }),
    start: [0.25, 0.1, 0.25, 1],
  },
  dampingRatio: {
    label: "spring (UIKit)",
    fields: [
      ["damping ratio", 0.05, 1, positive],
      ["initial velocity", 0, 10, any],
    ],
    read: ({ spring }) =>
      spring?.dampingRatio !== undefined && [spring.dampingRatio, spring.initialVelocity ?? 0],
    make: ([dampingRatio, initialVelocity]) => ({ spring: { dampingRatio, initialVelocity } }),
    start: [0.7, 0],
  },
  bounce: {
    label: "spring (duration and bounce)",
    fields: [
      ["duration (s)", 0.05, 2, positive],
      ["bounce", -0.9, 0.9, any],
    ],
    read: ({ spring }) => spring?.bounce !== undefined && [spring.duration, spring.bounce],
    make: ([duration, bounce]) => ({ spring: { duration, bounce } }),
    start: [0.5, 0.2],
  },
  response: {
    label: "spring (response)",
    fields: [
      ["response (s)", 0.05, 2, positive],
      ["damping fraction", 0.05, 2, positive],
    ],
    read: ({ spring }) => spring?.response !== undefined && [spring.response, spring.dampingFraction],
    make: ([response, dampingFraction]) => ({ spring: { response, dampingFraction } }),
    start: [0.5, 0.8],
  },
  mass: {
    label: "spring (Core Animation)",
    fields: [
      ["mass", 0.1, 10, positive],
      ["stiffness", 1, 1000, positive],
      ["damping", 0.5, 100, positive],
      ["initial velocity", 0, 20, any],
    ],
    read: ({ spring }) =>
      spring?.mass !== undefined && [
        spring.mass,
        spring.stiffness,
        spring.damping,
        spring.initialVelocity ?? 0,
      ],
    make: ([mass, stiffness, damping, initialVelocity]) => ({
      spring: { mass, stiffness, damping, initialVelocity },
    }),
    start: [1, 100, 12, 0],
  },
};

/** The name of a curve or of its form; `saved` for a curve that can't be edited here. */
export const formOf = curve =>
  typeof curve === "string"
    ? curve
    : Object.keys(curveForms).find(name => curveForms[name].read(curve)) ?? "saved";

/** The positions at which the steps of a curve may jump. */
const jumpPositions = ["start", "end", "none", "both"];

/** Curves without a form of their own: whether they are valid. */
const otherCurves = {
  steps: ({ steps, position = "end" }) =>
    Number.isInteger(steps) && steps >= (position === "none" ? 2 : 1) && jumpPositions.includes(position),
  linear: ({ linear: stops }) =>
    Array.isArray(stops) &&
    stops.length > 1 &&
    stops.every(stop => Array.isArray(stop) && stop.length === 2 && stop.every(Number.isFinite)) &&
    stops.every(([time], index) => index === 0 || time >= stops[index - 1][0]),
};

/** A curve with only the members of its form; `undefined` if it isn't valid. */
export const validCurve = curve => {
  if (typeof curve === "string") return Object.hasOwn(namedCurves, curve) ? curve : undefined;
  if (typeof curve !== "object" || curve === null) return undefined;
  const other = Object.keys(otherCurves).find(name => Object.hasOwn(curve, name));
  if (other) return otherCurves[other](curve) ? curve : undefined;
  const form = curveForms[formOf(curve)];
  if (!form) return undefined;
  const numbers = [...form.read(curve)];
  const isValid = form.fields.every(([, , , bounds], index) => isInside(bounds, numbers[index]));
  return isValid && numbers.length === form.fields.length ? form.make(numbers) : undefined;
};
