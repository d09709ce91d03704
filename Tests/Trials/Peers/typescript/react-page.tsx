// Uses the components of the team's app as a person would, in React's strict mode, and leaves what it saw on the page.
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Badge } from "./Badge";
import { Card } from "./Card";
import { Home } from "./Home";

const seconds = Number(document.documentElement.dataset.seconds);
const errors: string[] = [];
addEventListener("error", ({ message }) => errors.push(message));
addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
// React's warnings are errors of the console.
console.error = (...words) => errors.push(words.join(" "));

let set: (state: { isThere?: boolean; isOpen?: boolean; count?: number }) => void;

function Page() {
  const [state, change] = useState({ isThere: true, isOpen: false, count: 1 });
  set = (next) => change((last) => ({ ...last, ...next }));
  return (
    <>
      {state.isThere && <Home />}
      <section>
        <Card isOpen={state.isOpen} />
        <Badge count={state.count} />
      </section>
    </>
  );
}

const frame = () => new Promise<number>(requestAnimationFrame);
const button = () => document.querySelector("button")!;
const menu = () => document.querySelector("nav")!;
const isThere = () => document.querySelector("button") !== null;
const card = () => document.querySelector("section div");
const look = () => [new DOMMatrix(getComputedStyle(button()).transform).a, Number(getComputedStyle(menu()).opacity)];

/** Waits for a state, and for the effects of the render that brought it. */
async function until(holds: () => boolean) {
  for (const start = performance.now(); !holds() && performance.now() - start < 20000; ) await frame();
  for (const _ of [1, 2]) await frame();
}

/** What is seen in each frame for some time, and in two frames however late they are. */
async function watched<Seen>(time: number, see: () => Seen) {
  const [start, seen] = [performance.now(), [] as Seen[]];
  while (performance.now() - start < 1000 * time || seen.length < 2) {
    await frame();
    seen.push(see());
  }
  return seen;
}

/** What is seen until it stays the same for a while: frames of a busy machine are late. */
async function settled<Seen>(see: () => Seen) {
  const [start, seen] = [performance.now(), [] as Seen[]];
  for (let still = start; performance.now() - still < 700 && performance.now() - start < 20000; ) {
    await frame();
    const now = see();
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) still = performance.now();
    seen.push(now);
  }
  return seen;
}

async function trial() {
  await until(isThere);
  const atRest = { hidden: menu().hidden, style: button().getAttribute("style") };
  button().click();
  const first = await settled(look);
  // A second tap in the middle starts again.
  set({ isThere: false });
  await until(() => !isThere());
  set({ isThere: true });
  await until(isThere);
  const again = { hidden: menu().hidden, style: button().getAttribute("style") };
  button().click();
  const interrupted = await watched(seconds / 2, look);
  button().click();
  await frame();
  const second = await settled(look);
  // Unmounted in the middle, and mounted again.
  set({ isThere: false });
  await until(() => !isThere());
  set({ isThere: true });
  await until(isThere);
  button().click();
  await watched(seconds / 3, look);
  set({ isThere: false });
  await until(() => !isThere());
  const gone = await watched(seconds, () => document.querySelectorAll("nav, main, button").length);
  set({ isThere: true, isOpen: true, count: 2 });
  const shown = await settled(() => (card() ? Number(getComputedStyle(card()!).opacity) : null));
  const badge = document.querySelector("section span")!.textContent;
  const remounted = { hidden: menu().hidden, style: button().getAttribute("style") };
  set({ isOpen: false });
  const closing = await settled(() => (card() ? Number(getComputedStyle(card()!).opacity) : null));
  return { atRest, first, again, interrupted, second, gone, shown, closing, badge, remounted, errors };
}

createRoot(document.getElementById("root")!).render(<StrictMode><Page /></StrictMode>);
trial().then((seen) => (document.documentElement.dataset.seen = JSON.stringify(seen)),
  (error) => (document.documentElement.dataset.seen = JSON.stringify({ errors: [...errors, String(error)] })));
