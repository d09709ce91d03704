import { answers, pass, press, settled, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";
import { motionOf } from "./motif.js";

const observed = new Map();
globalThis.IntersectionObserver = class {
  constructor(report) {
    this.report = report;
  }
  observe(target) {
    observed.set(target, isIntersecting => this.report([{ target, isIntersecting }]));
  }
};

const { reviewPage } = await studio("review");
const main = globalThis.document.getElementById("main");

const section = slug => `<section data-slug="${slug}" data-operation="dismiss"><div class="pair">Still</div></section>`;

test("a pattern can be played when it comes close, and rests out of sight", async () => {
  main.innerHTML = section("expand") + section("gone") + "<section><div class=pair>New</div></section>";
  const [expand, gone, alone] = main.children;
  for (const side of [1, 2]) answers[`patterns/expand@${side}/player`] = motionOf("expand");
  reviewPage(main);
  assert.deepEqual([...observed.keys()], [expand, gone]);
  assert.equal(textOf(expand), "Still");
  const see = async (target, isSeen) => {
    observed.get(target)(isSeen);
    await settled();
    await pass(16);
  };
  await see(expand, true);
  assert.deepEqual([...expand.querySelectorAll("figcaption")].map(textOf), ["A Before", "B After"]);
  const clock = () => expand.querySelector("input[aria-label=Time]").value;
  // This page prefers reduced motion.
  await press(expand, "Play");
  await pass(64);
  const early = clock();
  assert.notEqual(early, "0");
  await see(expand, false);
  const stopped = clock();
  await pass(64);
  assert.equal(clock(), stopped);
  await see(expand, true);
  await pass(64);
  assert.notEqual(clock(), stopped);
  await see(gone, true);
  assert.match(textOf(gone), /^StillThe motion can’t be played/);
  assert.equal(textOf(alone), "New");
});
