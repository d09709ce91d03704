/** Documents of a list: all, or those that match a filter of words, kinds, tags, and failing checks. */

import { read } from "./api.js";
import { isGallery } from "./site.js";

/**
 * A filter that matches every document.
 *
 * @type {{ q: string, kinds: string[], tags: string[], checks: string[], isDeleted: boolean }}
 */
export const everything = { q: "", kinds: [], tags: [], checks: [], isDeleted: false };

/** A limit above the number of documents in any catalog. */
const most = 1_000_000;

/** The first documents of a type, or the deleted ones; all by default. */
export const find = (type, isDeleted = false, limit = most) =>
  read(isGallery ? `${type}s` : `${type}s?limit=${limit}&short=true${isDeleted ? "&deleted=true" : ""}`);

/** Documents that have changed, by their names; deleted ones are missing. */
export const findNamed = (type, slugs) => {
  const where = slugs.map(slug => `slug == '${slug}'`).join(" || ");
  return read(`${type}s?${new URLSearchParams({ short: "true", where })}`);
};

const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = text => plain(text).split(/\s+/).filter(Boolean);

const texts = new WeakMap();

/** What a search looks at in an entry, made once. */
const textOf = entry => {
  if (!texts.has(entry)) {
    const { slug, title, summary = "", kind = "", tags } = entry;
    texts.set(entry, plain([slug, title, summary, kind, ...tags].join(" ")));
  }
  return texts.get(entry);
};

const words = new WeakMap();

/** The words of all entries, made once for each list. */
const wordsIn = entries => {
  const wordsOfOne = entry => textOf(entry).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (!words.has(entries)) words.set(entries, new Set(entries.flatMap(wordsOfOne)));
  return words.get(entries);
};

/** Whether a document has a word of a search; `tag:circle` and `kind:expand` name the field that must have it. */
const hasWord = (entry, text, word) => {
  const [, key, value] = word.match(/^(tag|kind):(.+)$/) ?? [];
  if (!key) return text.includes(word);
  return (key === "tag" ? entry.tags : [entry.kind ?? ""]).some(own => plain(own).startsWith(value));
};

/** Whether a document has all words and tags of a filter, regardless of its kind. */
export const hasWordsAndTags = (entry, { q, tags }) => {
  const text = textOf(entry);
  return tags.every(tag => entry.tags.includes(tag)) && wordsOf(q).every(word => hasWord(entry, text, word));
};

/** Whether a document is of one of the kinds of a filter. */
export const hasKind = ({ kind }, { kinds }) => kinds.length === 0 || kinds.includes(kind);

/** Whether one of the checks of a filter fails for a document. */
export const hasCheck = ({ failing = [] }, { checks = [] }) =>
  checks.length === 0 || checks.some(check => failing.includes(check));

/** The entries that match a filter. */
export const matching = (entries, filter) =>
  entries.filter(entry => hasWordsAndTags(entry, filter) && hasKind(entry, filter) && hasCheck(entry, filter));

/** The Damerau–Levenshtein distance between two words. */
export const distance = (one, other) => {
  let rows = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= one.length; at += 1) {
    const [earlier, last] = rows;
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = last[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1);
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row[to] = Math.min(change, last[to] + 1, row[to - 1] + 1, isSwap ? earlier[to - 2] + 1 : Infinity);
    }
    rows = [last, row];
  }
  return rows[1][other.length];
};

/** A search with unknown words replaced by similar ones of the entries: `expnd` → `expand`; `undefined` if none is. */
export const corrected = (entries, q) => {
  const nearest = word => {
    if (/^(tag|kind):/.test(word) || entries.some(entry => hasWord(entry, textOf(entry), word))) return word;
    const allowed = word.length < 5 ? 1 : 2;
    const known = [...wordsIn(entries)].filter(one => Math.abs(one.length - word.length) <= allowed);
    const near = known.map(one => [distance(word, one), one]).filter(([far]) => far <= allowed);
    return near.sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1))[0]?.[1];
  };
  const found = wordsOf(q).map(nearest);
  return found.every(Boolean) && found.join(" ") !== wordsOf(q).join(" ") ? found.join(" ") : undefined;
};
