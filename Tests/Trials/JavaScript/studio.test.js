import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";
import { motionOf } from "./motif.js";

const { pathOf, Failure } = await import("../../../Resources/web/studio/api.js");
const { choicesIn } = await import("../../../Resources/web/studio/choosers.js");
const { differences, Side } = await import("../../../Resources/web/studio/comparison.js");
const { common, own } = await import("../../../Resources/web/studio/fields.js");
const { verdictOf } = await import("../../../Resources/web/studio/verdict.js");
const words = await import("../../../Resources/web/studio/words.js");
const { changesSince, compareAddress, counted, pageOf, valueWords } = words;

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
    [{ type: "color" }, { colorSpace: "srgb", components: [0, 0, 1], alpha: 1 }, "#0000ff"],
    [{ type: "color" }, "#00f", "#00f"],
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

test("values that aren't valid can't be saved, and an attempt that failed for another reason can be repeated", () => {
  const valid = { obstacles: [], problems: [] };
  const rows = [
    [{ obstacles: [] }, "Checking…", true], [valid, "Can be saved", true],
    [{ ...valid, failure: "overlap" }, "Can be saved, but the motion can’t be evaluated", true],
    [{ ...valid, isSaving: true }, "Saving…", false],
    [{ ...valid, problems: ["Too long", "Too high"] }, "Can’t be saved: Too long. Too high", false],
    [{ ...valid, obstacles: ["Invalid entry"], trouble: ["Locked"] }, "Can’t be saved: Invalid entry", false],
    [{ ...valid, trouble: ["Another process is writing"] }, "Not saved: Another process is writing", true],
  ];
  for (const [known, text, canSave] of rows) {
    const verdict = verdictOf(known);
    assert.deepEqual([verdict.text, verdict.canSave], [text, canSave]);
  }
  const canBeRetried = status => new Failure(status, { message: "" }).canBeRetried;
  assert.deepEqual([0, 400, 401, 404, 409, 422, 500, 503, 507].filter(canBeRetried), [0, 401, 500, 503, 507]);
});

test("what others saved has every change, the oldest first", () => {
  const history = [
    { revision: 4, changed: [{ name: "tags", oldText: "circle", newText: "circle, calm" }] },
    { revision: 3, changed: [{ name: "duration", oldText: "0.3 s", newText: "0.4 s" }, { name: "accepts" }] },
    { revision: 2, changed: [{ name: "title", newText: "Calm" }] },
  ];
  assert.deepEqual(changesSince(history, 2), ["duration 0.3 s → 0.4 s", "accepts", "tags circle → circle, calm"]);
  assert.deepEqual(changesSince(history.slice(2), 1), ["title none → Calm"]);
});

test("a field changes its part of a document, and nothing else", () => {
  const item = { title: "Red", tags: ["a"], color: { colorSpace: "srgb", components: [1, 0, 0], alpha: 0.5 } };
  const field = name => [...common, ...own.item, ...own.device].find(one => one.name === name);
  const rows = [
    ["tags", item, "a", " b, ,c ", { tags: ["b", "c"] }],
    ["summary", item, "", " ", { summary: undefined }],
    // The control of a color has no alpha.
    ["color", item, "#ff0000", "#0000ff", { color: "#0000ff80" }],
    ["color", { color: "#00ff00" }, "#00ff00", "#0000ff", { color: "#0000ff" }],
    ["width", { screen: { width: 1, height: 2 } }, 1, "320.5", { screen: { width: 320.5, height: 2 } }],
    ["height", {}, "", "480", { screen: { height: 480 } }],
    ["family", {}, "phone", "tablet", { family: "tablet" }],
  ];
  for (const [name, document, shown, typed, change] of rows) {
    assert.equal(field(name).read(document), shown, name);
    assert.deepEqual(field(name).write(typed, document), change, name);
  }
});

test("sides that have the same value differ if only one of them shares it", () => {
  const withAlias = one => (one.name === "expandDuration" ? { ...one, alias: "base" } : one);
  const shared = { ...expand, parameters: expand.parameters.map(withAlias) };
  const own = new Side("own", expand);
  const differing = { name: "expandDuration", a: "0.35 s", b: "0.35 s {base}" };
  assert.deepEqual(differences(own, new Side("shared", shared)), [differing]);
  // A changed value is no longer the shared one.
  const tuned = new Side("tuned", shared, { expandDuration: 0.4 });
  assert.deepEqual(differences(own, tuned), [{ name: "expandDuration", a: "0.35 s", b: "0.4 s" }]);
});

test("a conflict is said before anything else, and its button chooses", () => {
  const conflict = "noor saved another value. Choose one";
  const known = { obstacles: [], problems: [], conflict };
  assert.deepEqual(verdictOf(known), { text: conflict, level: "bad", canSave: true });
  assert.equal(verdictOf({ ...known, obstacles: ["Too long"] }).canSave, false);
});

test("a value’s motion is its duration, its curve, or both", async () => {
  const { curvePoints, motionOfValue } = await import("../../../Resources/web/studio/value-motion.js");
  const alias = resolved => ({ value: "base", resolved });
  const rows = [
    ["duration", 0.2, { curve: "linear", duration: 0.2 }], ["duration", alias(0.3), { curve: "linear", duration: 0.3 }],
    ["curve", "easeIn", { curve: "easeIn", duration: 1 }],
    ["timing", { curve: alias("easeOut"), duration: alias(0.4) }, { curve: "easeOut", duration: 0.4 }],
    ["timing", alias({ curve: "easeOut", duration: 0.4 }), { curve: "easeOut", duration: 0.4 }],
    ["length", 12, undefined],
  ];
  for (const [valueType, value, motion] of rows) {
    assert.deepEqual(motionOfValue({ valueType, value }), motion, valueType);
  }
  assert.deepEqual(curvePoints("linear", 10, 80, 1, 2), [[10, 90], [50, 50], [90, 10]]);
});
