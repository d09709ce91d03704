import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

const { corrected, distance, everything, matching } = await import("../../../Resources/web/studio/finding.js");

const entries = [
  { slug: "expand", title: "Expand", kind: "expand", tags: ["reveal"], failing: ["no-jump"] },
  { slug: "mask-reveal", title: "Mask reveal", kind: "mask-reveal", tags: ["circle", "reveal"], summary: "Größer" },
  { slug: "punch-out", title: "Punch out", kind: "punch-out", tags: ["circle"], failing: [] },
];
const found = filter => matching(entries, { ...everything, ...filter }).map(({ slug }) => slug);

test("a filter has words, kinds, tags, and checks that fail", () => {
  const rows = [
    [{}, ["expand", "mask-reveal", "punch-out"]], [{ q: "REVEAL" }, ["expand", "mask-reveal"]],
    [{ q: "mask reveal" }, ["mask-reveal"]], [{ q: "großer" }, ["mask-reveal"]],
    [{ q: "tag:circle" }, ["mask-reveal", "punch-out"]], [{ q: "tag:circle mask" }, ["mask-reveal"]],
    [{ q: "kind:expand" }, ["expand"]], [{ q: "tag:" }, []], [{ tags: ["circle", "reveal"] }, ["mask-reveal"]],
    [{ kinds: ["expand", "punch-out"] }, ["expand", "punch-out"]], [{ checks: ["no-jump"] }, ["expand"]],
  ];
  for (const [filter, slugs] of rows) assert.deepEqual(found(filter), slugs, JSON.stringify(filter));
});

test("a word that nothing has is forgiven if another one is near", () => {
  const rows = [
    ["expnd", "expand"], ["exapnd", "expand"], ["mask rveal", "mask reveal"], ["tag:circle punhc", "tag:circle punch"],
    ["expand", undefined], ["zzzzzz", undefined], ["tag:cirle", undefined], ["", undefined],
  ];
  for (const [q, better] of rows) assert.equal(corrected(entries, q), better, q);
  // Damerau's examples of single errors: a letter changed, left out, added, and two exchanged.
  const pairs = [
    ["damp", "dump", 1], ["damp", "dmp", 1], ["damp", "damps", 1], ["damp", "dapm", 1], ["", "abc", 3],
    ["same", "same", 0],
  ];
  for (const [one, other, far] of pairs) assert.equal(distance(one, other), far, `${one} ${other}`);
});
