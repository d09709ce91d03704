import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

const { validCurve } = await import("../../web/player/curve-forms.js");
const { fragmentOf, valuesIn } = await import("../../web/player/fragment.js");
const { hex } = await import("../../web/player/contents.js");
const { isInside, readValue, writtenValue } = await import("../../web/player/values.js");

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
