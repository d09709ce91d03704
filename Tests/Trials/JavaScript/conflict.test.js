import { answers, asked, operations, press, refusal, settled, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

const { Conflict } = await studio("conflict");
const place = globalThis.document.createElement("div");
globalThis.document.body.append(place);

const merged = { revision: 4, conflicts: [{ value: "duration", base: 0.3, ours: 0.4, theirs: 0.5 }], document: {} };
const state = { ref: "expand", base: 3, draft: { title: "Mine" }, message: "Slower" };

/** Opens a conflict; `outcomes` are those that it finished with. */
const open = async options => {
  const outcomes = [];
  const conflict = new Conflict(state, outcome => outcomes.push(outcome), options);
  await conflict.open(place);
  return { conflict, outcomes };
};
const cells = () => [...place.querySelectorAll("tbody th, tbody td")].map(textOf);

beforeEach(() => {
  asked.splice(0);
  answers["POST merge"] = merged;
  answers["patterns/expand@4"] = { author: "noor" };
});

test("each value that both changed has a choice, ours first", async () => {
  const { conflict } = await open();
  assert.deepEqual(cells(), ["duration", "0.3", "0.5", "0.4"]);
  assert.equal(textOf(place.querySelector("h2")), "noor saved revision 4 in the meantime");
  assert.match(textOf(place), /This saves revision 5 with the values that you chose/);
  assert.deepEqual(conflict.answers, { duration: "ours" });
  place.querySelector("input[value=theirs]").click();
  assert.deepEqual(conflict.answers, { duration: "theirs" });
});

test("missing values are ‘none’, and the page can format the others", async () => {
  answers["POST merge"] = { ...merged, conflicts: [{ value: "duration", base: null, theirs: 0.5 }] };
  await open({ textOf: (name, value) => `${name} of ${value} s` });
  assert.deepEqual(cells(), ["duration", "none", "duration of 0.5 s", "none"]);
});

test("without a value that both changed, there is nothing to choose", async () => {
  answers["POST merge"] = { ...merged, conflicts: [] };
  await open();
  assert.equal(place.querySelector("table"), null);
  assert.match(textOf(place), /both changes can be kept.*This saves revision 5 with both changes/);
});

test("the merged version is saved with the choices", async () => {
  const { conflict, outcomes } = await open();
  answers["POST merge"] = ({ take }) => ({ ...merged, document: { title: "Merged", take } });
  answers["POST operations"] = { revision: 5 };
  place.querySelector("input[value=theirs]").click();
  await press(place, "Save the merged version");
  const document = { title: "Merged", take: { duration: "theirs" } };
  assert.deepEqual(operations(), [{ op: "update", ref: "expand", document, expect: 4, message: "Slower" }]);
  assert.deepEqual([outcomes, conflict.host.isConnected], [[{ revision: 5 }], false]);
});

test("if somebody saves again, there is a new choice", async () => {
  const { outcomes } = await open();
  answers["POST merge"] = { ...merged, revision: 5 };
  answers["patterns/expand@5"] = { author: "ada" };
  await press(place, "Save the merged version");
  assert.deepEqual([operations(), outcomes], [[], []]);
  assert.equal(textOf(place.querySelector("h2")), "ada saved revision 5 in the meantime");
  // Between the merge and the save.
  answers["POST operations"] = refusal(409, "conflict", "Revision 6 is newer");
  await press(place, "Save the merged version");
  await settled();
  const paths = asked.splice(0).map(({ path }) => path);
  assert.deepEqual(paths, ["merge", "operations", "merge", "patterns/expand@5"]);
  assert.deepEqual([outcomes, place.children.length], [[], 1]);
});

test("any other failure is shown, and leaves the choice open", async () => {
  const { outcomes } = await open();
  answers["POST operations"] = refusal(503, "busy", "Another process is writing");
  await press(place, "Save the merged version");
  assert.match(textOf(globalThis.document.getElementById("toasts")), /Another process is writing/);
  assert.deepEqual([outcomes, place.children.length], [[], 1]);
});

test("there is no outcome if the user keeps editing, or if the merge fails", async () => {
  const first = await open();
  await press(place, "Keep editing");
  answers["POST merge"] = refusal(404, "not-found", "It was deleted");
  const second = await open();
  assert.deepEqual([first.outcomes, second.outcomes, place.children.length], [[undefined], [undefined], 0]);
});

test("both versions can play", async () => {
  const played = [];
  await open({
    play: async (revision, author) => {
      played.push([revision, author]);
      return "moving";
    },
  });
  assert.deepEqual(played, [[4, "noor"]]);
  assert.match(textOf(place), /moving$/);
});
