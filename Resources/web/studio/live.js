/**
 * Changes of the catalog as they happen. Browsers open few connections to a host, so one visible tab reads the stream
 * of events and tells the others; hidden tabs only listen, and compare what they know with the catalog when they are
 * shown.
 */

import { part } from "../player/elements.js";
import { firstChange } from "./session.js";
import { isGallery } from "./site.js";

/** The milliseconds after which a stream that the server refused is requested again. */
const patience = 2000;

/** The name of the lock that the tab with the stream holds, and of the channel to the others. */
const shared = "motif-events";

/**
 * Reads the stream until the returned function is called. `hear` is called with the position in the history, at the
 * beginning and with each change, or with `{ isLost: true }`.
 */
const readStream = hear => {
  let source;
  let retry;
  const open = () => {
    source = new EventSource("/api/events");
    source.addEventListener("head", ({ lastEventId }) => hear({ id: lastEventId }));
    source.addEventListener("change", ({ lastEventId, data }) => hear({ id: lastEventId, change: JSON.parse(data) }));
    source.addEventListener("error", () => {
      hear({ isLost: true });
      // Browsers reconnect after a lost connection, but not after an answer that isn’t a stream.
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, patience);
    });
  };
  open();
  return () => {
    clearTimeout(retry);
    source.close();
  };
};

/**
 * Calls `changed` with a change and the affected documents, and with `{}` if anything may have changed; shows when the
 * connection is lost. A gallery doesn’t change.
 */
export const watch = changed => {
  if (isGallery) return;
  // Without a secure context there are no locks: each visible tab has a stream of its own.
  const others = navigator.locks && new BroadcastChannel(shared);
  let seen = String(firstChange);
  let isLost = false;
  let turn;
  let isReading = false;

  const take = message => {
    const wasLost = isLost;
    isLost = message.isLost ?? false;
    part("connection").hidden = !isLost;
    if (isLost) return;
    const { id, change = {} } = message;
    // The first position is only the number of a change.
    const isNew = id !== seen && !id.startsWith(`${seen}-`);
    seen = id;
    if (wasLost || isNew) changed(wasLost ? {} : change);
  };
  others?.addEventListener("message", ({ data }) => {
    if (!data.isAsking) take(data);
    else if (isReading) others.postMessage({ id: seen, isLost });
  });
  /** @returns {Promise<void>} */
  const read = signal =>
    new Promise(done => {
      if (signal.aborted) return done();
      isReading = true;
      const stop = readStream(message => {
        take(message);
        others?.postMessage(message);
      });
      signal.addEventListener("abort", () => {
        isReading = false;
        stop();
        done();
      });
    });
  const takeTurn = () => {
    turn?.abort();
    if (document.hidden) return;
    turn = new AbortController();
    const { signal } = turn;
    if (!others) return read(signal);
    others.postMessage({ isAsking: true });
    // A tab that is closed, hidden, or gone leaves the lock to the next one.
    return navigator.locks.request(shared, { signal }, () => read(signal)).catch(() => {});
  };
  document.addEventListener("visibilitychange", takeTurn);
  takeTurn();
};

/** Whether a change affected a document, or may have. */
export const touches = ({ documents }, ...wanted) => !documents || wanted.some(name => documents.includes(name));
