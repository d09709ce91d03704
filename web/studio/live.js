/** Changes of the catalog as they happen. */

import { part } from "../player/elements.js";
import { isGallery } from "./site.js";

/**
 * Calls `changed` with a change and the documents that it touched; shows when the connection is lost. A gallery doesn’t
 * change.
 */
export const watch = changed => {
  if (isGallery) return;
  const source = new EventSource("/api/events");
  const state = part("connection");
  let wasLost = false;
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
  });
};

/** Whether a change touched a document, or may have. */
export const touches = ({ documents }, ...wanted) => !documents || wanted.some(name => documents.includes(name));
