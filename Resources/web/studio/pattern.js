/** The page of a pattern: play, change values, save, and follow other people’s changes. */

import { element, part } from "../player/elements.js";
import { fragmentOf } from "../player/fragment.js";
import { same } from "../player/formula.js";
import { Player } from "../player/player.js";
import { restore } from "./actions.js";
import { failureOf, motionOf, saveAgain, viewOf } from "./api.js";
import { Comparison, Side } from "./comparison.js";
import { Conflict } from "./conflict.js";
import { EntryPage, openPage } from "./entry.js";
import { Exporter } from "./exporting.js";
import { touches, watch } from "./live.js";
import { attempting, button, notice } from "./notices.js";
import { SaveBar } from "./save-bar.js";
import { ScreenPicker } from "./screens.js";
import { isReadOnly } from "./session.js";
import { isGallery } from "./site.js";
import { SharedValues } from "./shared-values.js";
import { Spelling } from "./spelling.js";
import { Tuner } from "./tuner.js";
import { changesSince, compareAddress, pageOf, valueWords } from "./words.js";

/** The parameters of a motion whose values differ from another revision. */
const changedValues = (before, after) =>
  after.parameters.filter(({ name, value }) => {
    const old = before.parameters.find(one => one.name === name);
    return !old || !same(old.value, value);
  });

/** The page of one pattern. */
export class PatternPage extends EntryPage {
  constructor(main, slug) {
    super(main, "pattern", slug);
    this.turns = Promise.resolve();
  }

  async open() {
    if (!(await this.load())) return;
    watch(change => this.follow(change));
    const motion = await attempting(() => motionOf(this.shown));
    if (motion) this.play(motion);
  }

  /** The revision that is shown: `expand@3`. */
  get shown() {
    return `${this.slug}@${this.entry.revision}`;
  }

  play(motion) {
    this.notices.after(part("player-parts").content.cloneNode(true));
    this.sharedValues = new SharedValues((parameter, text) => this.spelling?.set(parameter, text));
    // A gallery shows the command that saves changed values.
    if (isGallery) {
      this.tuner = new Player(motion);
      return this.sharedValues.show(this.tuner.parameters.all);
    }
    const tuner = new Tuner(motion, () => this.changed());
    const saveBar = new SaveBar(tuner, {
      state: () => ({ ref: this.slug, revision: this.entry.revision, document: this.entry.document }),
      saved: outcome => this.saved(outcome),
      overtaken: () => this.overtaken(),
      compareAddress: () => this.comparison(tuner),
    });
    this.tuner = tuner;
    this.saveBar = saveBar;
    this.spelling = new Spelling(tuner, () => saveBar.draft());
    this.exporter = new Exporter(() => this.exported(tuner, saveBar));
    part("player").after(this.exporter.host);
    part("player").append(saveBar.host);
    if (!isReadOnly) this.screens = new ScreenPicker(this.slug, () => attempting(() => this.reload()));
    this.screens?.show(motion);
    this.changed();
    this.sharedValues.load().then(() => this.changed());
    this.spelling.readAddress();
  }

  /** The address that compares the saved values with the changed ones, on the device that is shown. */
  comparison(tuner) {
    const { time: _, ...choices } = tuner.choices;
    return compareAddress(this.shown, this.shown, fragmentOf(tuner.parameters.changes), choices);
  }

  /** The subject of an export: the pattern with its changed values, on the screen that is shown. */
  exported({ device, isLandscape }, { set }) {
    const screen = device.slug === "screen" ? {} : { device: device.slug };
    return { ref: this.shown, set, ...screen, landscape: isLandscape };
  }

  changed() {
    if (this.saveBar?.conflict && !this.tuner?.parameters.changes.length) {
      this.saveBar.conflict = undefined;
      this.follow({});
    }
    this.spelling?.show();
    this.sharedValues?.show(this.tuner?.parameters.all ?? []);
    this.saveBar?.show();
    this.exporter?.refresh();
  }

  /** Runs reads of the catalog one after another, so that an older answer never replaces a newer one. */
  inTurn(work) {
    const result = this.turns.then(work);
    this.turns = result.catch(() => {});
    return result;
  }

  /**
   * Reads the newest revision; changed values stay, and so does the choice between them and other people’s.
   *
   * @override
   */
  reload() {
    return this.inTurn(async () => {
      const view = await viewOf(this.slug);
      if (this.overlaps(view)) this.warn(view);
      else this.take(view);
    });
  }

  /** Whether somebody else saved other values than those that are being edited. */
  overlaps({ entry, player }) {
    if (entry.revision === this.entry.revision || !this.tuner) return false;
    const { edits } = this.tuner.parameters;
    const changes = changedValues(this.tuner.motion, player);
    return changes.some(({ name, value }) => name in edits && !same(edits[name], value));
  }

  /** @override */
  take(view) {
    super.take(view);
    if (this.saveBar) this.saveBar.conflict = undefined;
    if (this.tuner) this.tuner.adopt(view.player);
    else this.play(view.player);
    this.screens?.show(view.player);
  }

  /** Handles saved changes, which can be undone. */
  async saved({ revision, action, values = {}, saves = [{ ref: this.slug, revision, action }] }) {
    await attempting(() => this.reload());
    // A value may be saved in a different spelling from the one that was entered.
    for (const [name, value] of Object.entries(values)) {
      const parameter = this.tuner?.parameters.named(name);
      if (parameter && same(parameter.value, value)) parameter.reset();
    }
    this.tuner?.rebuild();
    if (!this.isAsking) this.notices.replaceChildren();
    const isShared = saves.some(({ ref }) => ref !== this.slug);
    this.announceSaved(`Saved revision ${revision}${isShared ? " and the shared value" : ""}`, saves);
  }

  /** @override */
  restore(revision) {
    return attempting(async () => {
      const { slug, revision: expect } = this.entry;
      await this.saved(await saveAgain(slug, revision, expect, `Restore revision ${revision}`));
    });
  }

  /** Shows changes that somebody else saved. Values that are being edited stay. */
  async follow(change) {
    // The event of a save can arrive before its answer.
    await this.saveBar?.sending?.catch(() => {});
    if (!touches(change, this.slug, `kind:${this.entry.document.kind}`)) return;
    await attempting(() => this.inTurn(() => this.catchUp(change)));
    // Requests that failed while the studio couldn’t be reached may work again.
    if (!change.documents) this.saveBar?.show();
  }

  /** Switches to the newest revision, unless somebody changed a value that is being edited; returns whether it did. */
  async catchUp({ change = Infinity } = {}) {
    // The page already has its own saves.
    if (change <= this.seen) return true;
    let view;
    try {
      view = await viewOf(this.slug);
    } catch (error) {
      if (failureOf(error).code !== "not-found") throw error;
      const again = isReadOnly ? [] : [button("Restore", () => restore(this.slug))];
      this.notices.replaceChildren(notice("bad", "This pattern was deleted", [], again));
      return false;
    }
    const { entry } = view;
    if (entry.slug !== this.slug) {
      this.moved(entry);
      return false;
    }
    if (entry.revision === this.entry.revision || !this.tuner) return true;
    if (this.overlaps(view)) {
      this.warn(view);
      return false;
    }
    const since = this.entry.revision;
    this.take(view);
    const isKept = Object.keys(this.tuner.parameters.edits).length > 0;
    this.tell("info", view, since, isKept ? [element("p", {}, "Your changes are kept.")] : []);
    return true;
  }

  /** Handles a save that came first: merges other values, and lets the user choose between values that both changed. */
  async overtaken() {
    const isMerged = await attempting(() => this.inTurn(() => this.catchUp()));
    if (isMerged) await this.saveBar?.run();
    else if (isMerged === false) this.showConflict();
  }

  moved(entry) {
    const link = element("a", { href: `${pageOf("pattern", entry.slug)}${location.hash}` }, entry.slug);
    this.notices.replaceChildren(notice("info", "This pattern was renamed", [element("p", {}, "It is now ", link)]));
  }

  /** Handles a change to a value that is being edited. */
  warn(view) {
    const words = element("p", {}, "You are changing the same value; yours are kept until you choose.");
    if (this.saveBar) this.saveBar.conflict = `${view.entry.author} saved another value. Choose one`;
    this.saveBar?.show();
    const choose = button("Choose…", () => this.showConflict(), { class: "main" });
    this.tell("warning", view, this.entry.revision, [words], [choose]);
  }

  /** Whether a choice is shown that a notice must not replace. */
  get isAsking() {
    return this.notices.querySelector(".conflict") !== null;
  }

  /** Shows who saved, and everything that has changed since a revision: values, tags, or a title. */
  tell(level, { entry, history }, since, words = [], buttons = []) {
    if (this.isAsking) return;
    const list = changesSince(history, since).map(text => element("li", { dir: "auto" }, text));
    const content = [...(list.length ? [element("ul", {}, ...list)] : []), ...words];
    const box = notice(level, `${entry.author} saved revision ${entry.revision}`, content, [
      ...buttons,
      button("Close", () => box.remove()),
    ]);
    this.notices.replaceChildren(box);
  }

  /** Both versions with a choice for each value. */
  showConflict() {
    const { tuner, saveBar } = this;
    if (!tuner || !saveBar) return;
    const { motion, parameters } = tuner;
    const message = saveBar.message.value.trim();
    const state = { ref: this.slug, base: this.entry.revision, draft: saveBar.draft(), message };
    const play = async (revision, author) => {
      const theirs = await motionOf(`${this.slug}@${revision}`);
      const yours = new Side("Yours", motion, parameters.edits);
      return new Comparison(new Side(`Saved by ${author}`, theirs), yours, { isSmall: true }).host;
    };
    const textOf = (name, value) => valueWords(motion.parameters.find(one => one.name === name) ?? {}, value);
    const finished = async outcome => {
      saveBar.pause(false);
      if (!outcome) return;
      parameters.take({});
      saveBar.message.value = "";
      await this.saved(outcome);
    };
    // Only the choice’s own button can save now.
    saveBar.pause(true);
    new Conflict(state, finished, { play, textOf }).open(this.notices);
  }
}

/** Shows a pattern. */
export const patternPage = (main, slug) => openPage(new PatternPage(main, slug));
