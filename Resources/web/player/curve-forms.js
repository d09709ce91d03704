/** The forms in which curves are edited: their numbers, and which of these are valid. */

import { namedCurves } from "./curve.js";
import { isInside } from "./numbers.js";

const any = {};
const positive = { exclusiveMinimum: 0 };
const unit = { minimum: 0, maximum: 1 };

/** The numbers that a spring can leave out. */
const usual = { initialVelocity: 0 };

/**
 * A form of springs that have this number: its label, its initial numbers, and by the name of each number what the form
 * calls it, with the range of its slider and its bounds.
 */
const springForm = (marker, label, start, numbers) => {
  const names = Object.keys(numbers);
  return {
    label,
    fields: Object.values(numbers),
    read: ({ spring }) => spring?.[marker] !== undefined && names.map(name => spring[name] ?? usual[name]),
    make: values => ({ spring: Object.fromEntries(names.map((name, index) => [name, values[index]])) }),
    start,
  };
};

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
  dampingRatio: springForm("dampingRatio", "spring (UIKit)", [0.7, 0], {
    dampingRatio: ["damping ratio", 0.05, 1, positive],
    initialVelocity: ["initial velocity", 0, 10, any],
  }),
  bounce: springForm("bounce", "spring (duration and bounce)", [0.5, 0.2], {
    duration: ["duration (s)", 0.05, 2, positive],
    bounce: ["bounce", -0.9, 0.9, any],
  }),
  response: springForm("response", "spring (response)", [0.5, 0.8], {
    response: ["response (s)", 0.05, 2, positive],
    dampingFraction: ["damping fraction", 0.05, 2, positive],
  }),
  mass: springForm("mass", "spring (Core Animation)", [1, 100, 12, 0], {
    mass: ["mass", 0.1, 10, positive],
    stiffness: ["stiffness", 1, 1000, positive],
    damping: ["damping", 0.5, 100, positive],
    initialVelocity: ["initial velocity", 0, 20, any],
  }),
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
