import "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

// As much of a browser as several tabs share: streams of events, a channel, and a lock (Web Locks API, 2.5: the
// requests of a name are granted in their order, and an aborted request leaves the queue).
let streams, tabs, channels, queue;

class Stream extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor() { super(); streams.push(this); }
  close() { streams = streams.filter(one => one !== this); }
  hear(name, id, data = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
}

class Channel extends EventTarget {
  constructor() { super(); channels.push(this); }
  postMessage(data) {
    for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const grant = () => {
  const [first] = queue;
  if (!first || first.isHeld) return;
  first.isHeld = true;
  first.run().then(() => {
    queue = queue.filter(one => one !== first);
    grant();
  });
};
const locks = {
  request: (_name, { signal }, run) => new Promise((_, refuse) => {
    const one = { run };
    queue.push(one);
    signal.addEventListener("abort", () => {
      if (one.isHeld) return;
      queue = queue.filter(other => other !== one);
      refuse(signal.reason);
    });
    grant();
  }),
};

const answered = { change: 7, author: "mia", canWrite: true, readOnly: false };
globalThis.fetch = async () => Response.json(answered);
globalThis.EventSource = Stream;
globalThis.BroadcastChannel = Channel;
globalThis.localStorage = { getItem: () => null };
const notice = { hidden: true };
globalThis.document.getElementById = () => notice;
const { watch } = await import("../../../Resources/web/studio/live.js");

/** A tab, which is shown or hidden with `show`, and what it has heard. */
Object.defineProperty(document, "hidden", { value: false, writable: true });
const open = () => {
  const tab = { heard: [] };
  globalThis.document.hidden = false;
  globalThis.document.addEventListener = (_, run) => {
    tab.show = async isShown => {
      globalThis.document.hidden = !isShown;
      run();
      await new Promise(setImmediate);
    };
  };
  watch(change => tab.heard.push(change));
  tabs.push(tab);
  return tab;
};
const heard = () => tabs.map(({ heard }) => heard.map(({ change }) => change));
const withLocks = given =>
  Object.defineProperty(globalThis, "navigator", { value: given ? { locks } : {}, configurable: true });

beforeEach(() => {
  [streams, tabs, channels, queue] = [[], [], [], []];
  withLocks(true);
});

test("a change between the reading of a page and its stream of events isn't missed", () => {
  open();
  streams[0].hear("head", "7-a");
  assert.deepEqual(heard(), [[]]);
  streams[0].hear("head", "8-b");
  assert.deepEqual(tabs[0].heard, [{}]);
});

test("many tabs have one stream, and all follow", () => {
  for (let count = 0; count < 12; count += 1) open();
  assert.equal(streams.length, 1);
  streams[0].hear("head", "7-a");
  streams[0].hear("change", "8-b", { change: 8 });
  assert.deepEqual(heard(), Array(12).fill([8]));
  // A tab that is opened now has read change 7, and learns where the others are.
  const late = open();
  assert.deepEqual(late.heard, [{}]);
});

test("another tab goes on when the one with the stream is hidden or closed", async () => {
  const [first, second] = [open(), open()];
  streams[0].hear("head", "7-a");
  await first.show(false);
  assert.equal(streams.length, 1);
  // What happened between the two streams is in neither.
  streams[0].hear("head", "9-c");
  assert.deepEqual([first.heard, second.heard], [[{}], [{}]]);
  await second.show(false);
  assert.equal(streams.length, 0);
  await first.show(true);
  streams[0].hear("head", "9-c");
  assert.deepEqual(first.heard, [{}]);
  // The same number with another hash is another history.
  await first.show(false);
  await first.show(true);
  streams[0].hear("head", "9-d");
  assert.deepEqual(first.heard, [{}, {}]);
});

test("a lost connection is shown by all, who read again afterward", () => {
  const [, second] = [open(), open()];
  streams[0].hear("head", "7-a");
  streams[0].dispatchEvent(new Event("error"));
  assert.equal(notice.hidden, false);
  streams[0].hear("head", "7-a");
  assert.deepEqual([notice.hidden, heard(), second.heard], [true, [[undefined], [undefined]], [{}]]);
});

test("without locks, each tab that is shown has a stream", async () => {
  withLocks(false);
  const [first] = [open(), open()];
  assert.equal(streams.length, 2);
  await first.show(false);
  assert.equal(streams.length, 1);
  await first.show(true);
  streams[1].hear("head", "8-b");
  assert.deepEqual(heard(), [[undefined], []]);
});
