/** The page of a kind, an item, a device, or a value: its editor, its dependents, and its history. */

import { element } from "../player/elements.js";
import { failureOf, operate, pathOf, read, validate } from "./api.js";
import { Conflict } from "./conflict.js";
import { JSONEditor } from "./editor.js";
import { EntryPage, openPage } from "./entry.js";
import { common, DocumentForm, mark, own } from "./fields.js";
import { findNamed } from "./finding.js";
import { touches, watch } from "./live.js";
import { attempting, button, guard, notice } from "./notices.js";
import { isReadOnly, readOnlyReason } from "./session.js";
import { isGallery, pageAt } from "./site.js";
import { ValueMotion } from "./value-motion.js";
import { counted, pageOf, refOf } from "./words.js";

/** A dependent of a kind or a shared value, with the effects of a change. */
const dependentOf = ({ ref, problems, checks }) => {
  const [slug, type = "pattern"] = ref.split(":").reverse();
  const link = element("a", { href: pageOf(type, slug) }, ref);
  const broken = problems.map(({ message }) => element("span", { class: "badge bad" }, message));
  const changes = checks.map(({ check, level, before = 0, after = 0 }) => {
    const sort = after <= before ? "good" : level === "error" ? "bad" : "warning";
    return element("span", { class: `badge ${sort}` }, `${check}: fails in ${before} → ${after} cases`);
  });
  const same = broken.length + changes.length ? [] : [element("span", { class: "lesser" }, "checks stay the same")];
  return element("li", {}, link, ...broken, ...changes, ...same);
};

/** The terms for documents that change with a document of a type. */
const nouns = { kind: "pattern", value: "dependent" };

/** A document with an editor. Kinds add a player and their choreography. */
export class DocumentPage extends EntryPage {
  constructor(main, type, slug) {
    super(main, type, slug);
    this.editor = new JSONEditor(`Document of ${slug}`, () => this.check());
    this.users = element("p", { class: "after" });
    this.dependents = element("ul", { class: "dependents" });
    this.dependentsTitle = element("h3", {});
  }

  async open() {
    if (!(await this.load(this.users))) return;
    this.place(isGallery ? this.makeText() : this.makeEditor());
    this.showUsers();
    watch(change => touches(change, this.ref) && this.follow(change));
    // A document that was deleted isn’t on the page any more.
    guard(() => !isReadOnly && this.editor.host.isConnected && this.isEdited);
    await this.check();
  }

  /** Puts the editor on the page. */
  place(editor) {
    editor.classList.add("panel");
    this.notices.after(editor);
  }

  get saved() {
    return JSON.stringify(this.entry.document, undefined, 2);
  }

  get isEdited() {
    return this.editor.text !== this.saved;
  }

  /** The document in a gallery, which is read-only. */
  makeText() {
    this.editor.field.readOnly = true;
    this.editor.text = this.saved;
    return element("section", { class: "editing" }, element("h2", {}, "Document"), this.editor.host);
  }

  /** The patterns of a kind, or the documents that use an item or a value. */
  async showUsers() {
    if (this.type === "kind") {
      const address = pageAt(`/#${new URLSearchParams({ kind: this.slug })}`);
      this.users.replaceChildren(element("a", { href: address }, "Patterns of this kind"));
    } else if (this.type !== "device") {
      const uses = (await attempting(() => read(`${pathOf(this.ref)}/uses`))) ?? [];
      const links = uses.map(user => [", ", element("a", { href: pageOf(user.type, user.slug) }, refOf(user))]);
      this.users.replaceChildren(...(links.length ? ["Used by ", ...links.flat().slice(1)] : []));
    }
  }

  makeEditor() {
    if (own[this.type]) {
      this.form = new DocumentForm([...common, ...own[this.type]], document => {
        this.editor.edit(JSON.stringify(document, undefined, 2));
      });
    }
    const words = { placeholder: "What changed, and why", autocomplete: "off" };
    this.message = element("input", { type: "text", id: "document-message", ...words });
    this.save = element("button", { type: "submit", class: "main", disabled: true }, "Save");
    const discard = button("Discard", () => {
      this.editor.text = this.saved;
      this.check();
    });
    const label = element("label", { class: "unseen", for: "document-message" }, "Message");
    const form = element("form", { class: "save-form" }, label, this.message, discard, this.save);
    form.addEventListener("submit", event => {
      event.preventDefault();
      this.store();
    });
    const foot = isReadOnly ? element("p", { class: "note" }, readOnlyReason) : form;
    const title = element("h2", { id: "document-title" }, "Document");
    this.editor.text = this.saved;
    const text = this.form ? [this.form.host, this.editor.folded] : [];
    const parts = [title, ...text, this.editor.host, this.dependentsTitle, this.dependents, foot];
    return element("section", { class: "editing", "aria-labelledby": "document-title" }, ...parts);
  }

  /** Shows a document without problems, saved or not; a shared value plays. */
  async display(document) {
    if (this.type !== "value") return;
    if (!this.motion) {
      this.motion = new ValueMotion();
      this.users.after(this.motion.host);
    }
    // An alias has the value that it stands for once it is saved.
    const isSaved = !isGallery && JSON.stringify(document, undefined, 2) === this.saved;
    const found = isSaved ? await attempting(() => findNamed(this.type, [this.slug])) : [];
    this.motion.show(found?.[0] ?? document);
  }

  /** Shows the problems of the text, and its effects on dependents. */
  async check() {
    if (isGallery) return this.display(this.entry.document);
    const { text, document } = this.editor;
    this.save.disabled = true;
    if (!document) return;
    this.form?.show(document);
    this.editor.status.textContent = "Checking…";
    const refused = failure => {
      if (failure.canBeRetried) return { problems: [], valid: true, trouble: failure.words };
      return { problems: failure.problems?.length ? failure.problems : [failure] };
    };
    // A saved document is valid; only its effects on patterns are requested.
    const isKnown = !this.isEdited && !(this.type in nouns);
    const asked = isKnown ? { problems: [], valid: true } : validate({ update: { ref: this.ref }, text });
    const answer = await Promise.resolve(asked).catch(refused);
    const { problems, valid = false, trouble, dependents = [], dependentCount = 0 } = answer;
    if (text !== this.editor.text) return;
    this.editor.show(problems);
    mark(this.main, problems);
    this.save.disabled = isReadOnly || !valid || !this.isEdited;
    const broken = dependents.filter(dependent => dependent.problems.length).length;
    const unfit = `${counted(broken, this.dependentNoun)} would no longer fit`;
    const reason = problems.length ? counted(problems.length, "problem") : unfit;
    const good = trouble ? `Not checked: ${trouble.join(". ")}` : this.isEdited ? "Can be saved" : "As saved";
    this.editor.status.textContent = valid ? good : `Can’t be saved: ${reason}`;
    // A text with problems has no effects to show.
    const hasEffects = !isKnown && this.type in nouns && !problems.length && !trouble;
    this.showDependents(hasEffects ? dependents : [], hasEffects ? dependentCount : undefined);
    if (!problems.length && !trouble) await this.display(document);
  }

  get dependentNoun() {
    return nouns[this.type] ?? "document";
  }

  showDependents(dependents, count) {
    const rest = count - dependents.length;
    const noun = this.dependentNoun;
    const title = `${count ? counted(count, noun) : `No ${noun}s`} of this ${this.type}`;
    this.dependentsTitle.textContent = count === undefined ? "" : title;
    const more = rest > 0 ? [element("li", { class: "lesser" }, `and ${counted(rest, `more ${noun}`)}`)] : [];
    this.dependents.replaceChildren(...dependents.map(dependentOf), ...more);
  }

  /** Saves the text. */
  store() {
    this.saving = this.run();
    return this.saving;
  }

  async run() {
    const { document } = this.editor;
    const message = this.message.value.trim();
    const { revision } = this.entry;
    try {
      const operation = { op: "update", ref: this.ref, document, expect: revision };
      const outcome = await operate({ ...operation, ...(message && { message }) });
      this.message.value = "";
      await this.reload();
      this.announceSaved(`Saved revision ${outcome.revision}`, [{ ...outcome, ref: this.ref }]);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isConflict) this.showConflict();
      else this.editor.show(failure.problems.length ? failure.problems : [failure]);
    }
  }

  /** @override */
  async reload() {
    await super.reload();
    await this.check();
  }

  /** @override */
  take(view) {
    super.take(view);
    this.editor.text = this.saved;
    this.notices.replaceChildren();
  }

  /** Handles a save by somebody else: replaces the text, or merges both versions if the text is being edited. */
  async follow({ change }) {
    // The page already has its own saves, or is about to receive them.
    await this.saving;
    if (change <= this.seen) return;
    const entry = await attempting(() => read(pathOf(this.ref)));
    if (!entry) return;
    if (entry.slug !== this.slug && !this.isEdited) return location.replace(pageOf(this.type, entry.slug));
    // Requests that failed while the studio couldn’t be reached may work again.
    if (entry.revision === this.entry.revision) return this.check();
    if (!this.isEdited) return this.reload();
    const words = element("p", {}, "Your text is kept. Merge it with theirs to save it.");
    const merge = button("Merge…", () => this.showConflict(), { class: "main" });
    const title = `${entry.author} saved revision ${entry.revision}`;
    this.notices.replaceChildren(notice("warning", title, [words], [merge]));
  }

  showConflict() {
    const { document: draft } = this.editor;
    if (!draft) return;
    const state = { ref: this.ref, base: this.entry.revision, draft, message: this.message.value.trim() };
    const conflict = new Conflict(state, outcome => outcome && this.reload());
    conflict.open(this.notices);
  }
}

/** Shows an item, a device, or a value. */
export const documentPage = (main, type, slug) => openPage(new DocumentPage(main, type, slug));
