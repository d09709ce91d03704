import assert from "node:assert/strict";
import test from "node:test";

const { Edits } = await import("../../../Resources/web/player/edits.js");

test("changes of the same value in quick succession are one edit", () => {
  const edits = new Edits(0);
  const rows = [[1, "a", 1000], [2, "a", 1599], [3, "b", 1600], [4, "b", 2200], [4, "b", 2210]];
  for (const row of rows) edits.note(...row);
  assert.deepEqual(edits.states, [0, 2, 3, 4]);
});

test("edits are undone and repeated, until another one is made", () => {
  const edits = new Edits(0);
  edits.note(1, "a", 0);
  edits.note(2, "b", 1);
  assert.deepEqual([edits.move(-1), edits.move(-1), edits.move(-1), edits.move(1)], [1, 0, undefined, 1]);
  // A reset of everything has no subject, and nothing before it to belong to.
  edits.note(3, undefined, 2);
  assert.deepEqual([edits.move(1), edits.move(-1), edits.states], [undefined, 1, [0, 1, 3]]);
});
