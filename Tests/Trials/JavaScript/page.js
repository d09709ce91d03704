/**
 * A page of the studio: that of the project in jsdom, with a server whose answers a test sets. Imported first,
 * since modules read the page when they are loaded.
 *
 * jsdom is found by NODE_PATH. What it leaves out is stood in for by as little as the modules call: nothing is laid
 * out, so observers never report, and time passes only by `pass`.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const file = name => readFileSync(new URL(`../../../Resources/web/${name}`, import.meta.url), "utf8");
const filled = (name, parts) => file(name).replace(/\{\{(\w+)\}\}/g, (_, part) => parts[part] ?? "");
const body = file("player/body.html");
const { window } = new JSDOM(filled("page.html", {}), { url: "http://127.0.0.1:7777/" });
const { document } = window;
// The script of a site begins with this.
document.body.insertAdjacentHTML("beforeend", filled("parts.html", { body, standIns: file("stand-ins.json") }));

/** A module of the studio. */
export const studio = name => import(`../../../Resources/web/studio/${name}.js`);

// Timers.
const timers = new Map();
let now = 0;
let made = 0;
const wait = (run, delay = 0) => {
  made += 1;
  timers.set(made, { run, time: now + delay });
  return made;
};

/** Lets promises go on, and what follows from them. */
export const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
};

/** Lets time pass, in milliseconds, with the timers in it. */
export const pass = async milliseconds => {
  const end = now + milliseconds;
  for (;;) {
    const [id, timer] = [...timers].sort(([, one], [, other]) => one.time - other.time)[0] ?? [];
    if (!timer || timer.time > end) break;
    timers.delete(id);
    now = timer.time;
    timer.run();
    await settled();
  }
  now = end;
  await settled();
};

// The server.
/** The requests to the server: method, path below `/api/`, and body. */
export const asked = [];

/** The answers by method and path, such as `POST preview`, or by path alone; a function is called with the body. */
export const answers = { session: { change: 7, author: "mia", canWrite: true, readOnly: false } };

/** An answer that refuses a request. */
export const refusal = (status, code, message, problems) => () =>
  Response.json({ error: { code, message, problems } }, { status });

const fetch = async (address, { method = "GET", body } = {}) => {
  const path = address.replace(/^\/api\//, "");
  const sent = typeof body === "string" ? JSON.parse(body) : body;
  asked.push({ method, path, body: sent });
  const key = [`${method} ${path}`, path, path.split("?")[0]].find(one => one in answers);
  if (key === undefined) return refusal(404, "not-found", `There is no ${path}`)();
  const answer = typeof answers[key] === "function" ? await answers[key](sent) : answers[key];
  return answer instanceof Response ? answer : Response.json(answer);
};

/** The operations that were sent, without those before. */
export const operations = () => asked.splice(0).filter(({ path }) => path === "operations").map(({ body }) => body);

// The address.
/** The pages that were gone to. */
export const visited = [];
const go = address => void visited.push(address);
const location = new Proxy({}, {
  get: (_, key) => ({ reload: () => go("reload"), replace: go })[key] ?? window.location[key],
  set: (_, key, value) => {
    if (key === "href") go(value);
    else window.location[key] = value;
    return true;
  },
});

// Elements.
/** Reports an event at an element. */
export const fire = (target, name, more = {}) => {
  const event = Object.assign(new window.Event(name, { bubbles: true, cancelable: true }), more);
  target.dispatchEvent(event);
  return event;
};

/** Types a text into a field; some report each letter, others the text when they are left. */
export const type = (field, text) => {
  field.value = text;
  fire(field, "input");
  fire(field, "change");
};

/** The text of an element, with single spaces. */
export const textOf = element => element.textContent.replace(/\s+/g, " ").trim();

/** The button in an element that is called so. */
export const buttonIn = (element, label) =>
  [...element.querySelectorAll("button, a")].find(one => [textOf(one), one.getAttribute("aria-label")].includes(label));

/** Presses a button, and lets what follows happen. */
export const press = async (element, label) => {
  buttonIn(element, label).click();
  await settled();
};

class Observer {
  observe() {}
  disconnect() {}
}

Object.assign(window.HTMLElement.prototype, {
  showModal() {
    this.setAttribute("open", "");
  },
  close() {
    this.removeAttribute("open");
    fire(this, "close");
  },
  scrollIntoView() {},
});

const { Element, FileReader, FormData, history, localStorage } = window;
Object.assign(globalThis, {
  window, document, location, history, localStorage, fetch, Element, FileReader, FormData,
  SVGImageElement: window.SVGElement, IntersectionObserver: Observer, ResizeObserver: Observer,
  innerHeight: 900, innerWidth: 1400, matchMedia: () => ({ matches: true }),
  getSelection: () => window.getSelection(),
  addEventListener: (...all) => window.addEventListener(...all),
  setTimeout: wait, clearTimeout: id => timers.delete(id),
  requestAnimationFrame: run => wait(() => run(now), 16),
});
