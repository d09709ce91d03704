import { answers, buttonIn, fire, studio, textOf } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.EventSource = class {
  addEventListener() {}
};

const { listPage } = await studio("lists");

test("a picture plays when its button is pressed, even if motion is unwelcome", async () => {
  const main = globalThis.document.getElementById("main");
  answers.patterns = [{ slug: "expand", revision: 2, title: "Expand", kind: "expand", tags: [] }];
  answers.kinds = [];
  await listPage(main, "pattern");
  const [picture] = main.querySelectorAll("img");
  const play = buttonIn(main, "Play Expand");
  const state = () => [picture.getAttribute("src"), play.getAttribute("aria-pressed")];
  const still = ["/api/patterns/expand@2/card.svg", "false"];
  assert.deepEqual(state(), still);
  play.click();
  assert.deepEqual(state(), ["/api/patterns/expand@2/card.svg?playing=true#play", "true"]);
  play.click();
  assert.deepEqual(state(), still);
  fire(picture, "error");
  assert.match(textOf(main.querySelector(".stage")), /Can’t be played/);
});
