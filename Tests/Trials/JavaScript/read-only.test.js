import { answers, asked, buttonIn, pass, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

answers.session = { change: 7, canWrite: false, readOnly: false };
const session = await studio("session");
const { Failure } = await studio("api");
const { actionsOf } = await studio("actions");
const { missingPage } = await studio("heading");
const { HistoryList } = await studio("history");
const { newPage } = await studio("new");
const { SaveBar } = await studio("save-bar");

test("without the token, the page explains how to get it", () => {
  assert.deepEqual([session.isReadOnly, session.firstChange], [true, 7]);
  assert.match(session.readOnlyReason, /open the address that ‘motif serve’ printed/);
});

test("nothing offers to save", async () => {
  const entry = { type: "pattern", slug: "expand", revision: 3, document: { title: "Expand" } };
  const labels = [...actionsOf(entry, () => {}).children].map(textOf);
  assert.deepEqual(labels, ["Compare", "Download player"]);
  const deleted = new Failure(404, { code: "not-found", message: "expand was deleted" });
  assert.equal(buttonIn(missingPage("pattern", "expand", deleted), "Restore it"), undefined);
  const history = new HistoryList("kind:fade", () => {});
  const change = { action: "updated", author: "mia", time: "2026-01-01T00:00:00Z", changed: [] };
  history.show([{ ...change, revision: 2 }, { ...change, revision: 1 }]);
  assert.equal(buttonIn(history.host, "Restore revision 1"), undefined);
  const main = globalThis.document.createElement("main");
  await newPage(main);
  assert.deepEqual([textOf(main.querySelector(".banner")), main.querySelector("form")], [session.readOnlyReason, null]);
});

test("changed values are shown, but neither checked nor saved", async () => {
  asked.splice(0);
  const change = { definition: { name: "duration", type: "duration", unit: " s", text: "0.3 s" }, value: 0.4 };
  const tuner = { parameters: { changes: [change] }, obstacles: [] };
  const bar = new SaveBar(tuner, { compareAddress: () => "/compare" });
  bar.show();
  await pass(200);
  assert.equal(textOf(bar.list), "duration 0.3 s → 0.4 s");
  assert.equal(bar.status.textContent, `Can’t be saved: ${session.readOnlyReason}`);
  assert.deepEqual([buttonIn(bar.host, "Save"), asked], [undefined, []]);
});
