/** The page that compares two patterns, two revisions, saved and changed values, or the patterns of two releases. */

import { element } from "../player/elements.js";
import { fragmentOf, valuesIn } from "../player/fragment.js";
import { failureOf, motionOf, pathOf, read, withPictures } from "./api.js";
import { choicesIn, chooserForm, rangeIn, referenceField, releaseField } from "./choosers.js";
import { Comparison, differences, differenceTable, Side } from "./comparison.js";
import { comparisonFile } from "./comparison-file.js";
import { dataOf, download } from "./exporting.js";
import { find } from "./finding.js";
import { touches, watch } from "./live.js";
import { attempting, button, notice } from "./notices.js";
import { isAlone, isGallery, ownFragment, ownQuery, pageAt } from "./site.js";
import { compareAddress, pageOf } from "./words.js";

/** A side that the address names, with the title of its document. */
const sideOf = async (ref, fragment = "") => {
  const entry = await read(pathOf(ref));
  const motion = await motionOf(`${entry.slug}@${entry.revision}`);
  const changes = valuesIn(fragment, motion.parameters);
  const tuned = Object.keys(changes).length ? ", with changed values" : "";
  const side = new Side(`${entry.document.title} (${entry.slug}@${entry.revision})${tuned}`, motion, changes);
  return Object.assign(side, { ref: `${entry.slug}@${entry.revision}`, entry });
};

/** A comparison that keeps its choices in the address. */
const compared = ([a, b], place, addressOf) => {
  const choices = Object.fromEntries(new URLSearchParams(ownQuery()));
  const chosen = made => history.replaceState(null, "", addressOf(made));
  const comparison = new Comparison(a, b, { choices, chosen });
  place.replaceChildren(comparison.host);
  return comparison;
};

const valuesOf = sides => {
  const [a, b] = sides.map(({ entry }) => `${entry.document.kind}@${entry.kindRevision}`);
  const kind = a === b ? [] : [{ name: "kind", a, b }];
  const table = differenceTable([...kind, ...differences(...sides)], ["A", "B"]);
  return element("section", {}, element("h2", {}, "Values that differ"), table);
};

/** A picture as part of a page. */
const dataAt = async address => dataOf(await (await fetch(address)).blob());

/** The values of a side that are changed, as a link has them. */
const changesIn = ({ motion, changes }) =>
  motion.parameters
    .filter(({ name }) => name in changes)
    .map(definition => ({ definition, value: changes[definition.name] }));

/** A button that saves the comparison as a file, for people without access to the studio. */
const fileButton = ([a, b], comparison) =>
  button("Download as one file", () =>
    attempting(async () => {
      const query = new URLSearchParams({ a: a.ref, b: b.ref, ...comparison.choices });
      const motions = await Promise.all([a, b].map(({ motion }) => withPictures(motion, dataAt)));
      const answersOf = ({ ref, entry }, index) => [[pathOf(ref), entry], [`${pathOf(ref)}/player`, motions[index]]];
      const answers = Object.fromEntries([a, b].flatMap(answersOf));
      const text = await comparisonFile(query, fragmentOf(changesIn(b)), answers);
      download(`${a.entry.slug}-${b.entry.slug}.html`, text, "text/html");
    })
  );

/** Compares two references; changed values of the second are in the fragment. */
const compareReferences = async (a, b, place) => {
  let comparison;
  const values = element("div", {});
  const host = element("div", {});
  place.replaceChildren(host, values);
  const show = async () => {
    let sides;
    try {
      sides = await Promise.all([sideOf(a), sideOf(b, ownFragment())]);
    } catch (error) {
      const reasons = failureOf(error).words.map(text => element("p", {}, text));
      return place.replaceChildren(notice("bad", "These patterns can’t be compared", reasons));
    }
    if (comparison) comparison.show(...sides);
    else comparison = compared(sides, host, choices => compareAddress(a, b, ownFragment().slice(1), choices));
    values.replaceChildren(valuesOf(sides));
    const changes = changesIn(sides[1]);
    if (!isGallery) values.append(element("p", { class: "after" }, fileButton(sides, comparison)));
    if (changes.length && !isAlone) {
      const address = `${pageOf("pattern", b.split("@")[0])}#${fragmentOf(changes)}`;
      const tune = element("a", { href: address }, "Tune these values");
      values.append(element("p", { class: "after" }, tune));
    }
  };
  await show();
  addEventListener("hashchange", show);
  const slugs = [a, b].map(ref => ref.split("@")[0]);
  watch(change => touches(change, ...slugs) && show());
};

/** Compares two releases; if the second is the current state, the comparison follows the catalog. */
const compareReleases = async (words, place) => {
  let known;
  const show = async () => {
    const query = choicesIn(words, "from", "to");
    const changes = await attempting(() => read(`diff${rangeIn(query)}`));
    // Other changes don’t restart the motion.
    if (!changes || JSON.stringify(changes) === known) return;
    known = JSON.stringify(changes);
    await showReleases(changes, words, query, place);
  };
  await show();
  if (!words.get("to")) watch(show);
};

/** Shows a pattern in two releases; by default, the first pattern that changed. */
const showReleases = async (changes, words, query, place) => {
  const [from, to] = [words.get("from"), words.get("to") || "now"];
  const patterns = changes.filter(({ type }) => type === "pattern");
  const playable = patterns.filter(({ before, after }) => before && after);
  const shown = playable.find(({ slug }) => slug === words.get("pattern")) ?? playable[0];
  const addressOf = (slug, choices = {}) =>
    pageAt(`/compare?${new URLSearchParams({ ...Object.fromEntries(query), pattern: slug, ...choices })}`);
  const items = patterns.map(({ slug, title, change, before, after }) => {
    const current = slug === shown?.slug ? { "aria-current": "true" } : {};
    const name = before && after ? element("a", { href: addressOf(slug), ...current }, title) : title;
    return element("li", { dir: "auto" }, name, element("span", { class: "badge" }, change));
  });
  const none = element("p", { class: "lesser" }, "No pattern differs.");
  const list = items.length ? element("ul", { class: "changed-patterns" }, ...items) : none;
  const host = element("div", {});
  const section = element("section", {}, element("h2", {}, "Patterns that differ"), list);
  place.replaceChildren(section, host);
  if (!shown) return;
  const { slug, before, after } = shown;
  const sides = await attempting(() =>
    Promise.all([[before, from], [after, to]].map(async ([revision, moment]) => {
      const side = await sideOf(`${slug}@${revision}`);
      side.title = `${moment}: ${side.title}`;
      return side;
    }))
  );
  if (!sides) return;
  compared(sides, host, choices => addressOf(slug, choices));
  host.append(valuesOf(sides));
};

/** Shows the comparison in the address. */
export const comparePage = async main => {
  const words = new URLSearchParams(ownQuery());
  const a = words.get("a") ?? "";
  const b = words.get("b") ?? a;
  const [names, releases] = await Promise.all([
    find("pattern").then(all => all.map(({ slug }) => slug), () => []),
    read("releases").catch(() => []),
  ]);
  const between = releases.length ? ", or everything between two releases" : "";
  const lead = `Two patterns, or two revisions such as ‘expand@1’ and ‘expand@2’${between}.`;
  const leads = isAlone ? [] : [element("p", { class: "lead" }, lead)];
  const head = element("div", { class: "intro" }, element("h1", {}, "Compare"), ...leads);
  const forms = [
    chooserForm("/compare", "Compare", referenceField("a", "A", a, names), referenceField("b", "B", b, names)),
  ];
  if (releases.length) {
    const from = words.get("from") ?? (releases[1] ?? releases[0]).release;
    const to = words.get("to") ?? (words.has("from") ? "" : releases[0].release);
    const fields = [releaseField("from", "From", releases, from), releaseField("to", "To", releases, to, "now")];
    forms.push(chooserForm("/compare", "Compare releases", ...fields));
  }
  const place = element("div", {});
  main.replaceChildren(head, ...(isAlone ? [] : forms), place);
  if (words.has("from")) await compareReleases(words, place);
  else if (a) await compareReferences(a, b, place);
};
