/**
 * Formulas. A tree is a number, a boolean, a name, or a list of an operator or function with its operands;
 * `["'", text]` is a text and `[".", base, field]` a member. Values are numbers, booleans, texts, lists, and objects
 * for points, sizes, frames, colors and records; a missing value is `undefined`, and a curve is as in documents.
 */

import { settlingDuration } from "./spring.js";

/** The reason why a formula has no value, for the person who changes the parameters. */
export class NoValue extends Error {}

/** The result of a function or, if a formula has no value, that of a handler for the reason. */
export const attempt = (work, otherwise) => {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof NoValue)) throw problem;
    return otherwise(problem.message);
  }
};

export const clamp = (value, lower, upper) => Math.min(Math.max(value, lower), upper);

/** Returns a finite number; throws `NoValue`, as do the functions below. */
const number = value => {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new NoValue(value === undefined ? "a value is missing" : "a number isn’t finite");
};

/** Returns a value that isn't missing. */
const present = value => {
  if (value !== undefined) return value;
  throw new NoValue("a value is missing");
};

/** Returns a boolean. */
const boolean = value => {
  if (typeof present(value) === "boolean") return value;
  throw new NoValue("a value is not true or false");
};

/** Returns a result whose numbers are all finite. */
const finite = value => {
  const parts = typeof value === "object" && !Array.isArray(value) ? Object.values(value) : [value];
  for (const part of parts) if (typeof part === "number") number(part);
  return value;
};

/** Returns an index in a list, from 0. */
const count = value => {
  if (Number.isInteger(number(value)) && value >= 0) return value;
  throw new NoValue(`${value} is not an index of a list`);
};

const divisor = value => {
  if (number(value) !== 0) return value;
  throw new NoValue("division by zero");
};

/** Whether two values are equal; records and lists are compared by their contents. */
export const same = (one, other) =>
  typeof one === "object" && typeof other === "object"
    ? Object.keys({ ...one, ...other }).every(key => same(one[key], other[key]))
    : one === other;

/** Whether a text precedes another by code points; `<` compares UTF-16 code units. */
const precedes = (one, other) => {
  const [left, right] = [[...one], [...other]];
  const place = left.findIndex((character, index) => character !== right[index]);
  if (place < 0) return left.length < right.length;
  return left[place].codePointAt() < (right[place]?.codePointAt() ?? -1);
};

/** Whether a number or text is less than another. */
const less = (a, b) => (typeof a === "string" ? precedes(a, present(b)) : number(a) < number(b));

/** Reduces a list, or the operands. */
const extreme = choose => (...values) => {
  const numbers = Array.isArray(values[0]) ? values[0] : values;
  if (!numbers.length) throw new NoValue("the list is empty");
  return choose(...numbers.map(number));
};

/** The row and the column of the item with this index in rows of these lengths. */
const cell = (index, rows) => {
  let place = count(index);
  for (const [row, length] of rows.entries()) {
    if (place < count(length)) return { row, column: place };
    place -= length;
  }
  throw new NoValue(`the rows have no item ${index}`);
};

/** Operators and functions by name, for the values of their operands. */
const functions = {
  "+": (a, b) => number(a) + number(b),
  "-": (...operands) => {
    const [a, b] = operands.map(number);
    return operands.length === 1 ? -a : a - b;
  },
  "*": (a, b) => number(a) * number(b),
  "/": (a, b) => number(a) / divisor(b),
  "%": (a, b) => number(a) % divisor(b),
  "==": (a, b) => same(present(a), present(b)),
  "!=": (a, b) => !same(present(a), present(b)),
  "<": (a, b) => less(a, b),
  "<=": (a, b) => !less(b, a),
  ">": (a, b) => less(b, a),
  ">=": (a, b) => !less(a, b),
  "!": a => !boolean(a),
  in: (a, list) => list.some(element => same(present(a), element)),
  "[]": (list, index) => {
    if (count(index) < list.length) return list[index];
    throw new NoValue(`the list has ${list.length} element${list.length === 1 ? "" : "s"}, and none at index ${index}`);
  },
  min: extreme(Math.min),
  max: extreme(Math.max),
  abs: a => Math.abs(number(a)),
  sign: a => Math.sign(number(a)),
  sqrt: a => Math.sqrt(number(a)),
  hypot: (a, b) => Math.hypot(number(a), number(b)),
  floor: a => Math.floor(number(a)),
  ceil: a => Math.ceil(number(a)),
  round: a => Math.sign(number(a)) * Math.round(Math.abs(a)),
  clamp: (a, lower, upper) => {
    if (number(lower) > number(upper)) throw new NoValue(`the bounds ${lower} and ${upper} are in the wrong order`);
    return clamp(number(a), lower, upper);
  },
  lerp: (a, b, fraction) => number(a) * (1 - number(fraction)) + number(b) * fraction,
  point: (x, y) => ({ x: number(x), y: number(y) }),
  size: (width, height) => ({ width: number(width), height: number(height) }),
  frame: (x, y, width, height) => ({ ...functions.point(x, y), ...functions.size(width, height) }),
  center: frame => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }),
  bounds: size => ({ x: 0, y: 0, ...size }),
  farthest: ({ x, y }, { width, height }) =>
    Math.hypot(Math.max(Math.abs(x), Math.abs(width - x)), Math.max(Math.abs(y), Math.abs(height - y))),
  inset: ({ x, y, width, height }, d) => ({
    x: x + d,
    y: y + d,
    width: width - 2 * d,
    height: height - 2 * number(d),
  }),
  count: list => list.length,
  sum: list => list.reduce((sum, element) => sum + number(element), 0),
  row: (index, rows) => cell(index, rows).row,
  column: (index, rows) => cell(index, rows).column,
  color: (red, green, blue) => ({ red: number(red), green: number(green), blue: number(blue), alpha: 1 }),
  contains: (text, part) => text.includes(part),
  startsWith: (text, part) => text.startsWith(part),
  endsWith: (text, part) => text.endsWith(part),
  settlingDuration,
};

/** Operators whose operands aren't all evaluated, or aren't all formulas. */
const forms = {
  "'": ([text]) => text,
  ".": ([base, field], values) => evaluate(base, values)?.[field],
  "&&": ([a, b], values) => boolean(evaluate(a, values)) && boolean(evaluate(b, values)),
  "||": ([a, b], values) => boolean(evaluate(a, values)) || boolean(evaluate(b, values)),
  "?": ([condition, a, b], values) => evaluate(boolean(evaluate(condition, values)) ? a : b, values),
  "??": ([a, b], values) => evaluate(a, values) ?? evaluate(b, values),
};

/** The value of a tree; throws `NoValue`. */
export const evaluate = (tree, values) => {
  if (typeof tree === "string") return values[tree];
  if (typeof tree !== "object") return tree;
  const [sign, ...operands] = tree;
  const form = forms[sign];
  if (form) return form(operands, values);
  return finite(functions[sign](...operands.map(operand => evaluate(operand, values))));
};

/** How far a condition is from being true, 0 if it is; `undefined` if that can’t be measured. */
export const shortfall = (tree, values) => {
  if (boolean(evaluate(tree, values))) return 0;
  const [sign, left, right] = Array.isArray(tree) ? tree : [];
  if (sign === "&&") return shortfall(boolean(evaluate(left, values)) ? right : left, values);
  if (sign === "||") {
    const both = [shortfall(left, values), shortfall(right, values)];
    return both.includes(undefined) ? undefined : Math.min(...both);
  }
  if (!["<", "<=", ">", ">=", "=="].includes(sign)) return undefined;
  const [a, b] = [evaluate(left, values), evaluate(right, values)];
  return typeof a === "number" && typeof b === "number" ? Math.abs(a - b) : undefined;
};

/** The number of a tree. */
export const numberOf = (tree, values) => number(evaluate(tree, values));
