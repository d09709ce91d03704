import { answers, asked, buttonIn, fire, pass, press, settled, studio, textOf, type, visited } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { motionOf } from "./motif.js";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.EventSource = class {
  addEventListener() {}
};

const { changelogPage } = await studio("changelog");
const { chooserForm, menuOf, releaseField } = await studio("choosers");
const { Comparison, differenceTable, Side } = await studio("comparison");
const { comparePage } = await studio("compare");
const { HistoryList } = await studio("history");

const { document, history } = globalThis;
const main = document.getElementById("main");
const [connect, expand, punch] = ["connect-the-dots", "expand", "punch-out"].map(motionOf);
const rows = element => [...element.querySelectorAll("tbody tr")].map(row => [...row.children].map(textOf));

/** A comparison on the page, and the choices that it reported. */
const compare = async (a, b, options = {}) => {
  const made = [];
  const comparison = new Comparison(a, b, { chosen: choices => made.push(choices), ...options });
  main.replaceChildren(comparison.host);
  await pass(16);
  return { comparison, made };
};
const side = (motion, changes) => new Side(motion.slug, motion, changes);

const entryOf = (slug, revision) => ({
  type: "pattern", slug, revision, kindRevision: 7, document: { title: slug.toUpperCase(), kind: slug },
});

beforeEach(() => {
  for (const all of [asked, visited]) all.splice(0);
  history.replaceState(null, "", "/");
  answers.patterns = [{ slug: "expand" }, { slug: "punch-out" }];
  answers.releases = [];
  for (const [motion, revision] of [[expand, 1], [expand, 2], [punch, 2]]) {
    const path = `patterns/${motion.slug}@${revision}`;
    Object.assign(answers, { [path]: entryOf(motion.slug, revision), [`${path}/player`]: motion });
  }
  answers["patterns/expand"] = entryOf("expand", 2);
});

test("operations are those of both sides, or those of the first if none is in common", async () => {
  const shared = await compare(side(motionOf("dive-deeper")), side(expand));
  assert.deepEqual(shared.comparison.operations, ["present"]);
  const none = await compare(side(punch), side(expand));
  assert.deepEqual(none.comparison.operations, ["push", "pop"]);
});

test("the clock runs as long as the longer side, and scrolling has no seconds", async () => {
  const { comparison } = await compare(side(expand), side(expand, { expandDuration: 2 }));
  const [short, long] = comparison.timelines.map(({ range }) => range[1]);
  assert.ok(long > short);
  assert.deepEqual([comparison.length, comparison.isTimed], [long, true]);
  const scrolled = await compare(side(connect), side(connect), { choices: { operation: "swipe" } });
  assert.deepEqual([scrolled.comparison.length, scrolled.comparison.isTimed], [1, false]);
  assert.match(scrolled.comparison.clock.value, /^progress 0.00/);
});

test("time advances while playing, pauses at the end, and starts over", async () => {
  const { comparison } = await compare(side(expand), side(expand));
  assert.equal(comparison.isPlaying, false);
  await press(comparison.host, "Play");
  await pass(160);
  assert.ok(comparison.time > 0.1 && comparison.time < 0.2, `${comparison.time}`);
  comparison.time = comparison.length + 0.7;
  await pass(32);
  assert.ok(comparison.time > comparison.length);
  await pass(160);
  assert.ok(comparison.time < 0.2);
  await press(comparison.host, "Pause");
  const { time } = comparison;
  await pass(100);
  assert.equal(comparison.time, time);
  await press(comparison.host, "Play");
  type(comparison.scrub, "500");
  assert.deepEqual([comparison.time, comparison.isPlaying], [comparison.length / 2, false]);
});

test("a comparison that left the page stops", async () => {
  const { comparison } = await compare(side(expand), side(expand));
  await press(comparison.host, "Play");
  await pass(48);
  main.replaceChildren();
  const { time } = comparison;
  await pass(100);
  assert.equal(comparison.time, time);
});

test("choices come from the address, and changes are reported", async () => {
  const choices = { operation: "close", device: "iphone-14", landscape: "1", reduced: "1", overlaid: "1" };
  const { comparison, made } = await compare(side(connect), side(connect), { choices });
  assert.deepEqual(comparison.choices, { ...choices, landscape: 1, reduced: 1, overlaid: 1 });
  const { width, height } = comparison.device;
  assert.deepEqual(comparison.screen, { width: height, height: width });
  await press(comparison.host, "Side by side");
  await press(comparison.host, "Reduced motion");
  await press(comparison.host, "Landscape");
  const [operation, device] = comparison.host.querySelectorAll(".choices-row select");
  assert.deepEqual([operation.value, comparison.devices[device.value].slug], ["close", "iphone-14"]);
  operation.value = "open";
  fire(operation, "change");
  device.value = String(comparison.devices.indexOf(comparison.standardDevice));
  fire(device, "change");
  assert.deepEqual([made.length, made.at(-1)], [5, {}]);
  const unknown = await compare(side(connect), side(connect), { choices: { operation: "fly", device: "watch" } });
  assert.deepEqual(unknown.comparison.choices, {});
});

test("if a motion can’t be evaluated, the last one stays and the reason is shown", async () => {
  const { comparison } = await compare(side(expand), side(expand));
  comparison.show(side(expand), side(expand, { expandDuration: 0 }));
  assert.match(comparison.failure.textContent, /^The motion can’t be evaluated: a duration is 0 s/);
  assert.equal(comparison.timelines.length, 2);
  comparison.show(side(expand), side(expand));
  assert.equal(comparison.failure.textContent, "");
});

test("a table has a row for each value that differs", () => {
  const table = differenceTable([{ name: "duration", a: "0.3 s", b: undefined }], ["Before", "After"]);
  assert.deepEqual(rows(table), [["duration", "0.3 s", "none"]]);
  assert.equal(textOf(differenceTable([], ["A", "B"])), "All values are the same.");
});

test("a menu selects an option; a form goes to what was chosen", () => {
  assert.equal(menuOf({}, [["a", "A"], ["b", "B"]], "b").value, "b");
  assert.equal(menuOf({}, [["a", "A"], ["b", "B"]]).value, "a");
  const releases = [{ release: "1.1" }, { release: "1.0" }];
  const from = releaseField("from", "From", releases, "2026-01-01");
  const to = releaseField("to", "To", releases, "", "now");
  const options = field => [...field.querySelectorAll("option")].map(textOf);
  // An address can have a day instead of a release.
  assert.deepEqual([options(from), options(to)], [["2026-01-01", "1.1", "1.0"], ["now", "1.1", "1.0"]]);
  fire(chooserForm("/compare", "Compare", from, to), "submit");
  assert.deepEqual(visited, ["/compare?from=2026-01-01"]);
});

test("two revisions are compared, with the changed values of an address", async () => {
  history.replaceState(null, "", "/compare?a=expand%401&b=expand#expandDuration=0.5");
  await comparePage(main);
  const titles = [...main.querySelectorAll("figcaption")].map(textOf);
  assert.deepEqual(titles, ["A EXPAND (expand@1)", "B EXPAND (expand@2), with changed values"]);
  assert.deepEqual(rows(main.querySelector(".diff")), [["expandDuration", "0.35 s", "0.5 s"]]);
  assert.equal(buttonIn(main, "Tune these values").getAttribute("href"), "/patterns/expand#expandDuration=0.5");
  await pass(16);
  await press(main, "Landscape");
  const { search, hash } = globalThis.location;
  assert.equal(search + hash, "?a=expand%401&b=expand&landscape=1#expandDuration=0.5");
});

test("a kind that differs is among the values", async () => {
  history.replaceState(null, "", "/compare?a=expand%401&b=expand%401");
  await comparePage(main);
  assert.match(textOf(main), /All values are the same/);
  answers["patterns/expand"].kindRevision = 8;
  history.replaceState(null, "", "/compare?a=expand%401&b=expand");
  await comparePage(main);
  assert.deepEqual(rows(main.querySelector(".diff")), [["kind", "expand@7", "expand@8"]]);
});

test("a missing pattern can’t be compared", async () => {
  history.replaceState(null, "", "/compare?a=gone");
  await comparePage(main);
  assert.match(textOf(main), /These patterns can’t be compared.*There is no/);
});

test("two releases are compared by the chosen pattern, or the first that can be played", async () => {
  answers.releases = [{ release: "1.1" }, { release: "1.0" }];
  answers.diff = [
    { type: "kind", slug: "circle", title: "Circle", change: "changed", before: 1, after: 2 },
    { type: "pattern", slug: "fade", title: "Fade", change: "new", after: 1 },
    { type: "pattern", slug: "expand", title: "Expand", change: "changed", before: 1, after: 2 },
    { type: "pattern", slug: "punch-out", title: "Punch out", change: "changed", before: 2, after: 2 },
  ];
  const shown = async query => {
    history.replaceState(null, "", `/compare?${query}`);
    await comparePage(main);
    return [...main.querySelectorAll("figcaption")].map(textOf);
  };
  assert.deepEqual(await shown("from=1.0"), ["A 1.0: EXPAND (expand@1)", "B now: EXPAND (expand@2)"]);
  const items = [...main.querySelectorAll(".changed-patterns li")].map(textOf);
  assert.deepEqual(items, ["Fadenew", "Expandchanged", "Punch outchanged"]);
  assert.equal(buttonIn(main, "Punch out").getAttribute("href"), "/compare?from=1.0&pattern=punch-out");
  const titles = await shown("from=1.0&to=1.1&pattern=punch-out");
  assert.deepEqual(titles, ["A 1.0: PUNCH-OUT (punch-out@2)", "B 1.1: PUNCH-OUT (punch-out@2)"]);
  answers.diff = [];
  await shown("from=1.0");
  assert.match(textOf(main), /No pattern differs\./);
});

const change = { author: "mia", time: "2026-01-02T03:04:05Z" };

test("a history has the changes of each revision, and older ones on request", async () => {
  const restored = [];
  const list = new HistoryList("expand", revision => restored.push(revision));
  const entry = revision => ({ ...change, type: "pattern", revision, action: "updated", changed: [] });
  const changed = [{ name: "duration", oldText: "0.3 s", newText: "0.4 s" }];
  answers["patterns/expand/history"] = [
    { ...entry(14), changed, message: "Slower" }, { ...entry(13), changed: [{ name: "elements" }] },
    { ...entry(12), action: "deleted" }, ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map(entry),
  ];
  answers["patterns/expand@12/diff"] = { entries: [] };
  await list.load();
  await settled();
  assert.deepEqual([list.list.children.length, list.more.textContent], [10, "Show 2 earlier revisions"]);
  assert.equal(list.rest.textContent, "The gallery doesn’t include 2 earlier revisions.");
  const [newest, second, deleted] = list.list.children;
  assert.match(textOf(newest), /^Revision 14 updated by mia, .*Slower/);
  assert.deepEqual(rows(newest), [["duration", "0.3 s", "0.4 s"]]);
  const buttons = item => [...item.querySelectorAll("button")].map(textOf);
  // The newest one is how it is, one after a deletion has nothing to compare with, and a deletion has no values.
  assert.deepEqual([newest, second, deleted].map(buttons), [["Play before and after"], ["Restore revision 13"], []]);
  await press(list.host, "Restore revision 13");
  await press(list.host, "Show 2 earlier revisions");
  assert.deepEqual([restored, list.list.children.length, list.more.hidden], [[13], 12, true]);
});

test("values without text are compared by the server", async () => {
  const list = new HistoryList("expand", () => {});
  const entry = { ...change, type: "pattern", action: "updated" };
  answers["patterns/expand@1/diff"] = { entries: [{ path: "$.parameters.elements", oldText: "[]", newText: "[1]" }] };
  list.show([{ ...entry, revision: 2, changed: [{ name: "elements" }] }, { ...entry, revision: 1, changed: [] }]);
  await settled();
  assert.deepEqual(rows(list.list), [["elements", "[]", "[1]"]]);
  assert.deepEqual(asked.map(({ path }) => path), ["patterns/expand@1/diff?with=expand@2"]);
});

test("two revisions play below their button, until it is pressed again", async () => {
  const list = new HistoryList("expand", () => {});
  const entry = { ...change, type: "pattern", action: "updated", changed: [] };
  list.show([{ ...entry, revision: 2 }, { ...entry, revision: 1 }]);
  await press(list.host, "Play before and after");
  assert.deepEqual([...list.host.querySelectorAll("figcaption")].map(textOf), ["A expand@1", "B expand@2"]);
  assert.equal(buttonIn(list.host, "Compare in detail").getAttribute("href"), "/compare?a=expand%401&b=expand%402");
  await press(list.host, "Play before and after");
  assert.equal(list.host.querySelector("figcaption"), null);
});

test("a changelog lists changes by release, in parts", async () => {
  const item = { type: "item", title: "Item", change: "new" };
  const many = Array.from({ length: 50 }, (_, index) => ({ ...item, slug: `item-${index}` }));
  const notes = [{ ...change, message: "Unused" }];
  const gone = { type: "pattern", slug: "fade", title: "Fade", change: "deleted", notes };
  const entries = [{ path: "$.title", oldText: "Old", newText: "New" }];
  const kind = { type: "kind", slug: "circle", title: "Circle", change: "changed", before: 1, after: 2, entries };
  answers.releases = [{ release: "1.0" }];
  answers.changelog = {
    sections: [
      { documents: [gone, kind, { ...kind, type: "pattern", slug: "expand" }] },
      { ...change, release: "1.0", message: "First", documents: many }, { ...change, release: "0.9", documents: [] },
    ],
  };
  history.replaceState(null, "", "/changelog?from=&to=1.0");
  await changelogPage(main);
  assert.ok(asked.some(({ path }) => path === "changelog?range=..1.0"));
  assert.equal(buttonIn(main, "Compare the patterns side by side").getAttribute("href"), "/compare?from=1.0&to=1.0");
  const [unreleased, first, empty] = main.querySelectorAll(".released");
  const [deleted, changed, played] = unreleased.querySelectorAll("li");
  assert.match(textOf(unreleased), /^Since the last release/);
  assert.match(textOf(deleted), /^FadedeletedUnused · mia, /);
  assert.equal(deleted.querySelector("a"), null);
  assert.equal(textOf(changed.querySelector("h3")), "Circle kindchanged");
  assert.deepEqual(rows(changed), [["title", "Old", "New"]]);
  assert.deepEqual([changed, played].map(item => buttonIn(item, "Play before and after") !== undefined), [false, true]);
  assert.equal(first.querySelectorAll("li").length, 48);
  await press(first, "Show more");
  assert.deepEqual([first.querySelectorAll("li").length, buttonIn(first, "Show more").hidden], [50, true]);
  assert.match(textOf(empty), /Nothing changed\.$/);
});
