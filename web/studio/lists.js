/** Lists of documents, loaded in parts while they are scrolled, and live. */

import { element } from "../player/elements.js";
import { read } from "./api.js";
import { watch } from "./live.js";
import { attempting, button } from "./notices.js";
import { isReadOnly } from "./session.js";
import { pageOf } from "./words.js";

/** The number of documents that are loaded at once. */
const partSize = 48;

/** The milliseconds without typing after which a search begins. */
const settle = 150;

/** A link to the patterns with this value of a field. */
const filterLink = (key, value) => element("a", { href: `#${new URLSearchParams({ [key]: value })}` }, value);

const tagsOf = tags =>
  element("ul", { class: "tags" }, ...tags.map(tag => element("li", { dir: "auto" }, filterLink("tag", tag))));

/** A pattern with its picture, which gallery.js plays. */
const cardOf = ({ slug, revision, document }) => {
  const { title, summary = "", kind, tags = [], deprecated } = document;
  const place = `/api/patterns/${slug}@${revision}/`;
  const [still, preview] = [`${place}card.svg`, `${place}card.svg?playing=true`];
  const sources = { src: still, "data-still": still, "data-preview": preview, alt: "", loading: "lazy", decoding: "async" };
  const picture = element("img", sources);
  const label = { type: "button", class: "play", "aria-pressed": "false", "aria-label": `Play ${title}` };
  const play = element("button", label, element("span", { "aria-hidden": "true" }));
  picture.addEventListener("error", () => picture.parentElement?.replaceChildren("Can’t be played"), { once: true });
  const badge = deprecated ? [element("span", { class: "badge warning" }, "deprecated")] : [];
  return element(
    "li",
    { class: "card", "data-slug": slug },
    element("div", { class: "stage" }, picture, play),
    element(
      "div",
      { class: "about" },
      element("p", { class: "eyebrow", dir: "auto" }, filterLink("kind", kind)),
      element("h3", { dir: "auto" }, element("a", { href: pageOf("pattern", slug) }, title), ...badge),
      element("p", { class: "summary", dir: "auto" }, summary),
      tagsOf(tags)
    )
  );
};

const sizeOf = ({ width, height, family }) => (width ? `${width} × ${height} pt, ${family}` : "");

const rowOf = ({ type, slug, document }) => {
  const { title, summary = "", color } = document;
  const facts = type === "device" ? sizeOf(document) : (color ?? (document.operations ?? []).map(({ name }) => name).join(", "));
  const about = [
    element("h2", { dir: "auto" }, element("a", { href: pageOf(type, slug) }, title)),
    element("p", { class: "summary", dir: "auto" }, summary),
    element("p", { class: "lesser" }, facts),
  ];
  return element("li", { class: "document", "data-slug": slug }, element("div", { class: "about" }, ...about));
};

const leads = {
  kind: "Kinds of motion: which layers move, and the parameters that patterns set.",
  item: "Sample content for menus and previews.",
  device: "Screens on which patterns are checked.",
};

class DocumentList {
  constructor(main, type) {
    Object.assign(this, { main, type, entries: [], reading: 0 });
    const isPattern = type === "pattern";
    this.list = element("ul", { class: isPattern ? "cards" : "documents" });
    const words = `Search by title, ${isPattern ? "kind, tag" : "name"} or text`;
    this.field = element(
      "input",
      { type: "search", id: "search", placeholder: words, autocomplete: "off", spellcheck: "false" }
    );
    this.count = element("p", { role: "status" });
    this.clear = button("Show all", () => this.search({}), { hidden: true });
    this.more = button("Show more", () => this.load());
    this.field.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.search({ ...this.filter, q: this.field.value.trim() }), settle);
    });
    const isNear = entries => entries.some(({ isIntersecting }) => isIntersecting);
    this.end = new IntersectionObserver(entries => isNear(entries) && this.load(), { rootMargin: "800px" });
    addEventListener("hashchange", () => this.readAddress());
  }

  get head() {
    const { type } = this;
    const title = type === "pattern" ? "Motion patterns" : `${type[0].toUpperCase()}${type.slice(1)}s`;
    const create = element("a", { class: "button main", href: "/new" }, "New pattern");
    const heading = element(
      "div",
      { class: "row spread" },
      element("h1", {}, title),
      ...(type === "pattern" && !isReadOnly ? [create] : [])
    );
    const lead = leads[type] ? [element("p", { class: "lead" }, leads[type])] : [];
    return element("div", { class: "intro" }, heading, ...lead);
  }

  async open() {
    const label = element("label", { class: "unseen", for: "search" }, this.field.placeholder);
    const search = element("div", { class: "finder", role: "search" }, label, this.field);
    const found = element("div", { class: "found" }, this.count, this.clear);
    const title = element("h2", { class: "unseen" }, "Results");
    this.main.replaceChildren(this.head, search, found, title, this.list, this.more);
    watch(() => this.refresh());
    await this.readAddress();
  }

  readAddress() {
    this.filter = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    this.field.value = this.filter.q ?? "";
    return this.refresh(partSize);
  }

  search(filter) {
    const kept = Object.entries(filter).filter(([, value]) => value);
    const text = new URLSearchParams(kept).toString();
    history.replaceState(null, "", location.pathname + (text && `#${text}`));
    return this.readAddress();
  }

  address(offset, limit) {
    const words = new URLSearchParams({ limit, offset });
    const { q, tag, kind } = this.filter;
    if (q) words.set("search", q);
    if (tag) words.set("tag", tag);
    if (kind) words.set("where", `kind == '${kind.replaceAll("'", "")}'`);
    return `${this.type}s?${words}`;
  }

  /** Loads the documents that are shown again, or the first ones. */
  async refresh(count = Math.max(partSize, this.entries.length)) {
    const entries = await this.read(0, count);
    if (entries) this.show(entries, count);
  }

  async load() {
    if (this.isComplete || this.isLoading) return;
    this.isLoading = true;
    const entries = await this.read(this.entries.length, partSize);
    this.isLoading = false;
    if (entries) this.show([...this.entries, ...entries], this.entries.length + partSize);
  }

  /** Reads a part; `undefined` if another was asked for meanwhile. */
  async read(offset, limit) {
    this.reading += 1;
    const { reading } = this;
    const entries = await attempting(() => read(this.address(offset, limit)));
    return reading === this.reading ? entries : undefined;
  }

  /** Shows entries; those that haven’t changed keep their elements, so that pictures and the focus stay. */
  show(entries, asked) {
    const known = new Map(this.entries.map((entry, index) => [`${entry.slug}@${entry.revision}`, this.list.children[index]]));
    const make = this.type === "pattern" ? cardOf : rowOf;
    const items = entries.map(entry => known.get(`${entry.slug}@${entry.revision}`) ?? make(entry));
    for (const [index, item] of items.entries()) {
      if (this.list.children[index] !== item) this.list.insertBefore(item, this.list.children[index] ?? null);
    }
    while (this.list.children.length > items.length) this.list.lastElementChild.remove();
    this.entries = entries;
    this.isComplete = entries.length < asked;
    this.more.hidden = this.isComplete;
    // It reports where the button is now, even if that is as near as before.
    this.end.disconnect();
    this.end.observe(this.more);
    const noun = entries.length === 1 ? this.type : `${this.type}s`;
    const isFiltered = Object.keys(this.filter).length > 0;
    this.clear.hidden = !isFiltered;
    const { tag, kind } = this.filter;
    const filters = [tag && ` with the tag ${tag}`, kind && ` of the kind ${kind}`].filter(Boolean).join("");
    this.count.textContent = `${entries.length}${this.isComplete ? "" : "+"} ${noun}${filters}`;
  }
}

/** Shows all documents of a type. */
export const listPage = (main, type) => new DocumentList(main, type).open();
