/** The head of a document’s page. */

import { element } from "../player/elements.js";
import { restore } from "./actions.js";
import { button } from "./notices.js";
import { isReadOnly } from "./session.js";
import { pageAt } from "./site.js";
import { listOf, moment, pageOf, refOf } from "./words.js";

const kindOf = ({ type, document }) => {
  if (type !== "pattern") return element("a", { href: listOf(type) }, type[0].toUpperCase() + type.slice(1));
  return element("a", { href: pageOf("kind", document.kind) }, document.kind);
};

const deprecationOf = ({ deprecated }) => {
  if (!deprecated) return [];
  const words = deprecated === true ? "Deprecated" : `Deprecated: ${deprecated}`;
  return [element("p", { class: "notice", dir: "auto" }, words)];
};

/** The book or page that a document is based on. An address other than a web address could run a script. */
const sourceOf = ({ source }) => {
  if (!source) return [];
  const { title, url = "", author } = source;
  const name = /^https?:\/\//.test(url) ? element("a", { href: url }, title) : title;
  return [element("p", { class: "lesser", dir: "auto" }, "From ", name, author ? `, ${author}` : "")];
};

/** Title, summary, tags, source, and the last change. */
export const headingOf = entry => {
  const { slug, revision, author, updated, document } = entry;
  const tags = (document.tags ?? []).map(tag => {
    const link = element("a", { href: pageAt(`/#${new URLSearchParams({ tag })}`) }, tag);
    return element("li", { dir: "auto" }, entry.type === "pattern" ? link : tag);
  });
  const name = element("code", {}, `${slug}@${revision}`);
  const by = element("bdi", {}, author);
  const last = element("p", { class: "lesser" }, name, " · ", moment(updated), " by ", by);
  const summary = document.summary ? [element("p", { class: "lead", dir: "auto" }, document.summary)] : [];
  const list = tags.length ? [element("ul", { class: "tags" }, ...tags)] : [];
  return element(
    "div",
    { class: "said" },
    element("p", { class: "eyebrow" }, kindOf(entry)),
    element("h1", { dir: "auto" }, document.title),
    ...deprecationOf(document),
    ...summary,
    ...list,
    ...sourceOf(document),
    last
  );
};

/** A page for a document that can’t be read; a deleted document can be restored there. */
export const missingPage = (type, slug, failure) => {
  const isMissing = failure.code === "not-found";
  const isDeleted = isMissing && /deleted/.test(failure.message);
  const title = isDeleted ? `‘${slug}’ was deleted` : isMissing ? "Not found" : "This page can’t be shown";
  const words = failure.words.map(line => element("p", { class: "lead" }, line));
  const again = button("Restore it", () => restore(refOf({ type, slug })));
  const back = element("p", { class: "after" }, element("a", { href: listOf(type) }, `All ${type}s`));
  const actions = isDeleted && !isReadOnly ? [again, back] : [back];
  return element("div", { class: "intro" }, element("h1", {}, title), ...words, ...actions);
};
