/** The revisions of a document, each with its changes, which can be played before and after. */

import { element } from "../player/elements.js";
import { motionOf, pathOf, read } from "./api.js";
import { Comparison, differenceTable, Side } from "./comparison.js";
import { attempting, button } from "./notices.js";
import { isReadOnly } from "./session.js";
import { compareAddress, counted, moment } from "./words.js";

/** The number of revisions shown at once. */
const shownAtOnce = 10;

/** The path of a value without its root: `$.parameters.duration` → `duration`. */
const shortPath = path => path.replace(/^\$\.(parameters\.)?/, "");

/** The differences between two revisions as table rows. */
export const changesOf = ({ entries }) =>
  entries.map(({ path, oldText, newText }) => ({ name: shortPath(path), a: oldText, b: newText }));

/** A button that plays two revisions of a pattern side by side, below the button. */
export const beforeAndAfter = (before, after) => {
  const place = element("div", { class: "before-after" });
  const toggle = button("Play before and after", async () => {
    if (place.firstChild) {
      place.replaceChildren();
      toggle.setAttribute("aria-expanded", "false");
      return;
    }
    const [one, other] = (await attempting(() => Promise.all([motionOf(before), motionOf(after)]))) ?? [];
    if (!one) return;
    const comparison = new Comparison(new Side(before, one), new Side(after, other), { isSmall: true });
    const link = element("a", { href: compareAddress(before, after) }, "Compare in detail");
    place.replaceChildren(comparison.host, link);
    toggle.setAttribute("aria-expanded", "true");
  }, { "aria-expanded": "false" });
  return [toggle, place];
};

/** The history of a document. */
export class HistoryList {
  /** `restore` is called with a revision’s number. */
  constructor(ref, restore) {
    this.ref = ref;
    this.restore = restore;
    this.limit = shownAtOnce;
    this.list = element("ol", { class: "history" });
    this.more = button("Show earlier revisions", () => {
      this.limit = Infinity;
      this.load();
    });
    this.rest = element("p", { class: "lesser" });
    const title = element("h2", {}, "History");
    this.host = element("section", { id: "history" }, title, this.list, this.more, this.rest);
  }

  async load() {
    const entries = await attempting(() => read(`${pathOf(this.ref)}/history`));
    if (entries) this.show(entries);
  }

  /** Shows revisions, newest first. */
  show(entries) {
    const shown = entries.slice(0, this.limit);
    const items = shown.map((entry, index) => this.item(entry, entries[index + 1], index === 0));
    this.list.replaceChildren(...items);
    this.more.hidden = entries.length <= this.limit;
    this.more.textContent = `Show ${counted(entries.length - shown.length, "earlier revision")}`;
    const unlisted = (entries.at(-1)?.revision ?? 1) - 1;
    this.rest.textContent = unlisted ? `The gallery doesn’t include ${counted(unlisted, "earlier revision")}.` : "";
  }

  item(entry, before, isNewest) {
    const { revision, action, author, message, time } = entry;
    const [name, by] = [element("strong", {}, `Revision ${revision}`), element("bdi", {}, author)];
    const what = element("div", { class: "what" }, name, ` ${action} by `, by, ", ", moment(time));
    const text = message ? [element("p", { class: "message", dir: "auto" }, message)] : [];
    const changes = element("div", { class: "changes" });
    const tools = element("div", { class: "row" });
    const item = element("li", {}, what, ...text, changes, tools);
    if (action === "deleted") return item;
    if (before && before.action !== "deleted") this.showChanges(entry, before, changes, tools);
    if (!isNewest && !isReadOnly) tools.append(button(`Restore revision ${revision}`, () => this.restore(revision)));
    return item;
  }

  async showChanges(entry, before, changes, tools) {
    const { ref } = this;
    const [old, now] = [`${ref}@${before.revision}`, `${ref}@${entry.revision}`];
    if (entry.type === "pattern") {
      const [toggle, place] = beforeAndAfter(old, now);
      tools.prepend(toggle);
      tools.after(place);
    }
    const isComplete = entry.changed.every(({ oldText, newText }) => oldText || newText);
    const rows = isComplete
      ? entry.changed.map(({ name, oldText, newText }) => ({ name, a: oldText, b: newText }))
      : await attempting(async () => changesOf(await read(`${pathOf(old)}/diff?with=${now}`)));
    if (rows?.length) changes.append(differenceTable(rows, ["Before", "After"]));
  }
}
