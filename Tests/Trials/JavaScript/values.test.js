import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";
import { motif } from "./motif.js";

const { validCurve } = await import("../../../Resources/web/player/curve-forms.js");
const { fragmentOf, valuesIn } = await import("../../../Resources/web/player/fragment.js");
const { hex } = await import("../../../Resources/web/player/contents.js");
const { Edits } = await import("../../../Resources/web/player/edits.js");
const { easingNamed, easingOf, easings } = await import("../../../Resources/web/player/easings.js");
const { boundsOf, stepped } = await import("../../../Resources/web/player/number-field.js");
const { isInside, numberIn } = await import("../../../Resources/web/player/numbers.js");
const { readValue, writtenValue } = await import("../../../Resources/web/player/values.js");

const half = { red: 1, green: 0.5019607843137255, blue: 0, alpha: 0.4 };

test("a link has the values that a control could set", () => {
  const duration = { name: "duration", type: "duration", exclusiveMinimum: 0, maximum: 10 };
  const rows = [
    [duration, "0.4", 0.4], [duration, "10", 10], [duration, "0", undefined], [duration, "10.1", undefined],
    [duration, "", undefined], [duration, "fast", undefined], [duration, "Infinity", undefined],
    [{ type: "integer" }, "3", 3], [{ type: "integer" }, "3.5", undefined],
    [{ type: "boolean" }, "true", true], [{ type: "boolean" }, "yes", undefined],
    [{ type: "text" }, "", ""], [{ type: "text" }, "a & b", "a & b"],
    [{ type: "choice", choices: ["up", "down"] }, "down", "down"],
    [{ type: "choice", choices: ["up", "down"] }, "left", undefined],
    [{ type: "color" }, "#ff8000", { ...half, alpha: 1 }], [{ type: "color" }, "#ff800066", half],
    [{ type: "color" }, "#ff80", undefined], [{ type: "color" }, "red", undefined],
    [{ type: "point", value: { x: 0, y: 0 } }, '{"x":1,"y":2}', { x: 1, y: 2 }],
    [{ type: "point", value: { x: 0, y: 0 } }, '{"x":1}', undefined],
    [{ type: "point", value: { x: 0, y: 0 } }, '{"x":1,"y":2,"z":3}', undefined],
    [{ type: "point", value: { x: 0, y: 0 } }, '{"x":1,"y":"2"}', undefined],
    [{ type: "curve" }, "easeIn", "easeIn"], [{ type: "curve" }, "constructor", undefined],
    [{ type: "curve" }, '{"cubicBezier":[0,0,1,1]}', { cubicBezier: [0, 0, 1, 1] }],
    [{ type: "reference" }, "expand", undefined],
  ];
  for (const [definition, text, value] of rows) {
    assert.deepEqual(readValue(definition, text), value, `${definition.type} ${text}`);
    if (value !== undefined) assert.deepEqual(readValue(definition, writtenValue(definition, value)), value);
  }
});

test("a fragment keeps the values that it was made of", () => {
  const types = { curve: "curve", label: "text", gap: "number" };
  const definitions = Object.entries(types).map(([name, type]) => ({ name, type }));
  const values = { curve: { spring: { duration: 0.5, bounce: 0.2 } }, label: "a=b&c #1", gap: -1.5 };
  const changes = definitions.map(definition => ({ definition, value: values[definition.name] }));
  assert.deepEqual(valuesIn(`#${fragmentOf(changes)}`, definitions), values);
  assert.deepEqual(valuesIn("#gap=wide&unknown=1&label=x", definitions), { label: "x" });
  assert.equal(fragmentOf([]), "");
});

test("a curve keeps only the members of its form", () => {
  const bounce = { spring: { duration: 0.5, bounce: 0.2 } };
  const rows = [
    ["linear", "linear"], ["ease", undefined], [null, undefined], [3, undefined],
    [{ cubicBezier: [0.5, -1, 1, 2] }, { cubicBezier: [0.5, -1, 1, 2] }],
    [{ cubicBezier: [1.5, 0, 1, 1] }, undefined], [{ cubicBezier: [0, 0, 1] }, undefined],
    [{ spring: { ...bounce.spring, color: "red" } }, bounce], [{ spring: { duration: 0, bounce: 0 } }, undefined],
    [{ spring: { dampingRatio: 0.5 } }, { spring: { dampingRatio: 0.5, initialVelocity: 0 } }],
    [{ spring: { mass: 1, stiffness: 100 } }, undefined],
    [{ steps: 1 }, { steps: 1 }], [{ steps: 0 }, undefined], [{ steps: 1, position: "none" }, undefined],
    [{ steps: 2, position: "middle" }, undefined],
    [{ linear: [[0, 0], [0, 1]] }, { linear: [[0, 0], [0, 1]] }], [{ linear: [[1, 0], [0, 1]] }, undefined],
    [{ linear: [[0, 0]] }, undefined], [{ linear: [[0, 0], [1, "1"]] }, undefined],
  ];
  for (const [curve, valid] of rows) assert.deepEqual(validCurve(curve), valid, JSON.stringify(curve));
});

test("bounds of numbers are inclusive or exclusive", () => {
  const definition = { type: "number", minimum: 1, exclusiveMaximum: 2 };
  assert.deepEqual([0.9, 1, 1.9, 2, NaN].map(value => isInside(definition, value)), [false, true, true, false, false]);
});

test("a color has alpha only if it isn't opaque", () => {
  assert.equal(hex(half), "#ff800066");
  assert.equal(hex({ ...half, alpha: 1 }), "#ff8000");
});

test("a number can have the units of its type, as on the command line", () => {
  const rows = [
    ["duration", "400ms", 0.4], ["duration", " 0.4 s ", 0.4], ["duration", "1e-1", 0.1], ["duration", "400 m", NaN],
    ["duration", "90°", NaN], ["angle", "90°", 90], ["angle", "0.25turn", 90], ["angle", "-1.5deg", -1.5],
    ["angle", "1rad", 180 / Math.PI], ["length", "12pt", 12], ["fraction", "55%", 0.55], ["number", ".5", 0.5],
    ["number", "5%", NaN], ["integer", "3", 3], ["number", "", NaN], ["number", "1 2", NaN],
    ["number", "Infinity", NaN],
  ];
  for (const [type, text, number] of rows) assert.equal(numberIn({ type }, text), number, `${type} ${text}`);
  for (const text of ["400ms", "0.4 s", "1e-1"]) {
    motif("update", "expand", "--set", `expandDuration=${text}`);
    const { document } = motif("show", "expand");
    assert.equal(numberIn({ type: "duration" }, text), document.parameters.expandDuration, text);
  }
});

test("an arrow key steps within the bounds, without stray digits", () => {
  const bounds = boundsOf({ exclusiveMinimum: 0, maximum: 10 }, 0.01);
  const rows = [
    [0.35, 1, 0.36], [0.1, 2, 0.12], [0.35, -10, 0.25], [0.05, -10, 0.01], [9.995, 1, 10], [0.345, 1, 0.355],
  ];
  for (const [value, steps, result] of rows) assert.equal(stepped(value, steps, bounds), result, `${value} ${steps}`);
  assert.equal(stepped(3, -10, boundsOf({ minimum: 1 }, 1)), 1);
  assert.equal(stepped(3, -10, boundsOf({}, 1)), -7);
});

test("edits are undone and repeated, and one drag is one edit", () => {
  const edits = new Edits("");
  for (const [state, time] of [["a", 0], ["ab", 100], ["abc", 200]]) edits.note(state, "duration", time);
  edits.note("curve", "curve", 300);
  edits.note("curve", "curve", 5000);
  assert.deepEqual([edits.move(-1), edits.move(-1), edits.move(-1)], ["abc", "", undefined]);
  assert.deepEqual([edits.move(1), edits.move(1), edits.move(1)], ["abc", "curve", undefined]);
  edits.move(-1);
  edits.note("other", "duration", 5100);
  assert.deepEqual([edits.move(1), edits.move(-1)], [undefined, "abc"]);
});

test("everything can be reset after an edit was undone", () => {
  const edits = new Edits("");
  edits.note("a", "duration", 0);
  edits.note("ab", "curve", 1);
  edits.move(-1);
  // A reset has no subject, and no change before it that it could belong to.
  edits.note("", undefined, 2);
  assert.deepEqual([edits.move(1), edits.move(-1)], [undefined, "a"]);
});

test("named easings are those of motif, each with its source", () => {
  for (const { source, curves } of easings) {
    assert.match(source, /^https:/);
    for (const [name, curve] of Object.entries(curves)) {
      assert.equal(easingOf(easingNamed(name)).name, name);
      if (!curve.spring) assert.deepEqual(motif("curve", name).curve, curve, name);
    }
  }
  assert.equal(easingOf({ cubicBezier: [0, 0.1, 1, 1] }), undefined);
  assert.equal(easingNamed("constructor"), undefined);
});
