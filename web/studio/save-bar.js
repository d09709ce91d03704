/** The bar that saves changed values: what changed, whether it can be saved, and the message. */

import { element } from "../player/elements.js";
import { documentValue } from "../player/values.js";
import { operate, validate } from "./api.js";
import { button } from "./notices.js";
import { isReadOnly, readOnlyReason } from "./session.js";
import { verdictOf } from "./verdict.js";
import { counted, valueWords } from "./words.js";

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
    this.count = element("strong", { class: "save-count" });
    this.list = element("ul", { class: "save-list" });
    this.status = element("p", { class: "save-status", role: "status" });
    this.message = element(
      "input",
      { type: "text", id: "save-message", placeholder: "What changed, and why", autocomplete: "off" }
    );
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
    this.list.replaceChildren(...changes.map(SaveBar.change));
    this.compare.href = this.compareAddress();
    clearTimeout(this.checking);
    this.problems = this.trouble = undefined;
    this.showVerdict();
    if (!hasRefusals && !isReadOnly) this.checking = setTimeout(() => this.check(), 200);
  }

  static change({ definition, value }) {
    const name = element("span", {}, `${definition.name} `);
    const before = element("del", {}, definition.text ?? "none");
    return element("li", {}, name, before, " → ", element("ins", {}, valueWords(definition, value)));
  }

  /** The saved document with the changed values. */
  draft() {
    const { document } = this.state();
    return { ...document, parameters: { ...document.parameters, ...this.set } };
  }

  /** The changed values in the format of documents. */
  get set() {
    const { changes } = this.tuner.parameters;
    return Object.fromEntries(changes.map(({ definition, value }) => [definition.name, documentValue(definition, value)]));
  }

  /** The update to validate and to save. */
  get edit() {
    return { ref: this.state().ref, set: this.set };
  }

  async check() {
    const asked = JSON.stringify(this.set);
    const answer = await validate({ update: this.edit }).then(
      ({ problems }) => ({ problems: problems.map(({ message }) => message) }),
      failure => SaveBar.reasons(failure)
    );
    if (asked !== JSON.stringify(this.set)) return;
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
    const { problems, trouble, isSaving } = this;
    const { obstacles, failure } = this.tuner;
    const known = { problems, trouble, isSaving, failure };
    const { text, level, canSave } = verdictOf({ obstacles: isReadOnly ? [readOnlyReason] : obstacles, ...known });
    this.status.className = `save-status ${level}`;
    if (this.status.textContent !== text) this.status.textContent = text;
    this.save.disabled = !canSave;
  }

  async run() {
    if (this.save.disabled || this.isSaving) return;
    const { revision } = this.state();
    const values = this.tuner.parameters.edits;
    const message = this.message.value.trim();
    this.isSaving = true;
    this.trouble = undefined;
    this.showVerdict();
    try {
      this.sending = operate({ op: "update", ...this.edit, expect: revision, ...(message && { message }) });
      const outcome = await this.sending;
      this.message.value = "";
      this.saved({ ...outcome, values });
    } catch (failure) {
      this.isSaving = false;
      if (failure.isConflict) await this.overtaken();
      else if (failure.words) Object.assign(this, SaveBar.reasons(failure));
      else throw failure;
    } finally {
      this.isSaving = false;
      this.showVerdict();
    }
  }
}
