/** The page that compares two patterns, two revisions, or saved and changed values. */

import { element } from "../player/elements.js";
import { fragmentOf, valuesIn } from "../player/fragment.js";
import { motionOf, operate, pathOf, read } from "./api.js";
import { Comparison, differences, differenceTable, Side } from "./comparison.js";
import { touches, watch } from "./live.js";
import { attempting, notice } from "./notices.js";

/** A side as the address names it, with the title of its document. */
const sideOf = async (ref, fragment = "") => {
  const [entry, motion] = await Promise.all([read(pathOf(ref)), motionOf(ref)]);
  const changes = valuesIn(fragment, motion.parameters);
  const tuned = Object.keys(changes).length ? ", with changed values" : "";
  return new Side(`${entry.document.title} (${entry.slug}@${entry.revision})${tuned}`, motion, changes);
};

/** Fields for the two sides; the values of the second stay in the address. */
const chooser = (a, b, names) => {
  const options = names.map(name => element("option", { value: name }));
  const field = (name, label, value) =>
    element(
      "label",
      { class: "field" },
      label,
      element("input", { name, value, list: "patterns", spellcheck: "false", autocomplete: "off" })
    );
  const submit = element("button", { type: "submit", class: "main" }, "Compare");
  const form = element(
    "form",
    { class: "row chooser" },
    field("a", "A", a),
    field("b", "B", b),
    submit,
    element("datalist", { id: "patterns" }, ...options)
  );
  form.addEventListener("submit", event => {
    event.preventDefault();
    location.href = `/compare?${new URLSearchParams(new FormData(form))}`;
  });
  return form;
};

/** Shows the comparison that the address names. */
export const comparePage = async main => {
  const words = new URLSearchParams(location.search);
  const a = words.get("a") ?? "";
  const b = words.get("b") ?? a;
  const names = await operate({ op: "list", type: "patterns" }).then(
    all => all.map(({ slug }) => slug),
    () => []
  );
  const lead = "A pattern, or one of its revisions: ‘expand’ is the newest, ‘expand@2’ the second.";
  const head = element("div", { class: "intro" }, element("h1", {}, "Compare"), element("p", { class: "lead" }, lead));
  const place = element("div", {});
  main.replaceChildren(head, chooser(a, b, names), place);
  if (!a) return;

  let comparison;
  const show = async () => {
    const sides = await attempting(() => Promise.all([sideOf(a), sideOf(b, location.hash)]));
    if (!sides) return place.replaceChildren(notice("bad", "These patterns can’t be compared"));
    const table = differenceTable(differences(...sides), ["A", "B"]);
    const values = element("section", {}, element("h2", {}, "Values that differ"), table);
    if (comparison) {
      comparison.show(...sides);
      place.lastElementChild.replaceWith(values);
    } else {
      comparison = new Comparison(...sides);
      place.replaceChildren(comparison.host, values);
    }
    const changes = sides[1].motion.parameters
      .filter(({ name }) => name in sides[1].changes)
      .map(definition => ({ definition, value: sides[1].changes[definition.name] }));
    if (changes.length) {
      const slug = b.split("@")[0];
      const tune = element("a", { href: `/patterns/${slug}#${fragmentOf(changes)}` }, "Tune these values");
      values.append(element("p", { class: "after" }, tune));
    }
  };
  await show();
  addEventListener("hashchange", show);
  const slugs = [a, b].map(ref => ref.split("@")[0]);
  watch(change => touches(change, ...slugs) && show());
};
