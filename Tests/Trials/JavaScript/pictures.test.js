import { studio } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

const { playPictures } = await studio("pictures");

test("a picture plays when its button is pressed, even if motion is unwelcome", () => {
  const main = globalThis.document.getElementById("main");
  main.innerHTML = `<div class="card"><div class="stage"><img data-still="still" data-preview="moving" src="still">
    <button class="play" aria-pressed="false"></button></div></div>`;
  playPictures();
  const [picture, play] = main.querySelectorAll("img, button");
  const states = [0, 1, 2].map(() => {
    const state = [picture.getAttribute("src"), play.getAttribute("aria-pressed")];
    play.click();
    return state;
  });
  assert.deepEqual(states, [["still", "false"], ["moving#play", "true"], ["still", "false"]]);
});
