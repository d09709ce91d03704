/** Actions on a document other than changing its values. */

import { element, part } from "../player/elements.js";
import { operate } from "./api.js";
import { ask, messageField, slugSpelling } from "./dialogs.js";
import { announce, attempting, button } from "./notices.js";
import { isReadOnly } from "./session.js";
import { isGallery } from "./site.js";
import { compareAddress, listOf, pageOf, refOf } from "./words.js";

/** An operation with a message, if there is one. */
const withMessage = (operation, message) => ({ ...operation, ...(message && { message }) });

const slugField = value => ({
  name: "to",
  label: "New name",
  value,
  hint: "Lowercase letters, digits, and hyphens",
  ...slugSpelling,
});

const copy = entry =>
  ask({
    title: `Copy ${entry.document.title}`,
    fields: [
      slugField(`${entry.slug}-copy`),
      { name: "title", label: "Title", value: `${entry.document.title} copy` },
      messageField,
    ],
    action: "Copy",
    run: async ({ to, title, message }) => {
      await operate(withMessage({ op: "copy", ref: `${refOf(entry)}@${entry.revision}`, to }, message));
      // A copy starts with the title of its original.
      if (title && title !== entry.document.title) {
        const ref = refOf({ ...entry, slug: to });
        await operate({ op: "update", ref, title, expect: 1, message: "Title of the copy" });
      }
      location.href = pageOf(entry.type, to);
    },
  });

const rename = entry =>
  ask({
    title: `Rename ${entry.slug}`,
    text: "Documents that refer to it are updated. The old name still works and leads here.",
    fields: [slugField(entry.slug), messageField],
    action: "Rename",
    run: async ({ to, message }) => {
      await operate(withMessage({ op: "rename", ref: refOf(entry), to }, message));
      location.href = pageOf(entry.type, to);
    },
  });

const describe = (entry, done) => {
  const { title, summary = "", tags = [] } = entry.document;
  return ask({
    title: "Title and tags",
    fields: [
      { name: "title", label: "Title", value: title, required: true },
      { name: "summary", label: "Summary", type: "long", value: summary, rows: 3 },
      { name: "tags", label: "Tags", value: tags.join(", "), hint: "Separated by commas" },
      messageField,
    ],
    action: "Save",
    run: async values => {
      const list = values.tags.split(",").map(tag => tag.trim()).filter(Boolean);
      const operation = { op: "update", ref: refOf(entry), title: values.title, summary: values.summary, tags: list };
      await operate(withMessage({ ...operation, expect: entry.revision }, values.message));
      await done();
    },
  });
};

const deprecate = (entry, done) =>
  ask({
    title: `Deprecate ${entry.document.title}`,
    text: "It stays usable, and everyone sees that it shouldn’t be used for new work.",
    fields: [{ name: "reason", label: "Reason", required: true, hint: "For example, what to use instead" }],
    action: "Deprecate",
    run: async ({ reason }) => {
      const operation = { op: "update", ref: refOf(entry), deprecated: reason, expect: entry.revision };
      await operate({ ...operation, message: `Deprecate: ${reason}` });
      await done();
    },
  });

const undeprecate = (entry, done) =>
  attempting(async () => {
    const operation = { op: "update", ref: refOf(entry), deprecated: false, expect: entry.revision };
    await operate({ ...operation, message: "No longer deprecated" });
    await done();
  });

/** Restores a deleted document, and shows the page again. */
export const restore = (ref, done = async () => location.reload()) =>
  attempting(async () => {
    await operate({ op: "restore", ref });
    await done();
  });

const remove = entry =>
  ask({
    title: `Delete ${entry.document.title}?`,
    text: "Its history is kept, and it can be restored.",
    fields: [messageField],
    action: "Delete",
    isDangerous: true,
    run: async ({ message }) => {
      await operate(withMessage({ op: "delete", ref: refOf(entry), expect: entry.revision }, message));
      const title = element("h1", {}, `${entry.document.title} was deleted`);
      const list = element("a", { href: listOf("pattern") }, "All patterns");
      part("main").replaceChildren(element("div", { class: "intro" }, title, list));
      announce(`Deleted ${entry.slug}`, [{ label: "Undo", run: () => restore(refOf(entry)) }]);
    },
  });

/** Actions on a pattern that save nothing. A gallery lists its downloads on the page. */
const linksOf = ({ slug, revision }) => {
  const before = revision > 1 ? revision - 1 : revision;
  const compare = element("a", { class: "button", href: compareAddress(`${slug}@${before}`, slug) }, "Compare");
  const player = { class: "button", href: `/api/patterns/${slug}/export/html`, download: `${slug}.html` };
  return isGallery ? [compare] : [compare, element("a", player, "Download player")];
};

/** A row of buttons; `done` reads the document again. */
export const actionsOf = (entry, done) => {
  const links = entry.type === "pattern" ? linksOf(entry) : [];
  if (isReadOnly) return element("div", { class: "row actions" }, ...links);
  const deprecation = entry.document.deprecated
    ? button("No longer deprecated", () => undeprecate(entry, done))
    : button("Deprecate…", () => deprecate(entry, done));
  return element(
    "div",
    { class: "row actions" },
    ...links,
    button("Title and tags…", () => describe(entry, done)),
    button("Copy…", () => copy(entry)),
    button("Rename…", () => rename(entry)),
    deprecation,
    button("Delete…", () => remove(entry), { class: "danger-quiet" })
  );
};
