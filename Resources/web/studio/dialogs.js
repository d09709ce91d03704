/** Dialogs with fields. */

import { element } from "../player/elements.js";
import { failureOf } from "./api.js";
import { menuOf } from "./choosers.js";
import { button } from "./notices.js";

/** The field for why something is changed. */
export const messageField = { name: "message", label: "Message", placeholder: "Why (optional)", autocomplete: "off" };

/** The attributes of a field for the name of a document. */
export const slugSpelling = {
  required: true, pattern: "[a-z0-9]+(-[a-z0-9]+)*", autocomplete: "off", spellcheck: "false",
};

const controlOf = ({ name, type = "text", value = "", choices, ...more }) => {
  const attributes = { name, ...more };
  if (choices) return menuOf(attributes, choices.map(choice => [choice.value, choice.label]), value);
  const field = element(type === "long" ? "textarea" : "input", type === "long" ? attributes : { type, ...attributes });
  field.value = value;
  return field;
};

/** A label and a control for a value; ids begin with a prefix. */
export const rowOf = (field, prefix = "ask") => {
  const { label, hint, ...control } = field;
  const id = `${prefix}-${field.name}`;
  const described = hint ? { "aria-describedby": `${id}-hint` } : {};
  const note = hint ? [element("p", { class: "note", id: `${id}-hint` }, hint)] : [];
  const parts = [element("label", { for: id }, label), controlOf({ ...control, ...described, id })];
  return element("div", { class: "field" }, ...parts, ...note);
};

/**
 * Asks for values, and calls `run` with them by name. If that fails, the dialog stays open and shows the reason. Each
 * field has a name and a label; other members are attributes of its control.
 */
export const ask = ({ title, text = "", fields = [], action, isDangerous = false, run }) => {
  const problems = element("div", { class: "failure", role: "alert" });
  const cancel = button("Cancel", () => dialog.close());
  const confirm = element("button", { type: "submit", class: isDangerous ? "danger" : "main" }, action);
  const heading = element("h2", { id: "ask-title" }, title);
  const words = text ? [element("p", {}, text)] : [];
  const foot = element("div", { class: "row end" }, cancel, confirm);
  const form = element("form", {}, heading, ...words, ...fields.map(field => rowOf(field)), problems, foot);
  const dialog = element("dialog", { "aria-labelledby": "ask-title" }, form);
  form.addEventListener("submit", async event => {
    event.preventDefault();
    confirm.disabled = true;
    try {
      await run(Object.fromEntries(new FormData(form)));
      dialog.close();
    } catch (error) {
      problems.replaceChildren(...failureOf(error).words.map(line => element("p", {}, line)));
    } finally {
      confirm.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};
