import { answers, asked, buttonIn, fire, operations, pass, press, refusal, settled, studio } from "./page.js";
import { textOf, visited } from "./page.js";
import assert from "node:assert/strict";
import test, { afterEach } from "node:test";

const { document } = globalThis;
const { actionsOf } = await studio("actions");
const { Failure } = await studio("api");
const { ask, rowOf } = await studio("dialogs");
const { headingOf, missingPage } = await studio("heading");
const { announce, attempting, complain } = await studio("notices");

const toasts = document.getElementById("toasts");
const dialog = () => document.querySelector("dialog");

/** Fills the fields of the dialog by name, and sends it. */
const send = async values => {
  for (const [name, value] of Object.entries(values)) dialog().querySelector(`[name=${name}]`).value = value;
  fire(dialog().querySelector("form"), "submit");
  await settled();
};

afterEach(() => {
  dialog()?.remove();
  toasts.replaceChildren();
  for (const all of [asked, visited]) all.splice(0);
});

test("a dialog calls its action with the values by name, and closes", async () => {
  const sent = [];
  const choices = [{ value: "a", label: "A" }, { value: "b", label: "B" }];
  const fields = [
    { name: "title", label: "Title", value: "Old" }, { name: "summary", label: "Summary", type: "long", rows: 3 },
    { name: "sort", label: "Sort", choices, value: "b" },
  ];
  ask({ title: "Edit", text: "Be brief.", fields, action: "Save", run: async values => sent.push(values) });
  assert.equal(dialog().querySelector("textarea").getAttribute("rows"), "3");
  await send({ title: "New" });
  assert.deepEqual([sent, dialog()], [[{ title: "New", summary: "", sort: "b" }], null]);
});

test("a dialog whose action fails stays open with the reasons", async () => {
  const problems = [{ message: "The name is taken" }, { message: "The title is empty" }];
  const run = async () => {
    throw new Failure(422, { code: "invalid", message: "Not saved", problems });
  };
  ask({ title: "Copy", action: "Copy", isDangerous: true, run });
  const confirm = dialog().querySelector("[type=submit]");
  assert.equal(confirm.className, "danger");
  await send({});
  const reasons = [...dialog().querySelectorAll(".failure p")].map(textOf);
  assert.deepEqual([reasons, confirm.disabled], [["The name is taken", "The title is empty"], false]);
  buttonIn(dialog(), "Cancel").click();
  assert.equal(dialog(), null);
});

test("a hint describes its field, and a label names it", () => {
  const row = rowOf({ name: "tags", label: "Tags", hint: "Separated by commas" }, "own");
  const [label, field, hint] = row.children;
  assert.deepEqual([label.htmlFor, field.getAttribute("aria-describedby")], [field.id, hint.id]);
  assert.equal(field.id, "own-tags");
});

test("a message disappears after a while, unless it has an action", async () => {
  announce("Saved");
  await pass(5999);
  assert.equal(textOf(toasts), "Saved×");
  await pass(1);
  assert.equal(textOf(toasts), "");
  const done = [];
  announce("Deleted", [{ label: "Undo", run: () => done.push("undone") }]);
  await pass(60_000);
  await press(toasts, "Undo");
  assert.deepEqual([done, textOf(toasts)], [["undone"], ""]);
  announce("Deleted", [{ label: "Undo", run: () => done.push("undone") }]);
  await press(toasts, "Close");
  assert.deepEqual([done.length, textOf(toasts)], [1, ""]);
});

test("a failed attempt shows the reason; any other error is thrown again", async () => {
  assert.equal(await attempting(async () => 3), 3);
  const failure = new Failure(503, { message: "Another process is writing" });
  assert.equal(await attempting(() => Promise.reject(failure)), undefined);
  assert.equal(textOf(toasts), "Another process is writing×");
  const mistake = new TypeError("x is not a function");
  await assert.rejects(attempting(() => Promise.reject(mistake)), mistake);
  assert.equal(textOf(toasts), "x is not a function×");
  complain(new Failure(422, { message: "No", problems: [{ message: "One." }, { message: "Two." }] }));
  assert.equal(textOf(toasts), "One. Two.×");
});

const pattern = { type: "pattern", slug: "expand", revision: 3, document: { title: "Expand", tags: ["circle"] } };
const kind = { type: "kind", slug: "fade", revision: 2, document: { title: "Fade" } };

/** The operations that an action sends with these values in its dialog. */
const acting = async (entry, label, values, answer = {}) => {
  answers["POST operations"] = answer;
  let done = 0;
  await press(actionsOf(entry, async () => void (done += 1)), label);
  if (values) await send(values);
  return { sent: operations(), done };
};

test("each action is one operation on the document, and expects its revision", async () => {
  const rows = [
    [pattern, "Rename…", { to: "grow", message: "" }, { op: "rename", ref: "expand", to: "grow" }],
    [kind, "Rename…", { to: "dim", message: "Why" }, { op: "rename", ref: "kind:fade", to: "dim", message: "Why" }],
    [kind, "Title and tags…", { title: "Dim", summary: "s", tags: " a ,, b " },
      { op: "update", ref: "kind:fade", title: "Dim", summary: "s", tags: ["a", "b"], expect: 2 }],
    [pattern, "Deprecate…", { reason: "Use grow" },
      { op: "update", ref: "expand", deprecated: "Use grow", expect: 3, message: "Deprecate: Use grow" }],
    [{ ...kind, document: { title: "Fade", deprecated: true } }, "No longer deprecated", undefined,
      { op: "update", ref: "kind:fade", deprecated: false, expect: 2, message: "No longer deprecated" }],
  ];
  for (const [entry, label, values, operation] of rows) {
    assert.deepEqual((await acting(entry, label, values)).sent, [operation], label);
  }
  assert.deepEqual(visited, ["/patterns/grow", "/kinds/dim"]);
});

test("the page reads a document again that it changed", async () => {
  assert.equal((await acting(pattern, "Title and tags…", { title: "Grow" })).done, 1);
  assert.equal((await acting(pattern, "Title and tags…", {}, refusal(409, "conflict", "Revision 4 is newer"))).done, 0);
  assert.match(textOf(dialog()), /Revision 4 is newer/);
});

test("a copy is made of the revision on the page, and then gets its title", async () => {
  const { sent } = await acting(kind, "Copy…", { to: "dim", title: "Dim", message: "Try" });
  assert.deepEqual(sent, [
    { op: "copy", ref: "kind:fade@2", to: "dim", message: "Try" },
    { op: "update", ref: "kind:dim", title: "Dim", expect: 1, message: "Title of the copy" },
  ]);
  const same = await acting(pattern, "Copy…", { to: "grow", title: "Expand" });
  assert.deepEqual([same.sent.length, visited], [1, ["/kinds/dim", "/patterns/grow"]]);
});

test("a deletion can be undone right away", async () => {
  const { sent } = await acting(pattern, "Delete…", { message: "" });
  assert.deepEqual(sent, [{ op: "delete", ref: "expand", expect: 3 }]);
  assert.match(textOf(document.getElementById("main")), /Expand was deleted/);
  await press(toasts, "Undo");
  assert.deepEqual([operations(), visited], [[{ op: "restore", ref: "expand" }], ["reload"]]);
});

test("a deletion that can’t be undone says why", async () => {
  await acting(pattern, "Delete…", { message: "" });
  answers["POST operations"] = refusal(503, "busy", "The catalog is locked");
  await press(toasts, "Undo");
  assert.match(textOf(toasts), /The catalog is locked/);
  assert.deepEqual(visited, []);
});

test("a pattern is compared with its previous revision, if there is one", () => {
  const address = revision => buttonIn(actionsOf({ ...pattern, revision }), "Compare").getAttribute("href");
  assert.deepEqual([3, 1].map(address), ["/compare?a=expand%402&b=expand", "/compare?a=expand%401&b=expand"]);
  assert.equal(buttonIn(actionsOf(kind), "Compare"), undefined);
});

test("a heading has the metadata of its document, and only links to web addresses", () => {
  const entry = { ...pattern, author: "mia", updated: "2026-01-02T03:04:05Z" };
  const document = { ...pattern.document, kind: "circle", deprecated: "Use grow", summary: "Grows" };
  const source = { title: "The book", url: "javascript:alert(1)", author: "A. Uthor" };
  const heading = headingOf({ ...entry, document: { ...document, source } });
  const words = /^circleExpandDeprecated: Use growGrowscircleFrom The book, A. Uthorexpand@3 · .* by mia$/;
  assert.match(textOf(heading), words);
  const links = [...heading.querySelectorAll("a")].map(link => link.getAttribute("href"));
  assert.deepEqual(links, ["/kinds/circle", "/#tag=circle"]);
  const named = { ...document, source: { title: "It", url: "https://a.example/b" } };
  const linked = headingOf({ ...entry, document: named });
  assert.equal(buttonIn(linked, "It").href, "https://a.example/b");
  // The tags of other documents filter nothing.
  const links2 = [...headingOf({ ...kind, document: { title: "Fade", tags: ["a"] } }).querySelectorAll("a")];
  assert.deepEqual(links2.map(textOf), ["Kind"]);
});

test("a document that can’t be read was deleted, doesn’t exist, or can’t be reached", async () => {
  const rows = [
    ["not-found", "pattern:expand was deleted in change 4", "‘expand’ was deleted", true],
    ["not-found", "There is no pattern expand", "Not found", false],
    ["unreachable", "The studio can’t be reached", "This page can’t be shown", false],
  ];
  for (const [code, message, title, canBeRestored] of rows) {
    const page = missingPage("kind", "expand", new Failure(404, { code, message }));
    assert.equal(textOf(page.querySelector("h1")), title);
    assert.equal(buttonIn(page, "All kinds").getAttribute("href"), "/kinds/");
    assert.equal(buttonIn(page, "Restore it") !== undefined, canBeRestored);
    answers["POST operations"] = {};
    if (canBeRestored) await press(page, "Restore it");
  }
  assert.deepEqual([operations(), visited], [[{ op: "restore", ref: "kind:expand" }], ["reload"]]);
});
