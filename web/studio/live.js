/** Changes of the catalog as they happen. */

import { part } from "../player/elements.js";
import { firstChange } from "./session.js";
import { isGallery } from "./site.js";

/** The milliseconds after which a stream that the server refused is requested again. */
const patience = 2000;

/**
 * Calls `changed` with a change and the affected documents, and with `{}` when a lost connection is restored; shows
 * when the connection is lost. A gallery doesn’t change.
 */
export const watch = (changed, wasLost = false) => {
  if (isGallery) return;
  const source = new EventSource("/api/events");
  const state = part("connection");
  // What changed before the stream began, but after the page was read, has no event.
  source.addEventListener("head", event => {
    if (JSON.parse(event.data).change !== firstChange) changed({});
  }, { once: true });
  source.addEventListener("change", event => changed(JSON.parse(event.data)));
  source.addEventListener("open", () => {
    state.hidden = true;
    // Something may have changed in the meantime.
    if (wasLost) changed({});
    wasLost = false;
  });
  source.addEventListener("error", () => {
    wasLost = true;
    state.hidden = false;
    // Browsers reconnect after a lost connection, but not after an answer that isn’t a stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => watch(changed, true), patience);
  });
};

/** Whether a change affected a document, or may have. */
export const touches = ({ documents }, ...wanted) => !documents || wanted.some(name => documents.includes(name));
