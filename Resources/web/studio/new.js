/** The page that creates a document: a pattern from a kind, a kind from another, an item, a device, or a value. */

import { element, part } from "../player/elements.js";
import { failureOf, operate, pathOf, preview, read } from "./api.js";
import { Comparison, Side } from "./comparison.js";
import { messageField, rowOf, slugSpelling } from "./dialogs.js";
import { common, DocumentForm, mark, own } from "./fields.js";
import { guard, notice } from "./notices.js";
import { ParameterRows } from "./parameter-rows.js";
import { isReadOnly, readOnlyReason } from "./session.js";
import { pageOf } from "./words.js";

/** The milliseconds without typing after which a name is suggested. */
const settle = 150;

const control = row => row.querySelector("input, select");

const shown = error => failureOf(error).words.map(line => element("p", {}, line));

class NewDocument {
  constructor(type, kinds) {
    this.type = type;
    this.kinds = kinds;
    this.begun = { type };
    const choices = kinds.map(({ slug, title }) => ({ value: slug, label: title }));
    const value = new URLSearchParams(location.search).get("kind") ?? choices[0]?.value;
    const hint = "Used in addresses and commands: lowercase letters, digits, and hyphens";
    this.kindRow = rowOf({ name: "kind", label: type === "kind" ? "Start from" : "Kind", choices, value }, "new");
    this.slugRow = rowOf({ name: "slug", label: "Name", hint, ...slugSpelling }, "new");
    this.messageRow = rowOf(messageField, "new");
    this.slug = control(this.slugRow);
    this.summary = element("p", { class: "lead" });
    this.preview = element("div", { class: "new-preview" });
    this.problems = element("div", { class: "failure", role: "alert" });
    const [title, ...others] = common;
    this.fields = new DocumentForm([title, ...(type === "pattern" ? [] : others), ...(own[type] ?? [])]);
    this.fields.show(this.begun);
    this.fields.controls[0].addEventListener("input", () => this.suggest());
    this.parameters = new ParameterRows();
    control(this.kindRow).addEventListener("change", () => this.showKind());
    this.slug.addEventListener("input", () => (this.hasOwnSlug = this.slug.value !== ""));
  }

  get kind() {
    return control(this.kindRow).value;
  }

  /** Suggests a name for the title soon. The server creates the name, since it knows which names are taken. */
  suggest() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.nameTitle(), settle);
  }

  async nameTitle() {
    clearTimeout(this.waiting);
    const title = this.fields.controls[0].value.trim();
    const { slug } = title ? await read(`name?${new URLSearchParams({ type: this.type, title })}`) : { slug: "" };
    if (!this.hasOwnSlug && title === this.fields.controls[0].value.trim()) this.slug.value = slug;
  }

  get form() {
    const submit = element("button", { type: "submit", class: "main" }, "Create");
    const [title, ...others] = this.fields.host.children;
    const hasKind = this.type === "pattern" || this.type === "kind";
    const form = element(
      "form",
      // The name can arrive after the title was entered.
      { class: "panel new-form", novalidate: true },
      ...(hasKind ? [this.kindRow, this.summary] : []),
      title,
      this.slugRow,
      ...others,
      ...(this.type === "kind" ? [this.parameters.host] : []),
      this.messageRow,
      this.problems,
      element("div", { class: "row end" }, submit)
    );
    form.addEventListener("submit", async event => {
      event.preventDefault();
      if (!this.slug.value) await this.nameTitle();
      if (form.reportValidity()) this.create();
    });
    form.addEventListener("input", () => (this.isBegun = true));
    guard(() => this.isBegun && form.isConnected);
    return form;
  }

  /** Plays the kind with its default values; a new kind starts with its motion. */
  async showKind() {
    const { kind } = this;
    this.summary.textContent = this.kinds.find(({ slug }) => slug === kind)?.summary ?? "";
    this.preview.replaceChildren();
    const document = this.type === "kind" ? (await read(pathOf(`kind:${kind}`))).document : undefined;
    if (document) {
      const { source: _, deprecated: __, ...begun } = document;
      this.begun = begun;
      this.parameters.show(document.parameters);
    }
    const example = { type: "pattern", slug: "new-pattern", title: "New pattern", kind, parameters: {} };
    await preview(document ?? example).then(({ player }) => {
      if (kind !== this.kind) return;
      const side = new Side("With the default values", player);
      const comparison = new Comparison(side, side, { isSmall: true });
      comparison.pair.lastElementChild.remove();
      this.preview.replaceChildren(comparison.host);
    }, failure => {
      const title = "This kind needs values that have no default";
      this.preview.replaceChildren(notice("info", title, shown(failure)));
    });
  }

  /** The operation that creates the document in the form. */
  get operation() {
    const slug = this.slug.value.trim();
    const { title, ...others } = this.fields.complete;
    if (this.type === "pattern") return { op: "create", ref: slug, kind: this.kind, title };
    const document = { ...this.begun, ...others, slug, title };
    return { op: "create", document: this.type === "kind" ? this.parameters.complete(document) : document };
  }

  async create() {
    const message = control(this.messageRow).value.trim();
    try {
      await operate({ ...this.operation, ...(message && { message }) });
      this.isBegun = false;
      location.href = pageOf(this.type, this.slug.value.trim());
    } catch (failure) {
      this.problems.replaceChildren(...shown(failure));
      mark(this.problems.closest("form"), failureOf(failure).problems);
    }
  }
}

/** Shows the form. */
export const newPage = async main => {
  const asked = new URLSearchParams(location.search).get("type") ?? "pattern";
  const type = ["kind", "item", "device", "value"].includes(asked) ? asked : "pattern";
  const head = element("div", { class: "intro" }, element("h1", {}, `New ${type}`));
  document.title = `New ${type} · motif`;
  if (isReadOnly) {
    main.replaceChildren(head, notice("info", readOnlyReason));
    return;
  }
  const hasKind = type === "pattern" || type === "kind";
  const kinds = hasKind ? await operate({ op: "list", type: "kinds" }) : [];
  if (hasKind && !kinds.length) {
    const reason = `This catalog has no kind that a new ${type} could begin with; import one with ‘motif import’`;
    main.replaceChildren(head, notice("info", reason));
    return;
  }
  const page = new NewDocument(type, kinds);
  main.replaceChildren(head, element("div", { class: "new" }, page.form, page.preview));
  // Before anything arrives late, since a person who types by then keeps the focus.
  part("own-title").focus();
  if (hasKind) await page.showKind();
};
