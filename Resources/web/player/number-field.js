/** A field for a number: it reads units, and the arrow keys step it within its bounds. */

import { element } from "./elements.js";
import { clamp } from "./formula.js";
import { isInside, numberIn } from "./numbers.js";

/**
 * The bounds and the step of a number’s control. A bound that the number must not reach is a step away.
 *
 * @param {Record<string, number>} definition
 * @param {number} step
 */
export const boundsOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, step) => ({
  min: minimum ?? (exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + step),
  max: maximum ?? (exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - step),
  step,
});

/** A number some steps away, without the digits that adding leaves behind. */
export const stepped = (value, steps, { min, max, step }) =>
  clamp(Number((value + steps * step).toPrecision(12)), min, max);

/** A field that calls `take` with a valid number, and `refuse` with any other text. */
export class NumberField {
  constructor(definition, attributes, bounds, take, refuse) {
    this.definition = definition;
    this.bounds = bounds;
    const keyboard = bounds.min < 0 ? "text" : "decimal";
    const words = { type: "text", role: "spinbutton", inputmode: keyboard, autocomplete: "off", spellcheck: "false" };
    this.field = element("input", { class: "number", ...words, ...attributes });
    this.field.addEventListener("input", () => {
      const value = numberIn(definition, this.field.value);
      if (!isInside(definition, value)) return refuse(this.field.value);
      this.mark(value);
      take(value);
    });
    // A unit is shown beside the field.
    this.field.addEventListener("change", () => {
      const value = numberIn(definition, this.field.value);
      if (isInside(definition, value)) this.show(value);
    });
    this.field.addEventListener("keydown", event => this.press(event, take));
  }

  press(event, take) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const value = numberIn(this.definition, this.field.value);
    if (!direction || !Number.isFinite(value)) return;
    event.preventDefault();
    const next = stepped(value, direction * (event.shiftKey ? 10 : 1), this.bounds);
    this.show(next);
    take(next);
  }

  show(value) {
    this.field.value = value;
    this.mark(value);
  }

  mark(value) {
    this.field.setAttribute("aria-valuenow", value);
  }
}
