/** Values of parameters: which of them are valid, and their text in addresses and commands. */

import { hex } from "./contents.js";
import { validCurve } from "./curve-forms.js";
import { namedCurves } from "./curve.js";
import { isInside, numberIn } from "./numbers.js";

/** The types whose values are one number. */
export const numericTypes = ["duration", "length", "angle", "number", "fraction", "integer"];

/** The types whose values are several named numbers. */
export const compoundTypes = ["point", "size", "frame"];

/** The components of `#rrggbb` or `#rrggbbaa`; `undefined` for any other text. */
export const colorOfDigits = text => {
  if (!/^#([\da-f]{2}){3,4}$/i.test(text)) return undefined;
  const [red, green, blue, alpha = 1] = text.match(/[\da-f]{2}/gi).map(digits => parseInt(digits, 16) / 255);
  return { red, green, blue, alpha };
};

/** The value of JSON text; `undefined` if it isn't JSON. */
const parsed = text => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An object with finite numbers for these keys and no others; `undefined` otherwise. */
const numbersFor = (keys, value) => {
  const isComplete = keys.length === Object.keys(value ?? {}).length;
  return isComplete && keys.every(key => Number.isFinite(value[key])) ? value : undefined;
};

/**
 * The value that a text stands for in an address; `undefined` if the parameter can't have it. Addresses come from
 * anywhere, so only values that a control could set are accepted.
 */
export const readValue = (definition, text) => {
  const { type, choices, value: saved } = definition;
  if (numericTypes.includes(type)) {
    const value = numberIn(definition, text);
    return isInside(definition, value) ? value : undefined;
  }
  if (compoundTypes.includes(type)) return numbersFor(Object.keys(saved ?? {}), parsed(text));
  return {
    boolean: () => ({ true: true, false: false })[text],
    text: () => text,
    choice: () => (choices.includes(text) ? text : undefined),
    color: () => colorOfDigits(text),
    curve: () => validCurve(Object.hasOwn(namedCurves, text) ? text : parsed(text)),
  }[type]?.();
};

/** The value of a parameter as documents have it: a color as its digits. */
export const documentValue = ({ type }, value) => (type === "color" && value ? hex(value) : value);

/** The text of a value, which `readValue` and the command read. */
export const writtenValue = (definition, value) => {
  const stored = documentValue(definition, value);
  return typeof stored === "object" ? JSON.stringify(stored) : String(stored);
};
