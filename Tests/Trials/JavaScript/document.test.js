import { answers, asked, fire, operations, pass, press, refusal, settled, studio } from "./page.js";
import { textOf, type, visited } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

// The page follows events, which come from here.
let hear;
globalThis.EventSource = class {
  addEventListener(name, run) {
    if (name === "change") hear = (id, change) => run({ lastEventId: id, data: JSON.stringify(change) });
  }
  close() {}
};
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.defineProperty(globalThis.document, "hidden", { value: false, configurable: true });

const { DocumentPage, documentPage } = await studio("document");
const { JSONEditor } = await studio("editor");
const { common, DocumentForm, own } = await studio("fields");

const { document } = globalThis;
const main = document.getElementById("main");
const toasts = document.getElementById("toasts");
const item = { type: "item", slug: "red", title: "Red", tags: [], color: "#ff0000" };
const entryOf = (revision, document, more = {}) => ({
  type: document.type, slug: document.slug, revision, author: "mia", updated: "2026-01-02T03:04:05Z", document, ...more,
});

/** Sets the newest revision of a document. */
const save = (revision, document, change, author = "mia") => {
  const entry = entryOf(revision, document, { author });
  const path = `${document.type}s/${document.slug}`;
  Object.assign(answers, {
    [path]: entry, [`${path}@${revision}`]: entry, [`${path}/history`]: [], [`${path}/uses`]: [], [`${path}/code`]: [],
    [`${path}/view`]: { entry, history: [], change },
  });
};

/** Opens the page of a document. */
const open = async ({ type, slug }) => {
  main.replaceChildren();
  const page = new DocumentPage(main, type, slug);
  await page.open();
  await settled();
  asked.splice(0);
  return page;
};
const edit = async (page, text) => {
  type(page.editor.field, typeof text === "string" ? text : JSON.stringify(text));
  await pass(300);
};

beforeEach(() => {
  save(2, item, 9);
  answers["POST validate"] = { problems: [], valid: true };
  answers["POST operations"] = {};
  toasts.replaceChildren();
});

test("the lines of a text are numbered, and a problem leads to its line", () => {
  const editor = new JSONEditor("Text", () => {});
  document.body.append(editor.host);
  editor.text = '{\n  "title": "",\n  "tags": []\n}';
  editor.show([{ message: "The title is empty", line: 2 }]);
  assert.deepEqual([editor.field.rows, textOf(editor.lines)], [4, "1 2 3 4"]);
  assert.equal(textOf(editor.lines.querySelector("b")), "2");
  editor.problems.querySelector("button").click();
  const { selectionStart, selectionEnd, value } = editor.field;
  assert.equal(value.slice(selectionStart, selectionEnd), '  "title": "",');
  editor.host.remove();
});

test("a text that isn’t JSON has no document, only the line of its problem", () => {
  const editor = new JSONEditor("Text", () => {});
  editor.text = '{\n  "title": "Red",\n  "tags": ["a" "b"]\n}';
  assert.equal(editor.document, undefined);
  assert.match(textOf(editor.problems), /^Line 3: Not valid JSON: /);
  // Some messages of V8 have no position.
  editor.text = '{\n  "tags": [}\n}';
  assert.equal(editor.document, undefined);
  assert.match(textOf(editor.problems), /^Not valid JSON: /);
  editor.text = '{ "title": "Red" }';
  assert.deepEqual([editor.document, textOf(editor.problems)], [{ title: "Red" }, ""]);
});

test("a text is checked when nothing was typed for a while", async () => {
  const seen = [];
  const editor = new JSONEditor("Text", text => seen.push(text));
  for (const text of ["{", "{ ", "{ }"]) {
    type(editor.field, text);
    await pass(299);
  }
  assert.deepEqual(seen, []);
  await pass(1);
  assert.deepEqual(seen, ["{ }"]);
});

test("a form shows any document, but never replaces the focused field", () => {
  const changed = [];
  const form = new DocumentForm([...common, ...own.item], made => changed.push(made));
  document.body.append(form.host);
  form.show(item);
  const [title, , tags, color] = form.controls;
  assert.deepEqual([title.value, tags.value, color.value], ["Red", "", "#ff0000"]);
  title.focus();
  type(title, "Re");
  form.show({ ...item, title: "", color: "blu" });
  // A color that is still typed is shown as the one of items that have none.
  assert.deepEqual([title.value, color.value], ["Re", "#8e8e93"]);
  assert.deepEqual(changed.at(-1), { ...item, title: "Re" });
  const written = { title: "Re", summary: undefined, tags: [], color: "#8e8e93", image: undefined };
  assert.deepEqual(form.complete, { ...item, ...written });
  form.host.remove();
});

test("values of documents have fields in the spelling of the command", () => {
  const field = name => own.value.find(one => one.name === name);
  const rows = [
    ["value", { value: { value: "base" } }, "{base}", " 200ms ", { value: "200ms" }],
    ["value", { value: 0.3 }, "0.3", "{base}", { value: { value: "base" } }],
    ["value", { value: { spring: { response: 1 } } }, '{"spring":{"response":1}}', "0.4", { value: 0.4 }],
    ["value", {}, "", "easeOut", { value: "easeOut" }],
    ["minimum", { minimum: 0 }, "0", "", { minimum: undefined }],
    ["maximum", {}, "", "100ms", { maximum: "100ms" }],
    ["valueType", {}, "duration", "curve", { valueType: "curve" }],
  ];
  for (const [name, document, shown, typed, change] of rows) {
    assert.equal(field(name).read(document), shown, name);
    assert.deepEqual(field(name).write(typed, document), change, name);
  }
});

test("an item is changed in its form or as text, and saved with its revision", async () => {
  const page = await open(item);
  assert.deepEqual([page.save.disabled, page.editor.status.textContent], [true, "As saved"]);
  type(document.getElementById("own-title"), "Crimson");
  await pass(300);
  assert.deepEqual([page.save.disabled, page.editor.status.textContent], [false, "Can be saved"]);
  page.message.value = "Nicer";
  answers["POST operations"] = () => {
    save(3, { ...item, title: "Crimson" }, 10);
    return { revision: 3 };
  };
  fire(page.message.form, "submit");
  await settled();
  const changed = { ...item, title: "Crimson" };
  assert.deepEqual(operations(), [{ op: "update", ref: "item:red", document: changed, expect: 2, message: "Nicer" }]);
  assert.deepEqual([page.isEdited, textOf(toasts)], [false, "Saved revision 3Undo×"]);
  answers["items/red/history"] = [{ revision: 4, change: 12 }, { revision: 3, change: 10 }];
  await press(toasts, "Undo");
  assert.deepEqual(operations(), [{ op: "undo", change: 10 }]);
});

test("a document that can’t be saved shows the problems with their lines", async () => {
  const page = await open(item);
  await edit(page, "{ ");
  assert.deepEqual([page.save.disabled, asked], [true, []]);
  answers["POST validate"] = { problems: [{ message: "The title is empty", line: 1 }] };
  await edit(page, { ...item, title: "" });
  assert.equal(page.editor.status.textContent, "Can’t be saved: 1 problem");
  assert.deepEqual([textOf(page.editor.problems), page.save.disabled], ["Line 1: The title is empty", true]);
  answers["POST validate"] = refusal(503, "busy", "Another process is writing");
  await edit(page, { ...item, title: "Crimson" });
  assert.equal(page.editor.status.textContent, "Not checked: Another process is writing");
  assert.equal(page.save.disabled, false);
  await press(main, "Discard");
  assert.deepEqual([page.editor.text, page.editor.status.textContent], [page.saved, "As saved"]);
});

test("an answer about an earlier text is ignored", async () => {
  const page = await open(item);
  let answer;
  answers["POST validate"] = () => new Promise(done => (answer = done));
  await edit(page, { ...item, title: "" });
  type(page.editor.field, JSON.stringify({ ...item, title: "Crimson" }));
  answer({ problems: [{ message: "The title is empty" }] });
  await settled();
  assert.deepEqual([textOf(page.editor.problems), page.editor.status.textContent], ["", "Checking…"]);
});

test("a shared value shows the effects of a change on its users", async () => {
  const value = { type: "value", slug: "base", title: "Base", valueType: "length", value: 3 };
  save(1, value, 9);
  answers["values/base/uses"] = [{ type: "pattern", slug: "expand" }, { type: "value", slug: "slow" }];
  answers["POST validate"] = {
    problems: [], valid: false, dependentCount: 3,
    dependents: [
      { ref: "expand", problems: [{ message: "duration must be at most 2 s" }], checks: [] },
      { ref: "kind:fade", problems: [], checks: [{ check: "no-jump", level: "warning", before: 1, after: 4 }] },
    ],
  };
  const page = await open(value);
  assert.equal(textOf(page.users), "Used by expand, value:slow");
  assert.equal(page.editor.status.textContent, "Can’t be saved: 1 dependent would no longer fit");
  assert.equal(textOf(page.dependentsTitle), "3 dependents of this value");
  assert.deepEqual([...page.dependents.children].map(textOf), [
    "expandduration must be at most 2 s", "kind:fadeno-jump: fails in 1 → 4 cases", "and 1 more dependent",
  ]);
  answers["POST validate"] = { problems: [], valid: true, dependents: [], dependentCount: 0 };
  await edit(page, { ...value, value: 4 });
  assert.equal(textOf(page.dependentsTitle), "No dependents of this value");
});

test("an alias shows the value that it stands for, and its name", async () => {
  const alias = { type: "value", slug: "quick", title: "Quick", valueType: "duration", value: { value: "base" } };
  save(1, alias, 9);
  answers["values/quick/uses"] = [];
  answers.values = [{ ...alias, value: { value: "base", resolved: 0.3 } }];
  const page = await open(alias);
  assert.equal(textOf(page.motion.facts), "duration: 0.3 s {base}");
});

test("a save by somebody else appears, but never replaces an edited text", async () => {
  const page = await open(item);
  save(3, { ...item, title: "Scarlet" }, 10, "noor");
  hear("10-a", { change: 10, documents: ["item:red"] });
  await settled();
  assert.deepEqual([page.entry.revision, page.editor.document.title], [3, "Scarlet"]);
  await edit(page, { ...item, title: "Crimson" });
  save(4, { ...item, title: "Ruby" }, 11, "noor");
  hear("11-b", { change: 11, documents: ["item:blue"] });
  await settled();
  assert.equal(page.notices.children.length, 0);
  hear("12-c", { change: 12, documents: ["item:red"] });
  await settled();
  assert.match(textOf(page.notices), /^noor saved revision 4Your text is kept/);
  assert.deepEqual([page.editor.document.title, page.entry.revision], ["Crimson", 3]);
  answers["POST merge"] = { revision: 4, conflicts: [], document: item };
  await press(page.notices, "Merge…");
  const [{ body }] = asked.filter(({ path }) => path === "merge");
  assert.deepEqual([body.ref, body.base, body.document.title], ["item:red", 3, "Crimson"]);
});

test("a save that came too late is merged", async () => {
  const page = await open(item);
  await edit(page, { ...item, title: "Crimson" });
  answers["POST operations"] = refusal(409, "conflict", "Revision 3 is newer");
  answers["POST merge"] = { revision: 3, conflicts: [], document: item };
  answers["items/red@3"] = entryOf(3, item, { author: "noor" });
  await page.store();
  await settled();
  assert.match(textOf(page.notices), /^noor saved revision 3 in the meantime/);
});

test("an earlier revision is restored under the current name", async () => {
  const page = await open(item);
  answers["items/red@1"] = entryOf(1, { ...item, slug: "rouge" });
  await page.restore(1);
  const expected = { op: "update", ref: "item:red", document: item, expect: 2, message: "Restore revision 1" };
  assert.deepEqual(operations(), [expected]);
});

test("a former name redirects to the document, and an unknown name isn’t found", async () => {
  answers["items/rouge"] = entryOf(2, item);
  await new DocumentPage(main, "item", "rouge").open();
  assert.deepEqual(visited, ["/items/red"]);
  await documentPage(main, "item", "gone");
  assert.match(textOf(main), /^Not found/);
});

test("a page with an edited text isn’t left without a question", async () => {
  const asks = () => fire(globalThis.window, "beforeunload").defaultPrevented;
  const page = await open(item);
  assert.equal(asks(), false);
  await edit(page, { ...item, title: "Crimson" });
  assert.equal(asks(), true);
  page.editor.text = page.saved;
  assert.equal(asks(), false);
});

test("the page of a document that was renamed moves to its new name", async () => {
  await open(item);
  answers["items/red"] = entryOf(3, { ...item, slug: "crimson" });
  visited.splice(0);
  hear("10", { documents: ["item:red", "item:crimson"] });
  await settled();
  assert.deepEqual(visited, ["/items/crimson"]);
});
