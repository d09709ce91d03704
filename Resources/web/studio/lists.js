/** Lists of documents, which are shown in parts while scrolling, and are updated live. */

import { hex, inkOn } from "../player/contents.js";
import { element } from "../player/elements.js";
import { restore } from "./actions.js";
import { operate } from "./api.js";
import { Facets } from "./facets.js";
import { corrected, everything, find, findNamed, matching } from "./finding.js";
import { watch } from "./live.js";
import { announce, attempting, button } from "./notices.js";
import { playPictures } from "./pictures.js";
import { isReadOnly } from "./session.js";
import { isGallery, pageAt, pictureAt } from "./site.js";
import { curvePoints, factsOfValue, motionOfValue } from "./value-motion.js";
import { counted, fillOf, pageOf, refOf } from "./words.js";

/** The number of documents shown at once. */
const partSize = 48;

/** The number of patterns that are checked by one request. */
const checkedAtOnce = 24;

/** The milliseconds without typing after which a search begins. */
const settle = 150;

/** A link to the patterns with a value of a field. The filters above the list do the same, so the Tab key skips it. */
const filterLink = (key, value) =>
  element("a", { href: pageAt(`/#${new URLSearchParams({ [key]: value })}`), tabindex: -1 }, value);

const tagsOf = tags =>
  element("ul", { class: "tags" }, ...tags.map(tag => element("li", { dir: "auto" }, filterLink("tag", tag))));

/** A pattern with its picture, which can play. */
const cardOf = (entry, isDeleted) => {
  const { slug, revision, title, summary = "", kind, tags, deprecated } = entry;
  // The revision that deletes a pattern has no motion.
  const pictured = { slug, revision: isDeleted ? revision - 1 : revision };
  const [still, preview] = [pictureAt(pictured, false), pictureAt(pictured, true)];
  // Attributes are set in this order: with the source first, a cached picture would load at once and delay the text.
  const sources = { src: still, "data-still": still, "data-preview": preview };
  const picture = element("img", { loading: "lazy", decoding: "async", ...sources, alt: "" });
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

/** A curve as a drawing. */
const curveDrawing = curve => {
  const ground = element("rect", { width: 64, height: 64, rx: 14 });
  const line = element("polyline", { points: curvePoints(curve, 14, 36).map(([x, y]) => `${x},${y}`).join(" ") });
  return drawing("tile curve-tile", { viewBox: "0 0 64 64", width: 64, height: 64 }, ground, line);
};

/** A shared value: a drawing of its curve, and its parts as text with the names of aliases. */
const valueLook = entry => {
  const motion = entry.valueType === "duration" ? undefined : motionOfValue(entry);
  return { drawings: motion ? [curveDrawing(motion.curve)] : [], facts: factsOfValue(entry) };
};

/** The parts of a list entry besides the title and the summary: a drawing, and facts. */
const looks = {
  kind: ({ operations = [] }) => ({ facts: operations.join(", ") }),
  item: ({ title, color }) => ({ drawings: [tileOf(fillOf(color), [...title][0] ?? "")], facts: hex(fillOf(color)) }),
  device: ({ screen, family }) => ({
    drawings: [element("div", { class: "ground" }, outlineOf(screen))],
    facts: `${screen.width} × ${screen.height} pt, ${family}`,
  }),
  value: valueLook,
};

const rowOf = row => {
  const { type, slug, title, summary = "" } = row;
  const { drawings = [], facts } = looks[type](row);
  const about = element(
    "div",
    { class: "about" },
    element("h2", { dir: "auto" }, element("a", { href: pageOf(type, slug) }, title)),
    element("p", { class: "summary", dir: "auto" }, summary),
    element("p", { class: "lesser" }, facts)
  );
  return element("li", { class: "document", "data-slug": slug }, ...drawings, about);
};

const leads = {
  kind: "Kinds of motion: which layers move, and the parameters that patterns set.",
  item: "Sample content for menus and previews.",
  device: "Screens on which patterns are checked.",
  value: "Durations, curves, and other values that patterns share.",
};

const keyOf = ({ slug, revision }) => `${slug}@${revision}`;

class DocumentList {
  constructor(main, type) {
    this.main = main;
    this.type = type;
    this.entries = [];
    this.filter = everything;
    this.reading = 0;
    this.all = [];
    /** The failing checks by slug, once they were looked for. */
    this.failing = undefined;
    this.kinds = [];
    const isPattern = type === "pattern";
    this.list = element("ul", { class: isPattern ? "cards" : `documents ${type}s` });
    const words = `Search by title, ${isPattern ? "kind, tag" : "name"} or text`;
    const attributes = { type: "search", id: "search", autocomplete: "off", spellcheck: "false" };
    this.field = element("input", { ...attributes, placeholder: words });
    this.count = element("p", { id: "count", role: "status" });
    this.clear = button("Show all", () => this.search(everything), { id: "clear", hidden: true });
    this.more = button("Show more", () => this.showMore());
    this.hint = element("p", { class: "lead", id: "hint", role: "status", hidden: true });
    this.check = button("Find failing checks", () => this.findFailing());
    const showDeleted = () => this.search({ ...everything, isDeleted: !this.filter.isDeleted });
    this.deleted = button("Deleted", showDeleted, { "aria-pressed": "false" });
    this.nothing = element("p", { class: "lead", id: "nothing", hidden: true });
    this.field.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.search({ ...this.filter, q: this.field.value.trim() }), settle);
    });
    const isNear = entries => entries.some(({ isIntersecting }) => isIntersecting);
    this.end = new IntersectionObserver(entries => isNear(entries) && this.showMore(), { rootMargin: "800px" });
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("keydown", event => this.goToField(event));
  }

  get head() {
    const { type } = this;
    const title = type === "pattern" ? "Motion patterns" : `${type[0].toUpperCase()}${type.slice(1)}s`;
    const address = type === "pattern" ? "/new" : `/new?type=${type}`;
    const create = element("a", { class: "button main", href: pageAt(address) }, `New ${type}`);
    const heading = element("div", { class: "row spread" }, element("h1", {}, title), ...(isReadOnly ? [] : [create]));
    const lead = leads[type] ? [element("p", { class: "lead" }, leads[type])] : [];
    return element("div", { class: "intro" }, heading, ...lead);
  }

  async open() {
    const label = element("label", { class: "unseen", for: "search" }, this.field.placeholder);
    const search = element("div", { class: "finder", role: "search" }, label, this.field);
    const found = element("div", { class: "found" }, this.count, this.clear);
    const title = element("h2", { class: "unseen" }, "Results");
    const row = isGallery ? [] : [element("div", { class: "row" }, this.check, this.deleted)];
    if (this.type === "pattern") this.facets = new Facets(chosen => this.search({ ...this.filter, ...chosen }), row);
    const filters = this.facets ? [this.facets.host] : row.map(host => (this.check.remove(), host));
    const results = [title, this.hint, this.list, this.nothing, this.more];
    this.main.replaceChildren(this.head, search, ...filters, found, ...results);
    watch(change => this.follow(change));
    await this.readAddress();
  }

  /** Shows the patterns with a failing check, once all are checked. */
  async findFailing() {
    await this.runChecks();
    const checks = [...new Set([...(this.failing?.values() ?? [])].flat())];
    if (!this.checking && checks.length && !this.filter.checks.length) await this.search({ ...this.filter, checks });
  }

  /**
   * Determines which checks fail for which patterns, some at a time, so that others are served in between. A second
   * click cancels.
   */
  async runChecks() {
    this.checking = !this.checking;
    if (!this.checking) return;
    if (!this.reading) await this.read(partSize);
    this.failing ??= new Map();
    const slugs = this.all.map(({ slug }) => slug).filter(slug => !this.failing.has(slug));
    for (let start = 0; start < slugs.length && this.checking; start += checkedAtOnce) {
      this.check.textContent = `Checking ${start} of ${slugs.length} · Cancel`;
      const operation = { op: "check", ref: slugs.slice(start, start + checkedAtOnce), short: true };
      const reports = await attempting(() => operate(operation));
      if (!reports) break;
      for (const { pattern, failing } of reports) this.failing.set(pattern, failing);
    }
    const isFine = this.checking && ![...this.failing.values()].flat().length;
    this.checking = false;
    this.check.textContent = isFine ? "No check fails" : "Find failing checks";
    this.take(this.all);
    this.show(Math.max(partSize, this.entries.length));
  }

  /** Reads what changed; everything, if documents appeared, disappeared, or changed their name. */
  async follow({ documents }) {
    const { type, all } = this;
    const prefix = type === "pattern" ? "" : `${type}:`;
    const mine = (documents ?? []).filter(name => (prefix ? name.startsWith(prefix) : !name.includes(":")));
    const slugs = mine.map(name => name.slice(prefix.length));
    const isKnown = documents && !documents.some(name => name.startsWith("kind:")) && slugs.length <= checkedAtOnce;
    if (!isKnown || this.filter.isDeleted) return this.read();
    if (!slugs.length) return;
    const known = slugs.filter(slug => all.some(entry => entry.slug === slug));
    const found = known.length === slugs.length ? await attempting(() => findNamed(type, slugs)) : [];
    if (found?.length !== slugs.length || all !== this.all) return this.read();
    for (const slug of slugs) this.failing?.delete(slug);
    this.take(all.map(entry => found.find(({ slug }) => slug === entry.slug) ?? entry));
    this.show(Math.max(partSize, this.entries.length));
    if (this.failing) await this.runChecks();
  }

  /** The slash key goes to the search, as on many sites. */
  goToField(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input:not([type=checkbox]), textarea")) return;
    event.preventDefault();
    this.field.focus();
  }

  async readAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    const [kinds, tags, checks] = ["kind", "tag", "check"].map(key => words.getAll(key));
    const wasDeleted = this.filter.isDeleted;
    this.filter = { q: words.get("q") ?? "", kinds, tags, checks, isDeleted: words.get("deleted") === "1" };
    // Text that is being typed isn’t replaced.
    if (this.field.value.trim() !== this.filter.q) this.field.value = this.filter.q;
    if (checks.length && !this.failing) await this.runChecks();
    else if (!this.reading || wasDeleted !== this.filter.isDeleted) await this.read(partSize);
    else this.show(partSize);
  }

  search({ q, kinds, tags, checks, isDeleted }) {
    const list = (key, values) => values.map(value => [key, value]);
    const words = [...(q ? [["q", q]] : []), ...list("kind", kinds), ...list("tag", tags), ...list("check", checks)];
    if (isDeleted) words.push(["deleted", "1"]);
    const text = new URLSearchParams(words).toString();
    history.replaceState(null, "", location.pathname + location.search + (text && `#${text}`));
    return this.readAddress();
  }

  /** Reads all documents, and shows as many as before; an older answer never replaces a newer one. */
  async read(count = Math.max(partSize, this.entries.length)) {
    this.reading += 1;
    const { reading, type } = this;
    // The first cards don’t wait for all the others.
    const isFirst = reading === 1 && !location.hash && !isGallery;
    const first = isFirst ? await attempting(() => find(type, false, partSize)) : undefined;
    if (reading !== this.reading) return;
    if (first) this.showEntries(first);
    const rest = () => (first?.length < partSize ? first : find(type, this.filter.isDeleted));
    const work = () => Promise.all([rest(), this.facets ? find("kind") : []]);
    const found = await attempting(work);
    if (!found || reading !== this.reading) return;
    [this.all, this.kinds] = found;
    this.take(this.all);
    this.show(count);
  }

  /** Sets all entries, with the checks that are known to fail. */
  take(entries) {
    const { failing } = this;
    this.all = failing ? entries.map(entry => ({ ...entry, failing: failing.get(entry.slug) ?? [] })) : entries;
    this.facets?.take(this.all, this.kinds);
  }

  showMore() {
    if (!this.isComplete) this.show(this.entries.length + partSize);
  }

  /** Shows the first entries that match; unchanged entries keep their elements, so pictures and the focus stay. */
  show(count) {
    let found = matching(this.all, this.filter);
    const { q } = this.filter;
    const better = found.length ? undefined : corrected(this.all, q);
    if (better) found = matching(this.all, { ...this.filter, q: better });
    this.hint.hidden = !(better && found.length);
    this.hint.textContent = `Nothing matches ‘${q}’. These match ‘${better}’.`;
    this.showEntries(found.slice(0, count));
    this.isComplete = found.length <= count;
    this.more.hidden = this.isComplete;
    // This reports where the button is now, even if it is as close as before.
    this.end.disconnect();
    this.end.observe(this.more);
    this.facets?.show({ ...this.filter, q: better ?? q });
    this.check.hidden = this.filter.isDeleted;
    this.deleted.setAttribute("aria-pressed", this.filter.isDeleted);
    this.showCount(found.length);
  }

  showEntries(entries) {
    const known = new Map(this.entries.map((entry, index) => [keyOf(entry), this.list.children[index]]));
    const make = this.type === "pattern" ? cardOf : rowOf;
    const made = entry => this.withRestore(make(entry, this.filter.isDeleted), entry);
    const items = entries.map(entry => known.get(keyOf(entry)) ?? made(entry));
    for (const [index, item] of items.entries()) {
      if (this.list.children[index] !== item) this.list.insertBefore(item, this.list.children[index] ?? null);
    }
    while (this.list.children.length > items.length) this.list.lastElementChild.remove();
    this.entries = entries;
  }

  /** A deleted document with a button that restores it. */
  withRestore(item, { slug, title }) {
    if (!this.filter.isDeleted || isReadOnly) return item;
    const done = () => {
      announce(`Restored ${slug}`);
      return this.read();
    };
    const again = () => restore(refOf({ type: this.type, slug }), done);
    item.querySelector(".about").append(button("Restore", again, { "aria-label": `Restore ${title}` }));
    return item;
  }

  /** `2 of 12 patterns` */
  showCount(found) {
    const { q, kinds, tags, checks, isDeleted } = this.filter;
    const isFiltered = Boolean(q || kinds.length || tags.length || checks.length);
    const noun = isDeleted ? `deleted ${this.type}` : this.type;
    const total = counted(this.all.length, noun);
    this.clear.hidden = !isFiltered && !isDeleted;
    this.nothing.hidden = found > 0;
    const none = isDeleted ? `No ${noun}s.` : `No ${noun}s yet.`;
    this.nothing.textContent = isFiltered ? `No ${noun}s match. Try fewer words or filters.` : none;
    const text = found === this.all.length ? total : `${found} of ${total}`;
    if (this.count.textContent !== text) this.count.textContent = text;
  }
}

/** Shows all documents of a type. */
export const listPage = (main, type) => {
  playPictures();
  return new DocumentList(main, type).open();
};
