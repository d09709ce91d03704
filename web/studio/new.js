/** The page that creates a pattern from a kind. */

import { element, part } from "../player/elements.js";
import { operate, preview } from "./api.js";
import { Comparison, Side } from "./comparison.js";
import { slugFor } from "./dialogs.js";
import { notice } from "./notices.js";
import { isReadOnly, readOnlyReason } from "./session.js";
import { pageOf } from "./words.js";

const field = (label, control, hint) => {
  const note = hint ? [element("p", { class: "note", id: `${control.id}-hint` }, hint)] : [];
  if (hint) control.setAttribute("aria-describedby", `${control.id}-hint`);
  return element("div", { class: "field" }, element("label", { for: control.id }, label), control, ...note);
};

class NewPattern {
  constructor(kinds) {
    const options = kinds.map(({ slug, title }) => element("option", { value: slug }, title));
    this.kind = element("select", { id: "new-kind" }, ...options);
    this.title = element("input", { id: "new-title", type: "text", required: true, autocomplete: "off" });
    const spelling = { autocomplete: "off", spellcheck: "false", pattern: "[a-z0-9]+(-[a-z0-9]+)*" };
    this.slug = element("input", { id: "new-slug", type: "text", required: true, ...spelling });
    this.message = element(
      "input",
      { id: "new-message", type: "text", autocomplete: "off", placeholder: "Why (optional)" }
    );
    this.summary = element("p", { class: "lead" });
    this.preview = element("div", { class: "new-preview" });
    this.problems = element("div", { class: "failure", role: "alert" });
    this.kinds = kinds;
    const chosen = new URLSearchParams(location.search).get("kind");
    if (chosen) this.kind.value = chosen;
    this.kind.addEventListener("change", () => this.showKind());
    this.title.addEventListener("input", () => {
      if (!this.hasOwnSlug) this.slug.value = slugFor(this.title.value);
    });
    this.slug.addEventListener("input", () => (this.hasOwnSlug = this.slug.value !== ""));
  }

  get form() {
    const submit = element("button", { type: "submit", class: "main" }, "Create");
    const form = element(
      "form",
      { class: "panel new-form" },
      field("Kind", this.kind),
      this.summary,
      field("Title", this.title),
      field("Name", this.slug, "Used in addresses and commands: lowercase letters, digits, and hyphens"),
      field("Message", this.message),
      this.problems,
      element("div", { class: "row end" }, submit)
    );
    form.addEventListener("submit", event => {
      event.preventDefault();
      this.create();
    });
    return form;
  }

  /** Plays the kind with its default values. */
  async showKind() {
    const kind = this.kind.value;
    this.summary.textContent = this.kinds.find(({ slug }) => slug === kind)?.summary ?? "";
    this.preview.replaceChildren();
    try {
      const { player } = await preview({ type: "pattern", slug: "new-pattern", title: "New pattern", kind, parameters: {} });
      if (kind !== this.kind.value) return;
      const side = new Side("With the default values", player);
      const shown = new Comparison(side, side, { isSmall: true });
      shown.pair.lastElementChild.remove();
      this.preview.replaceChildren(shown.host);
    } catch (failure) {
      if (!failure.words) throw failure;
      const words = failure.words.map(line => element("p", {}, line));
      this.preview.replaceChildren(notice("info", "This kind needs values that have no default", words));
    }
  }

  async create() {
    const [title, slug, message] = [this.title, this.slug, this.message].map(({ value }) => value.trim());
    try {
      await operate({ op: "create", ref: slug, kind: this.kind.value, title, ...(message && { message }) });
      location.href = pageOf("pattern", slug);
    } catch (failure) {
      if (!failure.words) throw failure;
      this.problems.replaceChildren(...failure.words.map(line => element("p", {}, line)));
    }
  }
}

/** Shows the form. */
export const newPage = async main => {
  const head = element("div", { class: "intro" }, element("h1", {}, "New pattern"));
  if (isReadOnly) {
    main.replaceChildren(head, notice("info", readOnlyReason));
    return;
  }
  const page = new NewPattern(await operate({ op: "list", type: "kinds" }));
  main.replaceChildren(head, element("div", { class: "new" }, page.form, page.preview));
  await page.showKind();
  part("new-title").focus();
};
