/** Forms for documents with few values, such as items and devices, and for the fields that every document has. */

import { hex } from "../player/contents.js";
import { element } from "../player/elements.js";
import { colorOfDigits } from "../player/values.js";
import { rowOf } from "./dialogs.js";
import { aliasOf, fillOf, textOf, valueIn } from "./words.js";

const tagsIn = text => text.split(",").map(tag => tag.trim()).filter(Boolean);

/** A field for a text in the document; an empty text is left out. */
const text = (name, more = {}) => ({
  name,
  read: document => document[name] ?? "",
  write: value => ({ [name]: value.trim() || undefined }),
  ...more,
});

const side = name => ({
  name,
  label: `${name[0].toUpperCase()}${name.slice(1)} in portrait, in pt`,
  type: "number",
  min: 1,
  step: "any",
  required: true,
  read: ({ screen }) => screen?.[name] ?? "",
  write: (value, { screen }) => ({ screen: { ...screen, [name]: Number(value) } }),
});

/** The fields that documents of every type have. */
export const common = [
  text("title", { label: "Title", required: true }),
  text("summary", { label: "Summary", type: "long", rows: 2 }),
  {
    name: "tags", label: "Tags", hint: "Separated by commas", read: ({ tags = [] }) => tags.join(", "),
    write: value => ({ tags: tagsIn(value) }),
  },
];

/** The types of values that a form can set; others are edited as JSON. */
const valueTypes = [
  "duration", "curve", "timing", "length", "angle", "number", "fraction", "integer", "boolean", "text", "color",
];

/** The additional fields of each type of document. The formulas of a kind have fields where they are shown. */
export const own = {
  kind: [],
  item: [
    {
      name: "color", label: "Color", type: "color", read: ({ color }) => hex({ ...colorOf(color), alpha: 1 }),
      write: (value, { color }) => ({ color: value + hex({ ...colorOf(color), red: 0, green: 0, blue: 0 }).slice(7) }),
    },
    text("image", { label: "Image", hint: "Its name in the app, if it has one" }),
  ],
  device: [
    {
      name: "family", label: "Family", choices: ["phone", "tablet"].map(value => ({ value, label: value })),
      read: ({ family = "phone" }) => family, write: value => ({ family: value }),
    },
    side("width"),
    side("height"),
  ],
  value: [
    {
      name: "valueType", label: "Type", choices: valueTypes.map(value => ({ value, label: value })),
      read: ({ valueType = valueTypes[0] }) => valueType, write: value => ({ valueType: value }),
    },
    {
      name: "value", label: "Value", required: true,
      hint: "Such as 200ms, easeOut, #336699, JSON, or the name of another value in braces: {duration-quick}",
      read: ({ value }) => (aliasOf(value) ? `{${aliasOf(value)}}` : textOf(value)),
      write: value => ({ value: valueIn(value.trim()) }),
    },
    ...["minimum", "maximum"].map(name => ({
      name, label: name === "minimum" ? "At least" : "At most", hint: "Optional; for numbers",
      read: document => textOf(document[name]),
      write: value => ({ [name]: value.trim() ? valueIn(value.trim()) : undefined }),
    })),
  ],
};

/** The color of an item that has none. */
const gray = { red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1 };

/** The components of a color, which a document has as components or as hexadecimal digits; gray if it has neither. */
const colorOf = color => (color?.components ? fillOf(color) : colorOfDigits(color) ?? gray);

/** Shows problems at the controls of their paths: `operations 0 tracks 1 to`. */
export const mark = (host, problems) => {
  const found = problems.map(({ path = "", message }) => ({ path: `${path.replace(/\W+/g, " ").trim()} `, message }));
  for (const control of host.querySelectorAll("[data-place]")) {
    const own = found.filter(({ path }) => path.startsWith(`${control.dataset.place} `));
    control.setAttribute("aria-invalid", String(own.length > 0));
    control.parentElement.querySelector(".failure")?.remove();
    if (own.length) control.after(element("p", { class: "failure" }, own.map(({ message }) => message).join(". ")));
  }
};

/** Fields that change a document. */
export class DocumentForm {
  /**
   * `changed` is called with the document after a field has changed it.
   *
   * @param {any[]} fields
   * @param {(document: any) => void} changed
   */
  constructor(fields, changed = () => {}) {
    this.fields = fields;
    const rows = fields.map(({ read: _, write: __, ...field }) => rowOf({ "data-place": field.name, ...field }, "own"));
    this.host = element("div", { class: "document-form" }, ...rows);
    this.controls = rows.map(row => row.querySelector("input, select, textarea"));
    for (const [index, control] of this.controls.entries()) {
      control.addEventListener("input", () => {
        this.document = { ...this.document, ...fields[index].write(control.value, this.document) };
        changed(this.document);
      });
    }
  }

  /** Shows a document, without changing the field that is being edited. */
  show(shown) {
    this.document = shown;
    for (const [index, control] of this.controls.entries()) {
      if (control !== document.activeElement) control.value = this.fields[index].read(shown);
    }
  }

  /** The document with the values of all fields. */
  get complete() {
    const written = (made, { write }, index) => ({ ...made, ...write(this.controls[index].value, made) });
    return this.fields.reduce(written, this.document);
  }
}
