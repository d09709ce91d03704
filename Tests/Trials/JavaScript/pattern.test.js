import {
  answers, asked, fire, operations, pass, press, refusal, settled, studio, textOf, type, visited,
} from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { motionOf } from "./motif.js";

// The page follows events, which come from here.
let hear;
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.defineProperty(globalThis.document, "hidden", { value: false, configurable: true });
globalThis.EventSource = class {
  addEventListener(name, run) {
    if (name !== "change") return;
    hear = async (change, ...documents) => {
      run({ lastEventId: `${change}-a`, data: JSON.stringify({ change, documents }) });
      await settled();
    };
  }
};

const { PatternPage, patternPage } = await studio("pattern");

const { document, history } = globalThis;
const main = document.getElementById("main");
const toasts = document.getElementById("toasts");
const expand = motionOf("expand");
const saved = Object.fromEntries(expand.parameters.map(({ name, value }) => [name, value]));

/** Sets the newest revision: its number, the change that made it, the values that differ, and its author. */
const save = (revision, change, values = {}, author = "mia") => {
  const parameters = expand.parameters.map(one => (one.name in values ? { ...one, value: values[one.name] } : one));
  const player = { ...expand, parameters };
  const document = { title: "Expand", slug: "expand", kind: "expand", parameters: { ...saved, ...values } };
  const entry = { type: "pattern", slug: "expand", revision, author, updated: "2026-01-02T03:04:05Z", document };
  const changed = Object.entries(values).map(([name, value]) => ({ name, oldText: "before", newText: `${value}` }));
  const past = [{ revision, change, action: "updated", author, time: entry.updated, type: "pattern", changed }];
  Object.assign(answers, {
    "patterns/expand": entry, [`patterns/expand@${revision}`]: entry, [`patterns/expand@${revision}/player`]: player,
    "patterns/expand/history": past, "patterns/expand/view": { entry, player, history: past, change },
  });
};

/** Opens the page with new parts. */
const open = async () => {
  document.getElementById("player")?.remove();
  main.replaceChildren();
  await patternPage(main, "expand");
  await settled();
  asked.splice(0);
};
const set = (name, value) => type(document.getElementById(`p-${name}`), value);
const value = name => document.getElementById(`p-${name}`).value;
const bar = () => main.querySelector(".save-bar");
const notices = () => textOf(main.querySelector(".notices"));

beforeEach(async () => {
  toasts.replaceChildren();
  history.replaceState(null, "", "/patterns/expand");
  answers["POST validate"] = { problems: [] };
  answers["POST operations"] = [];
  answers["patterns/expand/code"] = [{ file: "A.swift", line: 3, rule: "reads", level: "note", code: "x" }];
  save(1, 5);
  save(2, 7);
  await open();
});

test("changed values are saved, and can be undone", async () => {
  set("expandDuration", "0.5");
  await pass(200);
  assert.equal(textOf(bar().querySelector(".save-status")), "Can be saved");
  answers["POST operations"] = () => {
    save(3, 8, { expandDuration: 0.5 });
    return { revision: 3 };
  };
  asked.splice(0);
  await press(bar(), "Save");
  assert.deepEqual(operations(), [{ op: "update", ref: "expand", set: { expandDuration: 0.5 }, expect: 2 }]);
  assert.deepEqual([bar().hidden, textOf(toasts), value("expandDuration")], [true, "Saved revision 3Undo×", "0.5"]);
  // The page’s own save is no news.
  await hear(8, "expand");
  assert.deepEqual([asked, notices()], [[], ""]);
  await press(toasts, "Undo");
  assert.deepEqual(operations(), [{ op: "undo", change: 8 }]);
});

test("what one save changes is undone together, the last change first", async () => {
  const page = new PatternPage(main, "expand");
  await page.open();
  answers["values/base/history"] = [{ revision: 3, change: 9 }, { revision: 2, change: 4 }];
  asked.splice(0);
  await page.saved({ revision: 2, saves: [{ ref: "value:base", revision: 2 }, { ref: "expand", revision: 2 }] });
  assert.equal(textOf(toasts), "Saved revision 2 and the shared valueUndo×");
  await press(toasts, "Undo");
  assert.deepEqual(operations(), [{ op: "undo", change: 7 }, { op: "undo", change: 4 }]);
  // Somebody else had saved the same value before, which isn’t this save’s to undo.
  toasts.replaceChildren();
  await page.saved({ revision: 2, action: "unchanged" });
  assert.equal(textOf(toasts), "Saved revision 2×");
});

test("a value that the server writes otherwise is saved all the same", async () => {
  set("expandDuration", "0.5");
  answers["POST operations"] = () => {
    save(3, 8, { expandDuration: 0.5000001 });
    return { revision: 3 };
  };
  await press(bar(), "Save");
  assert.equal(bar().hidden, true);
});

test("the event of a save may come before its answer", async () => {
  set("expandDuration", "0.5");
  let answer;
  answers["POST operations"] = () => new Promise(done => (answer = done));
  await press(bar(), "Save");
  save(3, 8, { expandDuration: 0.5 });
  asked.splice(0);
  await hear(8, "expand");
  assert.deepEqual(asked, []);
  answer({ revision: 3 });
  await settled();
  assert.deepEqual([bar().hidden, notices()], [true, ""]);
});

test("the same change by somebody else isn’t a conflict", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { expandDuration: 0.5 }, "noor");
  await hear(8, "expand");
  assert.match(notices(), /^noor saved revision 3expandDuration before → 0\.5Close$/);
  assert.equal(bar().hidden, true);
});

test("a save by somebody else is merged with edits of other values", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { presentDuration: 0.9 }, "noor");
  await hear(8, "expand");
  assert.match(notices(), /^noor saved revision 3presentDuration before → 0\.9Your changes are kept\./);
  assert.deepEqual([value("presentDuration"), value("expandDuration")], ["0.9", "0.5"]);
  await press(main.querySelector(".notices"), "Close");
  assert.equal(notices(), "");
});

test("if both changed the same value, the user chooses before anything is saved", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { expandDuration: 0.9 }, "noor");
  await hear(8, "expand");
  assert.match(notices(), /^noor saved revision 3.*You are changing the same value/);
  assert.equal(textOf(bar().querySelector(".save-status")), "noor saved another value. Choose one");
  answers["POST merge"] = {
    revision: 3, document: {}, conflicts: [{ value: "expandDuration", base: 0.35, ours: 0.5, theirs: 0.9 }],
  };
  await press(bar(), "Choose…");
  await settled();
  assert.equal(bar().hidden, true);
  const [{ body }] = asked.filter(({ path }) => path === "merge");
  assert.deepEqual([body.base, body.draft, body.document.parameters.expandDuration], [2, undefined, 0.5]);
  const cells = [...main.querySelectorAll(".conflict td")].map(textOf);
  assert.deepEqual(cells, ["0.35 s", "0.9 s", "0.5 s"]);
  const sides = [...main.querySelectorAll(".conflict figcaption")].map(textOf);
  assert.deepEqual(sides, ["A Saved by noor", "B Yours"]);
  // A change that comes now doesn’t replace the choice.
  await hear(9, "expand");
  assert.ok(main.querySelector(".conflict"));
  await press(main.querySelector(".conflict"), "Keep editing");
  assert.deepEqual([bar().hidden, value("expandDuration")], [false, "0.5"]);
});

test("the merged version replaces the edits", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { expandDuration: 0.9 }, "noor");
  await hear(8, "expand");
  answers["POST merge"] = { revision: 3, document: {}, conflicts: [] };
  await press(main, "Choose…");
  await settled();
  answers["POST operations"] = () => {
    save(4, 9, { expandDuration: 0.9 });
    return { revision: 4 };
  };
  await press(main.querySelector(".conflict"), "Save the merged version");
  await settled();
  assert.deepEqual([bar().hidden, value("expandDuration"), main.querySelector(".conflict")], [true, "0.9", null]);
});

test("a choice stays open when the page is read again", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { expandDuration: 0.9 }, "bob");
  await hear(8, "expand");
  const status = () => textOf(bar().querySelector(".save-status"));
  assert.match(status(), /^bob saved another value/);
  // As after a screen was chosen, or the tags were changed.
  const screens = document.querySelector(".screens");
  await press(screens, "Choose…");
  const picker = screens.querySelector("input[type=file]");
  Object.defineProperty(picker, "files", { value: [new File(["%PDF"], "a.pdf", { type: "application/pdf" })] });
  asked.splice(0);
  fire(picker, "change");
  await settled();
  assert.ok(asked.some(({ path }) => path === "patterns/expand/view"));
  assert.match(status(), /^bob saved another value/);
});

test("discarding the edits ends the conflict", async () => {
  set("expandDuration", "0.5");
  save(3, 8, { expandDuration: 0.9 }, "noor");
  await hear(8, "expand");
  await press(bar(), "Discard");
  await settled();
  assert.deepEqual([bar().hidden, value("expandDuration")], [true, "0.9"]);
});

test("a save that came too late is repeated on top of the first", async () => {
  set("expandDuration", "0.5");
  await pass(200);
  let isFirst = true;
  answers["POST operations"] = () => {
    if (!isFirst) return { revision: 4 };
    isFirst = false;
    save(3, 8, { presentDuration: 0.9 }, "noor");
    return refusal(409, "conflict", "Revision 3 is newer")();
  };
  asked.splice(0);
  await press(bar(), "Save");
  await settled();
  assert.deepEqual(operations().map(({ set, expect }) => [set, expect]), [
    [{ expandDuration: 0.5 }, 2], [{ expandDuration: 0.5 }, 3],
  ]);
});

test("changes to other documents are ignored, except changes to the kind", async () => {
  await hear(8, "fade", "kind:fade");
  assert.deepEqual(asked, []);
  await hear(9, "kind:expand");
  assert.deepEqual(asked.map(({ path }) => path), ["patterns/expand/view"]);
});

test("a notice appears if the pattern is renamed or deleted", async () => {
  answers["patterns/expand/view"] = { entry: { ...answers["patterns/expand"], slug: "grow" } };
  await hear(8, "expand");
  assert.equal(notices(), "This pattern was renamedIt is now grow");
  assert.equal(main.querySelector(".notices a").getAttribute("href"), "/patterns/grow");
  answers["patterns/expand/view"] = refusal(404, "not-found", "expand was deleted");
  await hear(9, "expand");
  assert.equal(notices(), "This pattern was deletedRestore");
  answers["POST operations"] = {};
  await press(main.querySelector(".notices"), "Restore");
  assert.deepEqual([operations(), visited], [[{ op: "restore", ref: "expand" }], ["reload"]]);
  visited.splice(0);
});

test("an earlier revision is restored", async () => {
  answers["POST operations"] = ({ op }) => {
    if (op === "list") return [];
    save(3, 8);
    return { revision: 3 };
  };
  answers["patterns/expand@1"].document.slug = "former";
  const [{ time }] = answers["patterns/expand/history"];
  answers["patterns/expand/history"] = [2, 1].map(revision => ({ revision, changed: [], time }));
  await open();
  await press(main.querySelector("#history"), "Restore revision 1");
  const [{ expect, message, document: restored }] = operations();
  assert.deepEqual([expect, message, restored.slug], [2, "Restore revision 1", "expand"]);
});

test("files and comparisons have the changed values, on the screen that is shown", async () => {
  answers["POST operations"] = [{ fileName: "Expand.swift", text: "", notes: [], exact: true }];
  set("expandDuration", "0.5");
  document.getElementById("orientation").click();
  document.getElementById("device").value = "0";
  document.getElementById("device").dispatchEvent(new globalThis.window.Event("change"));
  asked.splice(0);
  main.querySelector(".export").open = true;
  await pass(1000);
  const [{ ref, set: values, device, landscape }] = operations().filter(({ op }) => op === "export");
  const { slug } = expand.devices[0];
  assert.deepEqual([ref, values, device, landscape], ["expand@2", { expandDuration: 0.5 }, slug, true]);
  // Both are compared from the beginning.
  type(document.getElementById("scrub"), "500");
  const link = bar().querySelector("a");
  link.dispatchEvent(new globalThis.window.Event("focus"));
  const [, query, fragment] = link.getAttribute("href").match(/\?(.*)#(.*)/);
  const keys = { a: "expand@2", b: "expand@2", device: slug, landscape: "1" };
  assert.deepEqual(Object.fromEntries(new URLSearchParams(query)), keys);
  assert.equal(fragment, "expandDuration=0.5");
});

test("the uses in code are listed, and a former name leads to the pattern", async () => {
  assert.equal(textOf(main.querySelector("#code")), "In codereads A.swift:3 x");
  answers["patterns/grow"] = answers["patterns/expand"];
  history.replaceState(null, "", "/patterns/grow#expandDuration=0.5");
  await patternPage(main, "grow");
  assert.deepEqual(visited, ["/patterns/expand#expandDuration=0.5"]);
});
