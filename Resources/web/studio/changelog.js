/** The changes between two releases, played for each pattern. */

import { element } from "../player/elements.js";
import { read } from "./api.js";
import { differenceTable } from "./comparison.js";
import { choicesIn, chooserForm, rangeIn, releaseField } from "./choosers.js";
import { beforeAndAfter, changesOf } from "./history.js";
import { watch } from "./live.js";
import { attempting, button } from "./notices.js";
import { pageAt } from "./site.js";
import { moment, pageOf } from "./words.js";

/** The number of documents shown at once. */
const partSize = 48;

/** A document that changed: its messages, its values before and after, and both motions. */
const documentOf = ({ type, slug, title, change, before, after, entries = [], notes = [] }) => {
  const name = change === "deleted" ? title : element("a", { href: pageOf(type, slug) }, title);
  const kind = type === "pattern" ? [] : [element("span", { class: "lesser" }, ` ${type}`)];
  const badge = element("span", { class: "badge" }, change);
  const heading = element("h3", { dir: "auto" }, name, ...kind, badge);
  const messages = notes.map(({ message, author, time }) =>
    element("p", { class: "lesser" }, message && `${message} · `, element("bdi", {}, author), ", ", moment(time))
  );
  const table = entries.length ? [differenceTable(changesOf({ entries }), ["Before", "After"])] : [];
  const plays = type === "pattern" && before && after ? beforeAndAfter(`${slug}@${before}`, `${slug}@${after}`) : [];
  return element("li", { class: "panel" }, heading, ...messages, ...table, ...plays);
};

const sectionOf = ({ release, time, author, message, documents }) => {
  const title = release ? `Release ${release}` : "Since the last release";
  const by = element("bdi", {}, author);
  const head = time ? [element("p", { class: "lesser" }, moment(time), " by ", by, message && `: ${message}`)] : [];
  const list = documents.length ? listInParts(documents) : [element("p", { class: "lesser" }, "Nothing changed.")];
  return element("section", { class: "released" }, element("h2", {}, title), ...head, ...list);
};

/** A list that grows while one scrolls to its end. */
const listInParts = documents => {
  const list = element("ul", {});
  const more = button("Show more", () => grow());
  const isNear = entries => entries.some(({ isIntersecting }) => isIntersecting);
  const end = new IntersectionObserver(entries => isNear(entries) && grow(), { rootMargin: "800px" });
  const grow = () => {
    const shown = list.children.length;
    list.append(...documents.slice(shown, shown + partSize).map(documentOf));
    more.hidden = list.children.length === documents.length;
    // This reports where the button is now, even if it is as close as before.
    end.disconnect();
    if (!more.hidden) end.observe(more);
  };
  grow();
  return [list, more];
};

/** Menus for two releases; the first option of each selects no release. */
const chooser = (releases, from, to) => {
  const fields = [
    releaseField("from", "After", releases, from, "the last release"),
    releaseField("to", "Up to", releases, to, "now"),
  ];
  return chooserForm("/changelog", "Show", ...fields);
};

/** Shows the changes between the releases in the address. */
export const changelogPage = async main => {
  const address = choicesIn(new URLSearchParams(location.search), "from", "to");
  const lead = "What changed, by release and document. Patterns play before and after.";
  const words = element("p", { class: "lead" }, lead);
  const head = element("div", { class: "intro" }, element("h1", {}, "Changelog"), words);
  const releases = (await attempting(() => read("releases"))) ?? [];
  const place = element("div", {});
  main.replaceChildren(head, chooser(releases, address.get("from") ?? "", address.get("to") ?? ""), place);
  const compared = address.get("from") ?? releases[0]?.release;
  if (compared) {
    const query = new URLSearchParams({ from: compared, ...Object.fromEntries(address) });
    const link = element("a", { href: pageAt(`/compare?${query}`) }, "Compare the patterns side by side");
    head.append(element("p", {}, link));
  }
  let known;
  const show = async () => {
    const log = await attempting(() => read(`changelog${rangeIn(address)}`));
    const sections = log?.sections ?? [];
    if (JSON.stringify(sections) === known) return;
    known = JSON.stringify(sections);
    const none = element("p", { class: "lesser" }, "Nothing changed.");
    place.replaceChildren(...(sections.length ? sections.map(sectionOf) : [none]));
  };
  await show();
  if (!address.get("to")) watch(show);
};
