/** The parts that the page of every document has: its heading, notices, code, and history. */

import { element } from "../player/elements.js";
import { actionsOf } from "./actions.js";
import { failureOf, operate, pathOf, read, saveAgain, viewOf } from "./api.js";
import { CodeList } from "./code.js";
import { headingOf, missingPage } from "./heading.js";
import { HistoryList } from "./history.js";
import { announce, attempting } from "./notices.js";
import { pageOf, refOf } from "./words.js";

/** The page of a document, which follows its revisions. A subclass adds what can be done with it. */
export class EntryPage {
  constructor(main, type, slug) {
    this.main = main;
    this.type = type;
    this.slug = slug;
    this.ref = refOf({ type, slug });
    this.seen = 0;
    this.heading = element("div", {});
    this.notices = element("div", { class: "notices", role: "status" });
    this.history = new HistoryList(this.ref, revision => this.restore(revision));
    this.code = new CodeList(this.ref);
  }

  /** Reads the document, and shows its heading, other parts, and its history; returns whether it has this name. */
  async load(...parts) {
    this.entry = await read(pathOf(this.ref));
    // A former name leads to the document as well.
    if (this.entry.slug !== this.slug) {
      location.replace(`${pageOf(this.type, this.entry.slug)}${location.hash}`);
      return false;
    }
    // The sections that a gallery’s page has before its scripts run: checks, downloads. The studio’s pages have none.
    const sections = [...this.main.querySelectorAll(":scope > section"), this.code.host, this.history.host];
    this.main.replaceChildren(this.heading, ...parts, this.notices, ...sections);
    this.show();
    this.history.load();
    this.code.load();
    return true;
  }

  /** Shows the heading of the saved revision. */
  show() {
    document.title = `${this.entry.document.title} · motif`;
    this.heading.replaceChildren(headingOf(this.entry), this.actions());
  }

  actions() {
    return actionsOf(this.entry, () => this.reload());
  }

  /** Reads the newest revision. */
  async reload() {
    this.take(await viewOf(this.ref));
  }

  /** Shows another revision. */
  take({ entry, history, change }) {
    this.entry = entry;
    this.seen = change;
    this.show();
    this.history.show(history);
  }

  /** Saves an earlier revision again. */
  restore(revision) {
    return attempting(async () => {
      await saveAgain(this.ref, revision, this.entry.revision, `Restore revision ${revision}`);
      await this.reload();
    });
  }

  /**
   * Offers to undo what was saved, the outcomes of updates with their references, the last one first. Changes made
   * since then stay. An update that changed nothing has no change of its own.
   */
  announceSaved(words, saves) {
    const made = saves.filter(({ action }) => action !== "unchanged").reverse();
    const undo = () =>
      attempting(async () => {
        for (const { ref, revision } of made) {
          const history = await read(`${pathOf(ref)}/history`);
          await operate({ op: "undo", change: history.find(entry => entry.revision === revision).change });
        }
        await this.reload();
        announce("The change was undone");
      });
    announce(words, made.length ? [{ label: "Undo", run: undo }] : []);
  }
}

/** Opens a page, or shows why it can’t be opened. */
export const openPage = async page => {
  try {
    await page.open();
  } catch (error) {
    page.main.replaceChildren(missingPage(page.type, page.slug, failureOf(error)));
  }
};
