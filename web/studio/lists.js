/** Lists of documents, loaded in parts while they are scrolled, and live. */

import { hex, inkOn } from "../player/contents.js";
import { element } from "../player/elements.js";
import { Facets } from "./facets.js";
import { everything, find } from "./finding.js";
import { watch } from "./live.js";
import { attempting, button } from "./notices.js";
import { playPictures } from "./pictures.js";
import { isReadOnly } from "./session.js";
import { isGallery, pageAt, pictureAt } from "./site.js";
import { counted, pageOf } from "./words.js";

/** The number of documents that are loaded at once. */
const partSize = 48;

/** The milliseconds without typing after which a search begins. */
const settle = 150;

/** A link to the patterns with this value of a field. */
const filterLink = (key, value) => element("a", { href: pageAt(`/#${new URLSearchParams({ [key]: value })}`) }, value);

const tagsOf = tags =>
  element("ul", { class: "tags" }, ...tags.map(tag => element("li", { dir: "auto" }, filterLink("tag", tag))));

/** A pattern with its picture, which plays. */
const cardOf = entry => {
  const { slug, title, summary = "", kind, tags, deprecated } = entry;
  const [still, preview] = [pictureAt(entry, false), pictureAt(entry, true)];
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

const drawing = (name, attributes, ...parts) =>
  element("svg", { class: name, "aria-hidden": "true", ...attributes }, ...parts);

/** A device’s screen, to scale. */
const outlineOf = ({ width, height }) => {
  const [across, down] = [width, height].map(points => points * 0.11);
  const rect = element("rect", { x: 2, y: 2, width: across, height: down, rx: 4 });
  return drawing("outline", { width: across + 4, height: down + 4 }, rect);
};

/** The color of an item with the first letter of its title. */
const tileOf = (fill, letter) => {
  const place = { x: 32, y: 42, "font-size": 28, "font-weight": 600, "text-anchor": "middle", fill: inkOn(fill) };
  const ground = element("rect", { width: 64, height: 64, rx: 14, fill: hex(fill) });
  return drawing("tile", { viewBox: "0 0 64 64", width: 64, height: 64 }, ground, element("text", place, letter));
};

const fillOf = ({ components: [red, green, blue], alpha = 1 }) => ({ red, green, blue, alpha });

/** What a list shows of a document besides its title and summary: a drawing, and facts. */
const looks = {
  kind: ({ operations = [] }) => ({ facts: operations.join(", ") }),
  item: ({ title, color }) => ({ drawings: [tileOf(fillOf(color), [...title][0] ?? "")], facts: hex(fillOf(color)) }),
  device: ({ screen, family }) => ({
    drawings: [element("div", { class: "ground" }, outlineOf(screen))],
    facts: `${screen.width} × ${screen.height} pt, ${family}`,
  }),
};

const rowOf = row => {
  const { type, slug, title, summary = "" } = row;
  const { drawings = [], facts } = looks[type](row);
  const about = [
    element("h2", { dir: "auto" }, element("a", { href: pageOf(type, slug) }, title)),
    element("p", { class: "summary", dir: "auto" }, summary),
    element("p", { class: "lesser" }, facts),
  ];
  return element("li", { class: "document", "data-slug": slug }, ...drawings, element("div", { class: "about" }, ...about));
};

const leads = {
  kind: "Kinds of motion: which layers move, and the parameters that patterns set.",
  item: "Sample content for menus and previews.",
  device: "Screens on which patterns are checked.",
};

class DocumentList {
  constructor(main, type) {
    this.main = main;
    this.type = type;
    this.entries = [];
    this.filter = everything;
    this.reading = 0;
    const isPattern = type === "pattern";
    this.list = element("ul", { class: isPattern ? "cards" : `documents ${type}s` });
    const words = `Search by title, ${isPattern ? "kind, tag" : "name"} or text`;
    this.field = element(
      "input",
      { type: "search", id: "search", placeholder: words, autocomplete: "off", spellcheck: "false" }
    );
    this.count = element("p", { id: "count", role: "status" });
    this.clear = button("Show all", () => this.search(everything), { id: "clear", hidden: true });
    this.more = button("Show more", () => this.load());
    this.nothing = element("p", { class: "lead", id: "nothing", hidden: true });
    this.field.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.search({ ...this.filter, q: this.field.value.trim() }), settle);
    });
    const isNear = entries => entries.some(({ isIntersecting }) => isIntersecting);
    this.end = new IntersectionObserver(entries => isNear(entries) && this.load(), { rootMargin: "800px" });
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("keydown", event => this.goToField(event));
  }

  get head() {
    const { type } = this;
    const title = type === "pattern" ? "Motion patterns" : `${type[0].toUpperCase()}${type.slice(1)}s`;
    const create = element("a", { class: "button main", href: pageAt("/new") }, "New pattern");
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
    // The whole list of a gallery is at hand; a catalog may have many more documents.
    if (isGallery && this.type === "pattern") {
      const all = type => find(type, everything, 0, Infinity);
      const [patterns, kinds] = await Promise.all([all("pattern"), all("kind")]);
      this.facets = new Facets(patterns, kinds, chosen => this.search({ ...this.filter, ...chosen }));
    }
    const filters = this.facets ? [this.facets.host] : [];
    this.main.replaceChildren(this.head, search, ...filters, found, title, this.list, this.nothing, this.more);
    watch(() => this.refresh());
    await this.readAddress();
  }

  /** The slash key goes to the search, as on many sites. */
  goToField(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input:not([type=checkbox]), textarea")) return;
    event.preventDefault();
    this.field.focus();
  }

  readAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    this.filter = { q: words.get("q") ?? "", kinds: words.getAll("kind"), tags: words.getAll("tag") };
    // What is being typed stays as it is.
    if (this.field.value.trim() !== this.filter.q) this.field.value = this.filter.q;
    return this.refresh(partSize);
  }

  search({ q, kinds, tags }) {
    const words = [...(q ? [["q", q]] : []), ...kinds.map(kind => ["kind", kind]), ...tags.map(tag => ["tag", tag])];
    const text = new URLSearchParams(words).toString();
    history.replaceState(null, "", location.pathname + location.search + (text && `#${text}`));
    return this.readAddress();
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
    const entries = await attempting(() => find(this.type, this.filter, offset, limit));
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
    const { q, kinds, tags } = this.filter;
    const isFiltered = Boolean(q || kinds.length || tags.length);
    this.clear.hidden = !isFiltered;
    this.nothing.hidden = entries.length > 0;
    this.nothing.textContent = isFiltered ? `No ${this.type}s match. Try fewer words or filters.` : `No ${this.type}s yet.`;
    const text = this.facets ? this.countOfAll() : this.countOfShown();
    if (this.count.textContent !== text) this.count.textContent = text;
  }

  /** `2 of 12 patterns` */
  countOfAll() {
    const { length } = this.facets.entries;
    const found = this.facets.show(this.filter);
    return found === length ? counted(length, this.type) : `${found} of ${counted(length, this.type)}`;
  }

  /** `48+ patterns with the tag menu` */
  countOfShown() {
    const { kinds, tags } = this.filter;
    const filters = [...tags.map(tag => ` with the tag ${tag}`), ...kinds.map(kind => ` of the kind ${kind}`)].join("");
    const noun = this.entries.length === 1 ? this.type : `${this.type}s`;
    return `${this.entries.length}${this.isComplete ? "" : "+"} ${noun}${filters}`;
  }
}

/** Shows all documents of a type. */
export const listPage = (main, type) => {
  playPictures();
  return new DocumentList(main, type).open();
};
