/** Forms that select what a page shows; the choices become part of its address. */

import { element } from "../player/elements.js";
import { pageAt } from "./site.js";

/** The parts of an address with these names; an empty part counts as missing. */
export const choicesIn = (address, ...names) =>
  new URLSearchParams([...address].filter(([name, value]) => value && names.includes(name)));

/** The query for the answers about a range, of which the ends `from` and `to` are in an address; empty without them. */
export const rangeIn = address => {
  const [from = "", to = ""] = ["from", "to"].map(name => address.get(name) ?? undefined);
  return from || to ? `?${new URLSearchParams({ range: `${from}..${to}` })}` : "";
};

/** A form whose fields become the query of an address. */
export const chooserForm = (path, label, ...fields) => {
  const submit = element("button", { type: "submit", class: "main" }, label);
  const form = element("form", { class: "row chooser" }, ...fields, submit);
  form.addEventListener("submit", event => {
    event.preventDefault();
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, value]) => value);
    location.href = pageAt(`${path}?${new URLSearchParams(chosen)}`);
  });
  return form;
};

/** A menu of options, each a value with its text, and the value that is selected. */
export const menuOf = (attributes, options, selected) => {
  const menu = element("select", attributes, ...options.map(([value, text]) => element("option", { value }, text)));
  if (selected !== undefined) menu.value = selected;
  return menu;
};

/** A field for a reference, which suggests these names. */
export const referenceField = (name, label, value, names) => {
  const list = `names-${name}`;
  const input = element("input", { name, value, list, spellcheck: "false", autocomplete: "off" });
  const suggestions = element("datalist", { id: list }, ...names.map(one => element("option", { value: one })));
  return element("label", { class: "field" }, label, input, suggestions);
};

/** A menu of releases; `none` is the label for no release. */
export const releaseField = (name, label, releases, value, none) => {
  const names = releases.map(({ release }) => release);
  // An address can have a day or the number of a change instead.
  const others = value && !names.includes(value) ? [value] : [];
  const options = [...(none ? [["", none]] : []), ...[...others, ...names].map(one => [one, one])];
  return element("label", { class: "field" }, label, menuOf({ name }, options, value));
};
