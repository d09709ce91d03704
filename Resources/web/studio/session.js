/** The permissions of this session. */

import { read } from "./api.js";
import { isGallery } from "./site.js";

const session = isGallery ? { canWrite: false, readOnly: true } : await read("session");

/** Whether nothing can be saved: the catalog is served for reading, or the page wasn’t opened with the token. */
export const isReadOnly = !session.canWrite;

/** The reason why nothing can be saved. */
export const readOnlyReason = session.readOnly
  ? "This catalog is read-only"
  : "To save, open the address that ‘motif serve’ printed";

/** The number of the last change before the page read anything else. */
export const firstChange = session.change;

/** The author of saved changes. */
export const author = session.author;
