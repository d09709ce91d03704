import { answers, asked, buttonIn, fire, operations, pass, press, settled, studio, textOf, type } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.defineProperty(globalThis.document, "hidden", { value: false, configurable: true });
const streams = [];
globalThis.EventSource = class {
  addEventListener(name, run) {
    if (name === "change") streams.push((id, change) => run({ lastEventId: id, data: JSON.stringify(change) }));
  }
};

const { Facets } = await studio("facets");
const { everything } = await studio("finding");
const { listPage } = await studio("lists");

const { document, history } = globalThis;
const main = document.getElementById("main");
const patternOf = (slug, more = {}) => ({ slug, revision: 1, title: slug, kind: "circle", tags: [], ...more });
const some = [
  patternOf("expand", { kind: "expand", tags: ["reveal"] }), patternOf("mask", { tags: ["reveal", "round"] }),
  patternOf("punch", { tags: ["able", "round"], deprecated: true }),
];

/** Opens a list at an address. */
const open = async (kind = "pattern", hash = "") => {
  history.replaceState(null, "", `/${hash}`);
  await listPage(main, kind);
  await settled();
  asked.splice(0);
};
const shown = () => [...main.querySelectorAll("li[data-slug]")].map(({ dataset }) => dataset.slug);
const text = id => textOf(document.getElementById(id));
const hear = async change => {
  streams.at(-1)(`${change.change}-a`, change);
  await settled();
};

beforeEach(() => {
  answers.patterns = some;
  answers.kinds = [{ slug: "circle", title: "Circle" }];
});

test("a list has all patterns, and the address has its filter", async () => {
  await open();
  assert.deepEqual([shown(), text("count")], [["expand", "mask", "punch"], "3 patterns"]);
  type(document.getElementById("search"), "round");
  await pass(150);
  assert.deepEqual([shown(), text("count")], [["mask", "punch"], "2 of 3 patterns"]);
  assert.equal(globalThis.location.hash, "#q=round");
  await press(main, "Show all");
  assert.deepEqual([shown().length, globalThis.location.hash], [3, ""]);
  await open("pattern", "#tag=round&kind=circle&q=mask");
  assert.deepEqual([shown(), document.getElementById("search").value], [["mask"], "mask"]);
});

test("the first cards don’t wait for all the others, and a small catalog is read once", async () => {
  const limitOf = ({ path }) => path.match(/^patterns.*limit=(\d+)/)?.[1];
  const reads = () => asked.map(limitOf).filter(Boolean);
  for (const [count, expected] of [[60, ["48", "1000000"]], [47, ["48"]]]) {
    answers.patterns = Array.from({ length: count }, (_, index) => patternOf(`p${100 + index}`));
    history.replaceState(null, "", "/");
    asked.splice(0);
    await listPage(main, "pattern");
    await settled();
    assert.deepEqual([reads(), shown().length, text("count")], [expected, Math.min(count, 48), `${count} patterns`]);
  }
  await open("pattern", "#q=p100");
  assert.deepEqual(shown(), ["p100"]);
});

test("an empty list names the reason, and typing errors are forgiven", async () => {
  await open("pattern", "#q=zzzz");
  assert.equal(text("nothing"), "No patterns match. Try fewer words or filters.");
  await open("pattern", "#q=expnd");
  assert.deepEqual([shown(), text("hint")], [["expand"], "Nothing matches ‘expnd’. These match ‘expand’."]);
  answers.patterns = [];
  await open();
  assert.deepEqual([text("nothing"), text("count")], ["No patterns yet.", "0 patterns"]);
});

test("many patterns are shown in parts", async () => {
  answers.patterns = Array.from({ length: 100 }, (_, index) => patternOf(`p${index}`));
  await open();
  assert.equal(shown().length, 48);
  await press(main, "Show more");
  await press(main, "Show more");
  assert.deepEqual([shown().length, buttonIn(main, "Show more").hidden], [100, true]);
});

test("each facet has the number of patterns that it would leave", () => {
  const chosen = [];
  const facets = new Facets(choices => chosen.push(choices));
  main.replaceChildren(facets.host);
  const entries = some.map(entry => ({ ...entry, failing: entry.slug === "mask" ? ["no-jump"] : [] }));
  facets.take(entries, [{ slug: "circle", title: "Circle" }]);
  const words = () => [...facets.host.querySelectorAll("label")].map(textOf);
  facets.show(everything);
  assert.deepEqual(words(), ["Circle2", "expand1", "reveal2", "round2", "able1", "no-jump1"]);
  // Another kind adds patterns, another tag takes some away.
  facets.show({ ...everything, kinds: ["circle"] });
  assert.deepEqual(words(), ["Circle2", "expand1", "reveal1", "round2", "able1", "no-jump1"]);
  facets.show({ ...everything, tags: ["round"] });
  assert.deepEqual(words(), ["Circle2", "expand0", "reveal1", "round2", "able1", "no-jump1"]);
  const box = facets.host.querySelector("[value=no-jump]");
  const [first] = facets.host.querySelectorAll("input");
  box.click();
  assert.deepEqual(chosen, [{ kinds: [], tags: ["round"], checks: ["no-jump"] }]);
  // Choices that remain stay as they are.
  facets.take(entries.map(entry => ({ ...entry })), []);
  assert.equal(facets.host.querySelector("input"), first);
  facets.take(entries.slice(0, 1), []);
  assert.deepEqual([...facets.host.querySelectorAll(".facet")].map(({ hidden }) => hidden), [false, false, true]);
});

test("many choices are behind a disclosure, which opens if one of them is chosen", () => {
  const facets = new Facets(() => {});
  const tags = Array.from({ length: 16 }, (_, index) => `t${String(index).padStart(2, "0")}`);
  facets.take([patternOf("a", { tags })], []);
  facets.show(everything);
  const details = facets.host.querySelector("details");
  assert.deepEqual([textOf(details.querySelector("summary")), details.open], ["2 more", false]);
  facets.show({ ...everything, tags: ["t15"] });
  assert.equal(details.open, true);
});

test("failing checks are determined in parts, and become a filter", async () => {
  answers.patterns = Array.from({ length: 30 }, (_, index) => patternOf(`p${index}`));
  const parts = [];
  answers["POST operations"] = ({ ref }) => {
    parts.push(ref.length);
    return ref.map(pattern => ({ pattern, failing: pattern === "p7" ? ["no-jump"] : [] }));
  };
  await open();
  await press(main, "Find failing checks");
  await settled();
  assert.deepEqual(parts, [24, 6]);
  assert.deepEqual([shown(), globalThis.location.hash], [["p7"], "#check=no-jump"]);
  // What is known stays known; a pattern that changes is checked again.
  answers["patterns"] = [patternOf("p7", { revision: 2 })];
  answers["POST operations"] = ({ ref }) => ref.map(pattern => ({ pattern, failing: [] }));
  operations();
  await hear({ change: 9, documents: ["p7"] });
  await settled();
  const [request] = operations();
  assert.deepEqual([request.ref, shown()], [["p7"], []]);
});

test("a second press cancels the checks", async () => {
  answers.patterns = Array.from({ length: 60 }, (_, index) => patternOf(`p${index}`));
  let go;
  const reports = slugs => slugs.map(pattern => ({ pattern, failing: [] }));
  answers["POST operations"] = ({ ref }) => new Promise(done => (go = () => done(reports(ref))));
  await open();
  await press(main, "Find failing checks");
  const check = buttonIn(main, "Checking 0 of 60 · Cancel");
  check.click();
  go();
  await settled();
  assert.deepEqual([operations().length, textOf(check)], [1, "Find failing checks"]);
});

test("after a small change, only the changed documents are read and drawn", async () => {
  await open();
  const [first, second] = main.querySelectorAll("li[data-slug]");
  answers.patterns = [patternOf("mask", { revision: 2, title: "Masked" })];
  await hear({ change: 10, documents: ["mask"] });
  assert.deepEqual(asked.map(({ path }) => new URLSearchParams(path.split("?")[1]).get("where")), ["slug == 'mask'"]);
  const [kept, made] = main.querySelectorAll("li[data-slug]");
  assert.deepEqual([kept === first, made === second, textOf(made.querySelector("h3"))], [true, false, "Masked"]);
});

test("after a change that may add or rename documents, all are read", async () => {
  for (const [documents, count] of [[["kind:circle"], 2], [["new-one"], 2], [undefined, 2], [["item:red"], 0]]) {
    answers.patterns = some;
    await open();
    await hear({ change: 11, documents });
    assert.equal(asked.length, count, String(documents));
  }
});

test("deleted documents can be restored", async () => {
  await open("item");
  answers.items = [];
  await press(main, "Deleted");
  assert.equal(text("nothing"), "No deleted items.");
  const color = { components: [1, 0, 0] };
  answers.items = [{ type: "item", slug: "red", revision: 3, title: "Red", tags: [], color }];
  answers["POST operations"] = {};
  await open("item", "#deleted=1");
  assert.deepEqual([text("count"), shown()], ["1 deleted item", ["red"]]);
  await press(main, "Restore Red");
  assert.deepEqual(operations(), [{ op: "restore", ref: "item:red" }]);
});

test("each type of document has facts of its own", async () => {
  const screen = { width: 390, height: 844 };
  const rows = [
    ["kind", { operations: ["show", "hide"] }, "show, hide"],
    ["item", { color: { components: [1, 0, 0] } }, "#ff0000"],
    ["device", { screen, family: "phone" }, "390 × 844 pt, phone"],
    ["value", { valueType: "duration", value: 0.3 }, "duration: 0.3 s"],
    ["value", { valueType: "length", value: { value: "gap", resolved: 8 } }, "length: 8 pt {gap}"],
    ["value", { valueType: "timing", value: { duration: 0.3, curve: "easeIn" } }, "timing: 0.3 s, easeIn"],
  ];
  for (const [kind, row, facts] of rows) {
    answers[`${kind}s`] = [{ type: kind, slug: "one", title: "One", revision: 1, tags: [], ...row }];
    await open(kind);
    assert.equal(textOf(main.querySelector("li .lesser")), facts);
  }
  assert.equal(buttonIn(main, "New value").getAttribute("href"), "/new?type=value");
});

test("a card shows its pattern, and a deleted one as it was", async () => {
  const pictures = () => ({ ...main.querySelector("img").dataset });
  await open();
  const address = "/api/patterns/expand@1/card.svg";
  assert.deepEqual(pictures(), { still: address, preview: `${address}?playing=true` });
  fire(main.querySelector("img"), "error");
  assert.equal(textOf(main.querySelector(".stage")), "Can’t be played");
  answers.patterns = [patternOf("fade", { revision: 4 })];
  await open("pattern", "#deleted=1");
  assert.equal(pictures().still, "/api/patterns/fade@3/card.svg");
});

test("the slash key goes to the search, except from a field", async () => {
  await open();
  const field = document.getElementById("search");
  const event = fire(document.body, "keydown", { key: "/" });
  assert.deepEqual([document.activeElement, event.defaultPrevented], [field, true]);
  assert.equal(fire(field, "keydown", { key: "/" }).defaultPrevented, false);
  assert.equal(fire(document.body, "keydown", { key: "/", ctrlKey: true }).defaultPrevented, false);
});
