import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";
import { motionOf } from "./motif.js";

const { pathOf, Failure } = await import("../../web/studio/api.js");
const { choicesIn } = await import("../../web/studio/choosers.js");
const { differences, Side } = await import("../../web/studio/comparison.js");
const { compareAddress, counted, pageOf, valueWords } = await import("../../web/studio/words.js");

const expand = motionOf("expand");
const phone = { width: 393, height: 852 };

test("a side has its saved values, some of them changed", () => {
  const saved = new Side("saved", expand);
  const changed = new Side("changed", expand, { expandDuration: 0.7, expandCurve: "linear" });
  assert.deepEqual(differences(saved, saved), []);
  assert.deepEqual(differences(saved, changed), [
    { name: "expandDuration", a: "0.35 s", b: "0.7 s" },
    { name: "expandCurve", a: "easeIn", b: "linear" },
  ]);
  const [short, long] = [saved, changed].map(side => side.timeline("present", "standard", phone).range[1]);
  assert.equal((long - short).toFixed(6), "0.350000");
});

test("a side without an operation or a variant shows one that it has", () => {
  const side = new Side("saved", expand);
  const { screen: _, ...shown } = side.timeline("present", "standard", phone);
  const { screen: __, ...other } = side.timeline("no-such-operation", "no-such-variant", phone);
  assert.equal(JSON.stringify(other), JSON.stringify(shown));
});

test("a parameter that one side doesn't have has no value there", () => {
  const fewer = { ...expand, parameters: expand.parameters.filter(({ name }) => name !== "expandDuration") };
  const [row, ...others] = differences(new Side("all", expand), new Side("fewer", fewer));
  assert.deepEqual([row, others], [{ name: "expandDuration", a: "0.35 s", b: undefined }, []]);
});

test("values are shown as people write them", () => {
  const rows = [
    [{ type: "length", unit: " pt" }, 12.345, "12.35 pt"], [{ type: "number" }, undefined, "none"],
    [{ type: "curve" }, { steps: 3 }, "steps(3, end)"], [{ type: "boolean" }, false, "false"],
    [{ type: "color" }, { red: 0, green: 0, blue: 1, alpha: 1 }, "#0000ff"],
    [{ type: "size" }, { width: 1, height: 2 }, '{"width":1,"height":2}'],
  ];
  for (const [definition, value, text] of rows) assert.equal(valueWords(definition, value), text);
  assert.deepEqual([0, 1, 2].map(count => counted(count, "pattern")), ["0 patterns", "1 pattern", "2 patterns"]);
});

test("addresses have references and choices, and nothing empty", () => {
  assert.equal(pageOf("pattern", "expand@2"), "/patterns/expand%402");
  assert.equal(compareAddress("expand@1", "expand"), "/compare?a=expand%401&b=expand");
  const address = compareAddress("a", "b", "duration=0.4", { operation: "dismiss" });
  assert.equal(address, "/compare?a=a&b=b&operation=dismiss#duration=0.4");
  const query = new URLSearchParams("a=expand&b=&since=1.3&token=x");
  assert.equal(String(choicesIn(query, "a", "b", "since")), "a=expand&since=1.3");
  const paths = ["expand", "expand@2", "kind:fade"].map(pathOf);
  assert.deepEqual(paths, ["patterns/expand", "patterns/expand@2", "kinds/fade"]);
});

test("a failure has the server's problems as sentences, or its message", () => {
  const problems = [{ path: "$.title", message: "must be a text" }];
  const failure = new Failure(422, { code: "invalid", message: "not saved", problems });
  assert.deepEqual(failure.words, ["must be a text"]);
  assert.deepEqual(new Failure(0, { message: "can't be reached" }).words, ["can't be reached"]);
  assert.equal(failure.isConflict, false);
  assert.equal(new Failure(409, { code: "conflict", message: "" }).isConflict, true);
  assert.equal(new Failure(409, { message: "" }).isConflict, false);
});
