/** The bar that saves changed values: what changed, whether it can be saved, and the message. */

import { element } from "../player/elements.js";
import { documentValue } from "../player/values.js";
import { failureOf, operate, pathOf, read, validate } from "./api.js";
import { button } from "./notices.js";
import { isReadOnly, readOnlyReason } from "./session.js";
import { verdictOf } from "./verdict.js";
import { counted, valueWords, withAlias } from "./words.js";

/** The problems of an update; of a shared value, those of its users as well. */
const problemsOf = async update => {
  if (!update.ref.startsWith("value:")) return (await validate({ update })).problems.map(({ message }) => message);
  const { document } = await read(pathOf(update.ref));
  const text = JSON.stringify({ ...document, ...update.set });
  const { problems, dependents = [] } = await validate({ update: { ref: update.ref }, text });
  const ofUsers = dependents.flatMap(({ ref, problems }) => problems.map(({ message }) => `${ref}: ${message}`));
  return [...problems.map(({ message }) => message), ...ofUsers];
};

/** The changed values of a pattern at a revision, and the field for the message. */
export class SaveBar {
  /**
   * `tuner` has the values, `state()` returns the document with its revision, `saved` is called with the outcome, and
   * `overtaken` if somebody else saved first.
   */
  constructor(tuner, { state, saved, overtaken, compareAddress }) {
    this.tuner = tuner;
    this.state = state;
    this.saved = saved;
    this.overtaken = overtaken;
    this.compareAddress = compareAddress;
    /** What somebody else saved meanwhile, in words, until it is merged. */
    this.conflict = undefined;
    this.count = element("strong", { class: "save-count" });
    this.list = element("ul", { class: "save-list" });
    this.status = element("p", { class: "save-status", role: "status" });
    const words = { placeholder: "What changed, and why", autocomplete: "off" };
    this.message = element("input", { type: "text", id: "save-message", ...words });
    this.save = element("button", { type: "submit", class: "main" }, "Save");
    this.compare = element("a", { class: "quiet" }, "Compare with saved");
    // The operation and the device can change without a change of values.
    for (const name of ["pointerenter", "focus"]) {
      this.compare.addEventListener(name, () => (this.compare.href = this.compareAddress()));
    }
    const discard = button("Discard", () => tuner.parameters.reset(), { class: "quiet" });
    const label = element("label", { class: "unseen", for: "save-message" }, "Message");
    const head = element("div", { class: "save-head" }, this.count, this.list);
    const form = element("form", { class: "save-form" }, label, this.message, discard, this.save);
    if (isReadOnly) form.replaceChildren(discard);
    this.host = element(
      "section",
      { class: "save-bar", "aria-label": "Changes", hidden: true },
      head,
      element("div", { class: "save-line" }, this.status, this.compare),
      form
    );
    form.addEventListener("submit", event => {
      event.preventDefault();
      this.run();
    });
  }

  /** Shows the changed values; the server is asked soon whether they are valid. */
  show() {
    const { changes } = this.tuner.parameters;
    const hasRefusals = this.tuner.obstacles.length > 0;
    this.host.hidden = this.isPaused || (changes.length === 0 && !hasRefusals);
    document.body.classList.toggle("has-changes", !this.host.hidden);
    if (this.host.hidden) return;
    this.count.textContent = changes.length ? counted(changes.length, "changed value") : "";
    this.showList(changes);
    this.compare.href = this.compareAddress();
    clearTimeout(this.checking);
    this.problems = this.trouble = undefined;
    this.showVerdict();
    if (!hasRefusals && !isReadOnly) this.checking = setTimeout(() => this.check(), 200);
  }

  /** Shows the changes; while a slider moves, only texts change. */
  showList(changes) {
    const rows = changes.map(({ definition, value, alias }) => {
      const before = withAlias(definition.text ?? "none", definition.alias);
      return [definition.name, before, withAlias(valueWords(definition, value), alias)];
    });
    const names = JSON.stringify(rows.map(([name, before]) => [name, before]));
    if (names !== this.listed) {
      this.listed = names;
      this.list.replaceChildren(...rows.map(([name, before]) =>
        element("li", {}, element("span", {}, `${name} `), element("del", {}, before), " → ", element("ins", {}))));
    }
    for (const [index, [, , after]] of rows.entries()) {
      const text = this.list.children[index].querySelector("ins");
      if (text.textContent !== after) text.textContent = after;
    }
  }

  /** The saved document with the changed values. */
  draft() {
    const { document } = this.state();
    return { ...document, parameters: { ...document.parameters, ...this.set } };
  }

  /** The changed values in the format of documents. */
  get set() {
    return SaveBar.setting(this.tuner.parameters.changes);
  }

  static setting(changes) {
    return Object.fromEntries(changes.map(({ definition, value, alias }) =>
      [definition.name, alias ? { value: alias } : documentValue(definition, value)]));
  }

  /** The updates to validate and to save: those of shared values, then that of the pattern. */
  get edits() {
    const { changes } = this.tuner.parameters;
    const isForAll = ({ shared, alias }) => shared?.isForAll && !alias;
    const own = changes.filter(change => !isForAll(change));
    const values = changes.filter(isForAll).map(({ definition, value, shared }) =>
      ({ ref: `value:${shared.slug}`, set: { value: documentValue(definition, value) } }));
    return [...values, ...(own.length ? [{ ref: this.state().ref, set: SaveBar.setting(own) }] : [])];
  }

  async check() {
    const { edits } = this;
    const asked = JSON.stringify(edits);
    const answer = await Promise.all(edits.map(update => problemsOf(update))).then(
      found => ({ problems: found.flat() }),
      failure => SaveBar.reasons(failure)
    );
    if (asked !== JSON.stringify(this.edits)) return;
    Object.assign(this, answer);
    this.showVerdict();
  }

  /** A failure as problems of the values, which must change, or as trouble, after which the save can be retried. */
  static reasons({ words, canBeRetried }) {
    return canBeRetried ? { trouble: words } : { problems: words };
  }

  /** Hides the bar while another part of the page offers to save. */
  pause(isPaused) {
    this.isPaused = isPaused;
    this.show();
  }

  showVerdict() {
    const { problems, trouble, isSaving, conflict } = this;
    const obstacles = isReadOnly ? [readOnlyReason] : this.tuner.obstacles;
    const known = { obstacles, problems, trouble, isSaving, conflict, failure: this.tuner.failure };
    const { text, level, canSave } = verdictOf(known);
    this.save.textContent = conflict ? "Choose…" : "Save";
    this.status.className = `save-status ${level}`;
    if (this.status.textContent !== text) this.status.textContent = text;
    this.save.disabled = !canSave;
  }

  /** Saves the shared values, which gives the pattern a new revision, and then the pattern’s own values. */
  async send(message) {
    const { ref } = this.state();
    let { revision } = this.state();
    const saves = [];
    for (const edit of this.edits) {
      const expect = edit.ref === ref ? { expect: revision } : {};
      const outcome = await operate({ op: "update", ...edit, ...expect, ...(message && { message }) });
      saves.push({ ...outcome, ref: edit.ref });
      if (edit.ref === ref) ({ revision } = outcome);
      else ({ revision } = await read(pathOf(ref)));
    }
    return { revision, saves };
  }

  async run() {
    if (this.save.disabled || this.isSaving) return;
    if (this.conflict) return this.overtaken();
    const values = this.tuner.parameters.edits;
    const message = this.message.value.trim();
    this.isSaving = true;
    this.trouble = undefined;
    this.showVerdict();
    try {
      this.sending = this.send(message);
      const outcome = await this.sending;
      this.message.value = "";
      this.saved({ ...outcome, values });
    } catch (error) {
      this.isSaving = false;
      const failure = failureOf(error);
      if (failure.isConflict) await this.overtaken();
      else Object.assign(this, SaveBar.reasons(failure));
    } finally {
      this.isSaving = false;
      this.showVerdict();
    }
  }
}
