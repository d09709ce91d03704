import { answers, asked, fire, operations, pass, press, refusal, settled, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

const { dataOf, Exporter } = await studio("exporting");
const { ScreenPicker } = await studio("screens");

const { document } = globalThis;
const main = document.getElementById("main");
main.append(document.getElementById("player-parts").content.cloneNode(true));
const toasts = document.getElementById("toasts");
const notes = [{ degree: "lossy", message: "No springs" }];
const css = { fileName: "expand.css", text: ".view {}", exact: false, notes };

/** An exporter of these values, opened. */
const open = async (set = {}) => {
  const exporter = new Exporter(() => ({ ref: "expand@2", set, landscape: false }));
  main.append(exporter.host);
  exporter.host.open = true;
  await pass(0);
  return exporter;
};
const choose = async (exporter, format) => {
  exporter.format.value = format;
  fire(exporter.format, "change");
  await pass(0);
};

beforeEach(() => {
  asked.splice(0);
  answers["POST operations"] = [css];
});

test("a file is generated while its section is open, and again after the values change", async () => {
  const set = {};
  const exporter = await open(set);
  assert.deepEqual(operations(), [{ op: "export", ref: "expand@2", to: "uikit", set: {}, landscape: false }]);
  exporter.refresh();
  await pass(400);
  assert.deepEqual(operations(), []);
  set.duration = 0.4;
  exporter.refresh();
  await pass(399);
  assert.deepEqual(operations(), []);
  await pass(1);
  assert.deepEqual(operations().map(({ set }) => set), [{ duration: 0.4 }]);
  assert.equal(exporter.status.textContent, "expand.css differs from the pattern; it has 1 unsaved value");
  exporter.host.open = false;
  await choose(exporter, "css");
  assert.deepEqual(operations(), []);
});

test("the file is shown with its notes", async () => {
  const exporter = await open();
  assert.deepEqual([exporter.text.textContent, textOf(exporter.notes)], [".view {}", "lossy: No springs"]);
  assert.deepEqual([exporter.picture.hidden, exporter.save.disabled, exporter.copy.hidden], [true, false, false]);
  answers["POST operations"] = [{ ...css, exact: true, notes: [] }];
  await choose(exporter, "css");
  assert.equal(exporter.status.textContent, "expand.css is exact");
});

test("an answer about another format is ignored", async () => {
  let first;
  answers["POST operations"] = ({ to }) => (to === "uikit" ? new Promise(done => (first = done)) : [css]);
  const exporter = await open();
  assert.deepEqual([exporter.status.textContent, exporter.save.disabled], ["Exporting…", true]);
  await choose(exporter, "css");
  first([{ ...css, fileName: "Expand.swift" }]);
  await settled();
  assert.equal(exporter.status.textContent, "expand.css differs from the pattern");
});

test("an unavailable format shows the reason, and is tried again", async () => {
  answers["POST operations"] = refusal(422, "invalid", "CSS can’t drive motion by scrolling");
  const exporter = await open();
  assert.equal(exporter.status.textContent, "Not available");
  assert.equal(textOf(exporter.notes), "CSS can’t drive motion by scrolling");
  answers["POST operations"] = [css];
  exporter.refresh(0);
  await pass(0);
  assert.equal(exporter.status.textContent, "expand.css differs from the pattern");
  answers["POST patterns/expand@2/animation"] = refusal(501, "missing", "gifsicle isn’t installed");
  await choose(exporter, "gif");
  assert.equal(exporter.status.textContent, "GIFs need a program that isn’t installed here");
  assert.match(textOf(exporter.notes), /^gifsicle isn’t installedAsk the person who runs ‘motif serve’/);
  assert.equal(exporter.copy.hidden, true);
});

test("a text that can’t be copied is selected", async () => {
  const exporter = await open();
  const copied = [];
  const clipboard = { writeText: async text => void copied.push(text) };
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  await press(exporter.host, "Copy");
  assert.deepEqual([copied, exporter.copy.textContent], [[".view {}"], "Copied"]);
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  await press(exporter.host, "Copied");
  assert.deepEqual([String(globalThis.getSelection()), exporter.copy.textContent], [".view {}", "Selected"]);
});

test("a data URL has the bytes of a file", async () => {
  const work = dataOf(new globalThis.window.Blob(["GIF"], { type: "image/gif" }));
  await pass(100);
  assert.equal(await work, "data:image/gif;base64,R0lG");
});

const layers = [
  { name: "page", roles: { present: "source" } }, { name: "icon", roles: { present: "element" } },
  { name: "bar", roles: { present: "control", dismiss: "element" } },
];
const picture = (isShared = false) => ({ href: "/next.png", width: 390, height: 844, isShared });

/** The screens of a pattern; each request is followed by reading the motion again. */
const pick = (screenshots = {}) => {
  document.querySelector(".screens")?.remove();
  let read = 0;
  const picker = new ScreenPicker("expand", async () => void (read += 1));
  picker.show({ layers, screenshots });
  return { picker, reads: () => read };
};
const file = (name, size = 9) => ({ name, size });
const requests = () => asked.splice(0).map(({ method, path }) => `${method} ${path}`);

for (const name of ["screens/current", "screens/next"]) answers[name] = {};

test("dropped pictures become both screens, the free one, or the one below the pointer", async () => {
  const { picker, reads } = pick({ pictures: { current: picture() } });
  await picker.dropped([file("a.png"), file("b.png")]);
  assert.deepEqual(requests(), [
    "POST screens/current?pattern=expand&file=a.png", "POST screens/next?pattern=expand&file=b.png",
  ]);
  await picker.dropped([file("c.png")]);
  assert.deepEqual(requests(), ["POST screens/next?pattern=expand&file=c.png"]);
  await picker.dropped([file("d.png")], "current");
  assert.deepEqual(requests(), ["POST screens/current?pattern=expand&file=d.png"]);
  picker.dropped([file("a.png"), file("b.png"), file("c.png")]);
  assert.match(picker.failure.textContent, /^Drop one or two pictures/);
  assert.deepEqual([requests(), reads()], [[], 3]);
});

test("a picture for all patterns replaces the pattern’s own", async () => {
  const { picker } = pick({ pictures: { next: picture(), current: picture(true) } });
  assert.equal(picker.scope.value, "all");
  await picker.dropped([file("a.png"), file("b.png")]);
  assert.deepEqual(requests(), [
    "POST screens/current?file=a.png", "POST screens/next?file=b.png", "DELETE screens/next?pattern=expand",
  ]);
  assert.match(textOf(toasts), /shown in all patterns/);
});

test("a picture is removed from one pattern or from all", async () => {
  const { picker } = pick({ pictures: { next: picture(), current: picture(true) } });
  await picker.remove("current");
  await picker.remove("next");
  assert.deepEqual(requests(), ["DELETE screens/current?", "DELETE screens/next?pattern=expand"]);
});

test("a large picture isn’t sent, and a refusal is shown", async () => {
  const { picker, reads } = pick();
  await picker.dropped([file("big.png", 5_240_001)]);
  assert.match(picker.failure.textContent, /^‘big.png’ is 5\.3 MB; the limit for a screen is \d/);
  assert.deepEqual(requests(), []);
  answers["screens/current"] = refusal(422, "invalid", "a.png isn’t a picture");
  await picker.dropped([file("a.png")]);
  assert.deepEqual([picker.failure.textContent, reads()], ["a.png isn’t a picture", 1]);
  answers["screens/current"] = {};
});

test("a slot shows its picture’s size, and stays while the picture is the same", () => {
  const { picker } = pick({ pictures: { next: picture() } });
  picker.scope.value = "all";
  const slots = () => [...picker.slots.children];
  assert.deepEqual(slots().map(slot => textOf(slot.querySelector(".note"))), ["Stand-in", "390 × 844"]);
  const before = slots();
  picker.show({ layers, screenshots: { pictures: { next: picture(true) } } });
  assert.deepEqual([slots()[0] === before[0], slots()[1] === before[1]], [true, false]);
  assert.match(textOf(slots()[1]), /390 × 844, all patterns/);
  picker.show({ layers, screenshots: { pictures: { next: picture() } } });
  assert.equal(picker.scope.value, "all");
  slots()[1].querySelector("img").dispatchEvent(new globalThis.window.Event("error"));
  assert.match(picker.failure.textContent, /is gone or can’t be shown/);
});

test("elements show parts of pictures, each with a frame of four numbers", async () => {
  const parts = { icon: { screen: "next", frame: [1, 2, 3, 4] }, "icon.2": { screen: "next", frame: [5, 6, 7, 8] } };
  const { picker } = pick({ pictures: { next: picture() }, parts });
  const rows = [...picker.elements.querySelectorAll(".element-row")];
  assert.deepEqual(rows.map(({ dataset }) => dataset.element), ["icon", "bar"]);
  const [icon, bar] = rows.map(row => [row.querySelector("select"), row.querySelector("input")]);
  assert.deepEqual([icon[0].value, icon[1].value, bar[0].value], ["next", "1, 2, 3, 4", ""]);
  bar[0].value = "current";
  bar[1].value = "10 20; 30";
  await press(picker.elements, "Show parts");
  assert.match(picker.failure.textContent, /^The frame of ‘bar’ must be four numbers/);
  assert.deepEqual(asked, []);
  bar[1].value = "10 20; 30×40";
  icon[0].value = "";
  answers["POST patterns/expand/frames"] = {};
  await press(picker.elements, "Show parts");
  // The part of a single copy has no row, and is kept.
  assert.deepEqual(asked[0].body, { "icon.2": parts["icon.2"], bar: { screen: "current", frame: [10, 20, 30, 40] } });
  assert.equal(pick().picker.elements.hidden, true);
  const { picker: other } = pick({ pictures: { next: picture() } });
  other.show({ layers: layers.slice(0, 1), screenshots: { pictures: { next: picture() } } });
  assert.equal(other.elements.hidden, true);
});
