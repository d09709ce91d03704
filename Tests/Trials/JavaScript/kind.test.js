import { answers, asked, buttonIn, pass, refusal, settled, studio, textOf, type } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { motionOf } from "./motif.js";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.EventSource = class {
  addEventListener() {}
};

const { choreographyOf } = await studio("choreography");
const { kindPage } = await studio("kind");
const { ValueMotion } = await studio("value-motion");

const { document } = globalThis;
const main = document.getElementById("main");
const kind = {
  type: "kind", slug: "fade", title: "Fade", parameters: [],
  operations: [
    { name: "show", driver: "time", summary: "It comes.", tracks: [
      { layer: "page", property: "opacity", from: 0, to: "most", duration: "duration" },
      { layer: "page", property: "scale", from: 0.5, to: 1 },
    ] },
    { name: "hide", driver: "time", reverses: "show" }, { name: "pull", driver: { progress: "drag" }, tracks: [] },
    { name: "close", driver: "time", system: true },
  ],
  reduced: { tracks: [{ layer: "page", property: "opacity", from: 0, to: 1 }] },
  layers: [{ name: "page", role: { show: "destination", hide: "source" }, frame: "screen", cornerRadius: 8 }],
  bindings: [{ name: "most", formula: "1 - 0.1" }], scene: [{ name: "tapped", type: "frame", default: "[0, 0, 1, 1]" }],
  checks: [{ name: "visible", holds: "most > 0", level: "warning", summary: "Else nothing is seen" }],
};
const table = (parts, title) => {
  const section = parts.find(one => textOf(one.querySelector("h2")) === title);
  return [...section.querySelectorAll("tr")].map(row => [...row.children].map(textOf));
};

beforeEach(() => {
  const change = { revision: 2, author: "mia", updated: "2026-01-02T03:04:05Z" };
  const entry = { type: "kind", slug: "fade", ...change, document: kind };
  Object.assign(answers, {
    "kinds/fade": entry, "kinds/fade/history": [],
    "POST validate": { problems: [], valid: true, dependents: [], dependentCount: 1 },
    "POST preview": { player: motionOf("expand") },
  });
});

test("a kind is shown in tables without empty columns", () => {
  const parts = choreographyOf(kind);
  assert.deepEqual(table(parts, "Motion"), [
    ["Track", "From", "To", "Lasts"], ["page opacity", "0", "most", "duration"], ["page scale", "0.5", "1", ""],
    ["Track", "From", "To"], ["page opacity", "0", "1"],
  ]);
  const [motion] = parts;
  assert.match(textOf(motion), /^MotionshowIt comes\..*hideshow in reversepullDriven by a gestureNothing moves\.close/);
  assert.match(textOf(motion), /closeThe system’s own transitionReduced motion/);
  assert.deepEqual(table(parts, "Layers, back to front"), [
    ["Layer", "Role", "Frame", "More"], ["page", "destination in show, source in hide", "screen", "cornerRadius 8"],
  ]);
  assert.deepEqual(table(parts, "Bindings"), [["Name", "Formula"], ["most", "1 - 0.1"]]);
  assert.deepEqual(table(parts, "Scene"), [["Input", "Type", "Default"], ["tapped", "frame", "[0, 0, 1, 1]"]]);
  assert.deepEqual(table(parts, "Checks")[1], ["visible", "warning", "most > 0", "Else nothing is seen"]);
  assert.equal(choreographyOf({}).length, 2);
});

test("each formula has a field that reports its path, and keeps texts as texts", () => {
  const changes = [];
  const parts = choreographyOf(kind, (path, value) => changes.push([path.join("."), value]));
  for (const part of parts) document.body.append(part);
  const field = place => document.querySelector(`input[aria-label="${place}"]`);
  const rows = [
    ["operations 0 tracks 0 from", "0.2", 0.2], ["operations 0 tracks 0 to", "2", "2"],
    ["operations 0 tracks 1 duration", " base ", "base"], ["reduced tracks 0 to", "", undefined],
    ["layers 0 frame", "tapped", "tapped"], ["layers 0 cornerRadius", "[1]", [1]], ["bindings 0 formula", "1", "1"],
    ["scene 0 default", "screen", "screen"], ["checks 0 holds", "true", "true"],
  ];
  for (const [place, typed] of rows) {
    field(place).value = typed;
    field(place).dispatchEvent(new globalThis.window.Event("input"));
  }
  assert.deepEqual(changes, rows.map(([place, , value]) => [place.replaceAll(" ", "."), value]));
  for (const part of parts) part.remove();
});

test("a field changes its formula in the current text", async () => {
  await kindPage(main, "fade");
  await settled();
  const text = main.querySelector(".editor-field");
  type(text, JSON.stringify({ ...kind, title: "Dim" }));
  const field = document.querySelector('input[aria-label="operations 0 tracks 1 to"]');
  type(field, "1.5");
  const made = JSON.parse(text.value);
  assert.deepEqual([made.title, made.operations[0].tracks[1].to], ["Dim", 1.5]);
  assert.deepEqual(made.operations[0].tracks[0], kind.operations[0].tracks[0]);
  assert.deepEqual([Array.isArray(made.operations), made.operations.length], [true, 4]);
  await pass(300);
  // The field that is typed into stays.
  assert.equal(document.querySelector('input[aria-label="operations 0 tracks 1 to"]'), field);
  type(document.querySelector('input[aria-label="operations 0 tracks 0 duration"]'), "");
  assert.equal("duration" in JSON.parse(text.value).operations[0].tracks[0], false);
});

test("an invalid formula is marked at its field until it is mended", async () => {
  main.replaceChildren();
  await kindPage(main, "fade");
  await settled();
  const field = document.querySelector('input[aria-label="layers 0 frame"]');
  const problems = [{ path: "$.layers[0].frame", message: "Unknown name ‘scren’", line: 9 }];
  answers["POST validate"] = { problems, valid: false };
  type(field, "scren");
  await pass(300);
  const marked = [field.getAttribute("aria-invalid"), textOf(field.nextElementSibling)];
  assert.deepEqual(marked, ["true", "Unknown name ‘scren’"]);
  assert.equal(main.querySelectorAll('[aria-invalid="true"]').length, 1);
  answers["POST validate"] = { problems: [], valid: true, dependents: [], dependentCount: 1 };
  type(field, "screen");
  await pass(300);
  assert.deepEqual([field.getAttribute("aria-invalid"), field.nextElementSibling], ["false", null]);
});

test("a kind plays with its default values, and offers a new pattern", async () => {
  main.replaceChildren();
  await kindPage(main, "fade");
  await settled();
  assert.deepEqual(asked.filter(({ path }) => path === "preview").at(-1).body.document, kind);
  assert.equal(document.getElementById("player").hidden, false);
  assert.equal(buttonIn(main, "New pattern").getAttribute("href"), "/new?kind=fade");
  type(document.getElementById("p-expandDuration"), "0.5");
  // The values belong to no pattern, which a command could save.
  assert.deepEqual(["changes", "reset"].map(id => document.getElementById(id).hidden), [true, false]);
});

test("a kind without a preview shows the reason, and can still be edited", async () => {
  main.replaceChildren();
  answers["POST preview"] = refusal(422, "invalid", "No", [{ message: "‘elements’ has no default" }]);
  await kindPage(main, "fade");
  await settled();
  assert.match(textOf(main.querySelector(".editor")), /As saved\. No preview: ‘elements’ has no default/);
});

test("a shared value plays by its curve, if it has a duration", () => {
  const played = [];
  const motion = new ValueMotion();
  motion.dot.animate = (frames, options) => played.push([frames[0].left, frames.at(-1).left, options.duration]);
  motion.play();
  motion.show({ valueType: "length", value: 3 });
  assert.deepEqual([motion.host.hidden, played], [true, []]);
  motion.show({ valueType: "duration", value: 0 });
  assert.equal(motion.host.hidden, true);
  motion.show({ valueType: "timing", value: { curve: "linear", duration: 0.4 } });
  assert.deepEqual([motion.host.hidden, motion.line.getAttribute("points").split(" ").at(-1)], [false, "80,20"]);
  buttonIn(motion.host, "Play").click();
  assert.deepEqual(played, [["10%", "90%", 400]]);
});
