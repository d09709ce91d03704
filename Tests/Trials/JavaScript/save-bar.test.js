import { answers, asked, operations, pass, refusal, settled, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

const { SaveBar } = await studio("save-bar");

const duration = { name: "duration", type: "duration", unit: " s", text: "0.3 s" };
const tint = { name: "tint", type: "color", text: "#ff0000", alias: "brand" };
const blue = { red: 0, green: 0, blue: 1, alpha: 1 };

/** A bar, with the changes of a tuner; `calls` are the outcomes that it reported. */
const make = (changes, more = {}) => {
  const calls = [];
  const edits = Object.fromEntries(changes.map(({ definition, value }) => [definition.name, value]));
  const tuner = { obstacles: [], parameters: { changes, edits }, ...more };
  const document = { title: "Expand", parameters: { duration: 0.3, curve: "linear" } };
  const bar = new SaveBar(tuner, {
    state: () => ({ ref: "expand", revision: 3, document }),
    saved: outcome => calls.push(outcome),
    overtaken: async () => calls.push("overtaken"),
    compareAddress: () => `/compare?a=expand#${changes.length}`,
  });
  return { bar, tuner, calls };
};

beforeEach(() => {
  asked.splice(0);
  answers["POST validate"] = { problems: [] };
});

test("changes are listed, with the names of shared values", () => {
  const { bar } = make([{ definition: duration, value: 0.45 }, { definition: tint, value: blue, alias: "accent" }]);
  bar.show();
  const items = [...bar.list.children].map(textOf);
  assert.deepEqual(items, ["duration 0.3 s → 0.45 s", "tint #ff0000 {brand} → #0000ff {accent}"]);
  assert.deepEqual([bar.count.textContent, bar.host.hidden], ["2 changed values", false]);
  assert.equal(bar.compare.getAttribute("href"), "/compare?a=expand#2");
});

test("while a value is dragged, its row stays and only its text changes", () => {
  const { bar, tuner } = make([{ definition: duration, value: 0.45 }]);
  bar.show();
  const [row] = bar.list.children;
  tuner.parameters.changes = [{ definition: duration, value: 0.5 }];
  bar.show();
  assert.equal(bar.list.children[0], row);
  assert.equal(textOf(row), "duration 0.3 s → 0.5 s");
});

test("without changes or refused entries there is no bar, nor while it is paused", () => {
  const none = make([]);
  none.bar.show();
  const refused = make([], { obstacles: ["duration must be at most 10 s"] });
  refused.bar.show();
  const paused = make([{ definition: duration, value: 0.45 }]);
  paused.bar.pause(true);
  assert.deepEqual([none, refused, paused].map(({ bar }) => bar.host.hidden), [true, false, true]);
  assert.equal(globalThis.document.body.classList.contains("has-changes"), false);
  paused.bar.pause(false);
  assert.equal(globalThis.document.body.classList.contains("has-changes"), true);
});

test("the draft has the changed values as documents write them", () => {
  const { bar } = make([{ definition: tint, value: blue }, { definition: duration, value: 0.45, alias: "base" }]);
  const parameters = { curve: "linear", tint: "#0000ff", duration: { value: "base" } };
  assert.deepEqual(bar.draft(), { title: "Expand", parameters });
});

test("a value for all its users is an edit of its own, checked with them", async () => {
  const shared = { slug: "base", isForAll: true };
  const { bar } = make([{ definition: duration, value: 0.45, shared }, { definition: tint, value: blue }]);
  assert.deepEqual(bar.edits, [
    { ref: "value:base", set: { value: 0.45 } }, { ref: "expand", set: { tint: "#0000ff" } },
  ]);
  answers["values/base"] = { document: { slug: "base", value: 0.3 } };
  answers["POST validate"] = ({ text }) => ({
    problems: [], dependents: text ? [{ ref: "fade", problems: [{ message: "duration must be at most 0.4 s" }] }] : [],
  });
  bar.show();
  await pass(200);
  assert.equal(bar.status.textContent, "Can’t be saved: fade: duration must be at most 0.4 s");
  const { text } = asked.find(({ body }) => body?.text).body;
  assert.deepEqual(JSON.parse(text), { slug: "base", value: 0.45 });
});

test("an answer about earlier values is ignored", async () => {
  const { bar, tuner } = make([{ definition: duration, value: 20 }]);
  let answer;
  answers["POST validate"] = () => new Promise(done => (answer = done));
  bar.show();
  await pass(200);
  tuner.parameters.changes = [{ definition: duration, value: 0.5 }];
  answer({ problems: [{ message: "Too long" }] });
  await settled();
  assert.equal(bar.status.textContent, "Checking…");
});

test("shared values are saved first, and give the pattern a revision", async () => {
  const shared = { slug: "base", isForAll: true };
  const { bar, calls } = make([{ definition: duration, value: 0.45, shared }, { definition: tint, value: blue }]);
  answers["patterns/expand"] = { revision: 4 };
  answers["POST operations"] = ({ ref }) => ({ revision: ref === "expand" ? 5 : 2 });
  bar.message.value = " Slower ";
  await bar.run();
  assert.deepEqual(operations(), [
    { op: "update", ref: "value:base", set: { value: 0.45 }, message: "Slower" },
    { op: "update", ref: "expand", set: { tint: "#0000ff" }, expect: 4, message: "Slower" },
  ]);
  const saves = [{ ref: "value:base", revision: 2 }, { ref: "expand", revision: 5 }];
  assert.deepEqual(calls, [{ revision: 5, saves, values: { duration: 0.45, tint: blue } }]);
  assert.equal(bar.message.value, "");
});

test("a failed save shows the reason, and one that came too late is merged", async () => {
  const rows = [
    [refusal(409, "conflict", "Revision 4 is newer"), "Checking…", ["overtaken"], false],
    [refusal(503, "busy", "Another process is writing"), "Not saved: Another process is writing", [], false],
    [refusal(422, "invalid", "No", [{ message: "Too long" }]), "Can’t be saved: Too long", [], true],
  ];
  for (const [answer, words, expected, isDisabled] of rows) {
    const { bar, calls } = make([{ definition: duration, value: 0.45 }]);
    answers["POST operations"] = answer;
    bar.message.value = "Slower";
    await bar.run();
    assert.deepEqual([bar.status.textContent, calls, bar.save.disabled], [words, expected, isDisabled]);
    assert.equal(bar.message.value, "Slower");
  }
});

test("one save runs at a time, and none during a conflict", async () => {
  const { bar, calls } = make([{ definition: duration, value: 0.45 }]);
  answers["POST operations"] = { revision: 4 };
  await Promise.all([bar.run(), bar.run()]);
  assert.equal(operations().length, 1);
  const saving = bar.run();
  bar.conflict = "noor saved another value. Choose one";
  bar.show();
  await bar.run();
  await saving;
  assert.deepEqual([operations().length, calls.includes("overtaken")], [1, false]);
  assert.equal(bar.save.textContent, "Choose…");
  await bar.run();
  assert.deepEqual([operations(), calls.at(-1)], [[], "overtaken"]);
});
