/** The control of a curve: a choice of its form, and sliders for the form’s numbers. */

import { curveText, namedCurves } from "./curve.js";
import { element } from "./elements.js";

const isAny = () => true;
const isPositive = value => value > 0;
const isInUnit = value => value >= 0 && value <= 1;

/**
* Forms of curves: each number with the range of its slider and its condition, functions that read the numbers from a
* curve and make a curve from them, and the initial numbers.
 */
const curveForms = {
  cubicBezier: {
    label: "cubic-bezier(…)",
    fields: [
      ["x1", 0, 1, isInUnit],
      ["y1", -1, 2, isAny],
      ["x2", 0, 1, isInUnit],
      ["y2", -1, 2, isAny],
    ],
    read: ({ cubicBezier }) => cubicBezier,
    make: numbers => ({ cubicBezier: numbers }),
    start: [0.25, 0.1, 0.25, 1],
  },
  dampingRatio: {
    label: "spring (UIKit)",
    fields: [
      ["damping ratio", 0.05, 1, isPositive],
      ["initial velocity", 0, 10, isAny],
    ],
    read: ({ spring }) =>
      spring?.dampingRatio !== undefined && [spring.dampingRatio, spring.initialVelocity ?? 0],
    make: ([dampingRatio, initialVelocity]) => ({ spring: { dampingRatio, initialVelocity } }),
    start: [0.7, 0],
  },
  bounce: {
    label: "spring (duration and bounce)",
    fields: [
      ["duration (s)", 0.05, 2, isPositive],
      ["bounce", -0.9, 0.9, isAny],
    ],
    read: ({ spring }) => spring?.bounce !== undefined && [spring.duration, spring.bounce],
    make: ([duration, bounce]) => ({ spring: { duration, bounce } }),
    start: [0.5, 0.2],
  },
  response: {
    label: "spring (response)",
    fields: [
      ["response (s)", 0.05, 2, isPositive],
      ["damping fraction", 0.05, 2, isPositive],
    ],
    read: ({ spring }) => spring?.response !== undefined && [spring.response, spring.dampingFraction],
    make: ([response, dampingFraction]) => ({ spring: { response, dampingFraction } }),
    start: [0.5, 0.8],
  },
  mass: {
    label: "spring (Core Animation)",
    fields: [
      ["mass", 0.1, 10, isPositive],
      ["stiffness", 1, 1000, isPositive],
      ["damping", 0.5, 100, isPositive],
      ["initial velocity", 0, 20, isAny],
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
const formOf = curve =>
  typeof curve === "string"
    ? curve
    : Object.keys(curveForms).find(name => curveForms[name].read(curve)) ?? "saved";

/** A choice of named curves and forms, with the numbers of the selected form. */
export class CurveControl {
  constructor({ name, value }, id, take, refuse) {
    Object.assign(this, { name, saved: value, take, refuse });
    const options = this.choices().map(([value, label]) => element("option", { value }, label));
    this.field = element("select", { id }, ...options);
    this.numbers = element("div", { class: "curve-numbers" });
    this.parts = [this.field, this.numbers];
    this.field.addEventListener("change", () => {
      const curve = this.startOf(this.field.value);
      this.set(curve);
      take(curve);
    });
  }

  choices() {
    return [
      ...Object.keys(namedCurves).map(name => [name, name]),
      ...Object.entries(curveForms).map(([name, { label }]) => [name, label]),
      ...(formOf(this.saved) === "saved" ? [["saved", curveText(this.saved)]] : []),
    ];
  }

  /** The initial curve of a choice: the saved one if it has that form. */
  startOf(choice) {
    if (choice === formOf(this.saved)) return this.saved;
    const form = curveForms[choice];
    return form ? form.make(form.start) : choice;
  }

  set(curve) {
    const name = formOf(curve);
    const form = curveForms[name];
    this.field.value = name;
    this.numbers.replaceChildren(...(form ? this.rows(form, [...form.read(curve)]) : []));
  }

  /** A slider and a field for each number of a form, which write to `values`. */
  rows({ fields, make }, values) {
    return fields.map(([label, min, max, accepts], index) => {
      const name = `${this.name}, ${label}`;
      const slider = element("input", { type: "range", min, max, step: "any", "aria-label": name });
      const exact = element("input", { type: "number", step: "any", "aria-label": `${name}, exact` });
      const read = (value, from, to) => {
        if (from.value === "" || !Number.isFinite(value) || !accepts(value)) return this.refuse();
        to.value = values[index] = value;
        this.take(make([...values]));
      };
      slider.value = exact.value = values[index];
      // A slider's values have too many digits.
      const rounded = () => Number(Number(slider.value).toPrecision(3));
      slider.addEventListener("input", () => read(rounded(), slider, exact));
      exact.addEventListener("input", () => read(Number(exact.value), exact, slider));
      return element("label", {}, element("span", {}, label), slider, exact);
    });
  }
}
