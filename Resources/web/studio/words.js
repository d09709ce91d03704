/** Values, times, and references as text. */

import { hex } from "../player/contents.js";
import { curveText } from "../player/curve.js";
import { element } from "../player/elements.js";
import { valueText } from "../player/checks.js";
import { pageAt } from "./site.js";

/** The components of a color, in the format of documents. */
export const fillOf = ({ components: [red, green, blue], alpha = 1 }) => ({ red, green, blue, alpha });

/** The units of types. */
export const units = { duration: " s", length: " pt", angle: "°" };

/** A value of a parameter as text: `0.35 s`, `spring(response: 0.5, dampingFraction: 0.8)`. */
export const valueWords = (definition, value) => {
  if (value === undefined) return "none";
  if (definition.type === "curve") return curveText(value);
  if (definition.type === "color" && typeof value !== "string") return hex(value.components ? fillOf(value) : value);
  return typeof value === "number" ? `${valueText(value)}${definition.unit ?? ""}` : textOf(value);
};

/** A value as text that `valueIn` reads: a text as it is, anything else as JSON, and nothing if there is no value. */
export const textOf = value => (typeof value === "string" ? value : JSON.stringify(value) ?? "");

/** The name of a document for the API: `expand`, `kind:expand`. */
export const refOf = ({ type, slug }) => (type === "pattern" ? slug : `${type}:${slug}`);

/** A value with the name of the shared value that it is. */
export const withAlias = (text, alias) => (alias ? `${text} {${alias}}` : text);

/** A moment in the reader’s own time. */
export const moment = time => {
  const words = new Date(time).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return element("time", { datetime: time, title: time }, words);
};

/** `1 pattern`, `2 patterns` */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The address of a document’s page, such as `/patterns/expand`. */
export const pageOf = (type, slug) => pageAt(`/${type}s/${encodeURIComponent(slug)}`);

/** The address of the list of a type; the list of patterns is the first page. */
export const listOf = type => pageAt(type === "pattern" ? "/" : `/${type}s/`);

/**
 * The address of a comparison, with changed values of the second side in the fragment, and choices such as
 * `{operation: "dismiss", device: "ipad-pro-13"}`.
 */
export const compareAddress = (a, b, fragment = "", choices = {}) =>
  pageAt(`/compare?${new URLSearchParams({ a, b, ...choices })}${fragment && `#${fragment}`}`);

/** The changes in the revisions after another one, oldest first: `expandDuration 0.35 s → 0.4 s`. */
export const changesSince = (history, revision) =>
  history
    .filter(entry => entry.revision > revision)
    .reverse()
    .flatMap(({ changed = [] }) => changed.map(({ name, oldText, newText }) => {
      // A structure has no text.
      return oldText || newText ? `${name} ${oldText ?? "none"} → ${newText ?? "none"}` : name;
    }));

/** The name of a shared value in braces. */
export const braces = /^\{(?:value:)?([a-z0-9-]+)\}$/;

/** A typed value: JSON, a shared value in braces, or any other text, for the server to read. */
export const valueIn = text => {
  const [, slug] = text.trim().match(braces) ?? [];
  if (slug) return { value: slug };
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What a value or an alias is. */
export const resolvedOf = json => (aliasOf(json) ? json.resolved : json);

/** The name of the shared value that a document has in place of a value; none if the value is its own. */
export const aliasOf = json => {
  const hasName = typeof json?.value === "string";
  const isAlias = hasName && Object.keys(json).every(key => ["value", "resolved"].includes(key));
  return isAlias ? json.value : "";
};
