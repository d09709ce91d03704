/** Documents of a list: all, or those that match a filter of words, kinds, and tags. */

import { read } from "./api.js";
import { isGallery } from "./site.js";

/** A filter that every document matches. */
export const everything = { q: "", kinds: [], tags: [] };

const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a document has all words and tags of a filter, whatever its kind. */
export const hasWordsAndTags = ({ slug, title, summary = "", kind = "", tags: own }, { q, tags }) => {
  const text = plain([slug, title, summary, kind, ...own].join(" "));
  return tags.every(tag => own.includes(tag)) && plain(q).split(/\s+/).every(word => text.includes(word));
};

/** Whether a document is of one of the kinds of a filter. */
export const hasKind = ({ kind }, { kinds }) => kinds.length === 0 || kinds.includes(kind);

const inGallery = async (type, filter, offset, limit) => {
  const found = (await read(`${type}s`)).filter(entry => hasWordsAndTags(entry, filter) && hasKind(entry, filter));
  return found.slice(offset, offset + limit);
};

const onServer = (type, { q, kinds, tags }, offset, limit) => {
  const query = new URLSearchParams({ limit, offset });
  if (q) query.set("search", q);
  for (const tag of tags) query.append("tag", tag);
  const formulas = kinds.map(kind => `kind == '${kind.replaceAll("'", "''")}'`);
  if (kinds.length) query.set("where", formulas.join(" || "));
  return read(`${type}s?${query}`);
};

/** Documents of a type that match a filter, in parts; by default, the first thousand. */
export const find = (type, filter = everything, offset = 0, limit = 1000) =>
  (isGallery ? inGallery : onServer)(type, filter, offset, limit);
