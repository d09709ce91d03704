/** The app’s own screens: pictures that the motion moves instead of placeholders, dropped on the stage or chosen. */

import { element, part } from "../player/elements.js";
import { standIns } from "../player/stand-ins.js";
import { failureOf, removeScreen, storeFrames, storeScreen } from "./api.js";
import { menuOf } from "./choosers.js";
import { announce, button } from "./notices.js";

const names = ["current", "next"];
const titleOf = name => standIns.screens[name === "current" ? "source" : "destination"];

const hasFiles = event => event.dataTransfer?.types.includes("Files");

// A file that is dropped beside the stage would replace the page.
const keepPage = event => {
  if (!hasFiles(event) || event.defaultPrevented) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};

/** The numbers of a frame; `undefined` if the text isn’t a frame. */
const frameIn = text => {
  const numbers = text.split(/[\s,;×x]+/).filter(Boolean).map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
};

/** The pictures of a pattern’s screens, and the actions on them. */
export class ScreenPicker {
  /** `changed` reads the motion again, with its new pictures. */
  constructor(slug, changed) {
    this.slug = slug;
    this.changed = changed;
    this.slots = element("div", { class: "slots" });
    this.scope = menuOf({ id: "screen-scope" }, [["pattern", "This pattern"], ["all", "All patterns"]]);
    this.failure = element("p", { class: "failure", role: "alert" });
    const accept = "image/png,image/jpeg,image/webp";
    this.input = element("input", { type: "file", accept, hidden: true, tabindex: -1 });
    this.input.addEventListener("change", () => this.chosen());
    this.elements = element("details", { class: "elements" });
    const title = element("h2", { id: "screens-title" }, "Your screens");
    const scope = element("label", { class: "scope" }, "Show in ", this.scope);
    const head = element("div", { class: "row spread" }, title, scope);
    const how = "Drop screenshots on the device, or choose them: PNG, JPEG, or WebP, up to 5 MB. ";
    const note = element("p", { class: "note" }, how, "They stay in a folder beside the catalog.");
    const parts = [head, this.slots, this.failure, this.elements, note, this.input];
    this.host = element("section", { class: "screens", "aria-labelledby": "screens-title" }, ...parts);
    const zones = names.map(name => element("div", { "data-screen": name }, titleOf(name)));
    this.zones = element("div", { class: "zones" }, ...zones);
    part("stage").after(this.host);
    part("stage").append(this.zones);
    this.listen(part("stage"));
  }

  listen(stage) {
    const show = isOver => stage.classList.toggle("receiving", isOver);
    const over = event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      show(true);
    };
    stage.addEventListener("dragenter", over);
    stage.addEventListener("dragover", over);
    stage.addEventListener("dragleave", event => stage.contains(event.relatedTarget) || show(false));
    stage.addEventListener("drop", event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      show(false);
      this.dropped([...event.dataTransfer.files], event.target.closest("[data-screen]")?.dataset.screen);
    });
    addEventListener("dragover", keepPage);
    addEventListener("drop", keepPage);
  }

  /** Uses two files as both screens, in their order, and a single file as the screen on which it was dropped. */
  dropped(files, name) {
    if (files.length > 2) return this.fail("Drop one or two pictures: the current screen and the next one.");
    const free = names.find(one => !this.pictures[one]) ?? "current";
    return this.store(files.length === 2 ? names.map((one, index) => [one, files[index]]) : [[name ?? free, files[0]]]);
  }

  choose(name) {
    this.wanted = name;
    this.input.value = "";
    this.input.click();
  }

  chosen() {
    const [file] = this.input.files;
    return file && this.store([[this.wanted, file]]);
  }

  fail(words) {
    this.failure.textContent = words;
  }

  /** Runs requests one after another, shows why one failed, and then shows the current pictures. */
  async run(work, done) {
    this.fail("");
    this.host.setAttribute("aria-busy", "true");
    try {
      await work();
      announce(done);
    } catch (error) {
      this.fail(failureOf(error).words.join(" "));
    } finally {
      await this.changed();
      this.host.removeAttribute("aria-busy");
    }
  }

  store(pairs) {
    const most = standIns.screenshot.mostBytes;
    const large = pairs.find(([, file]) => file.size > most);
    if (large) {
      const size = (Math.ceil(large[1].size / 100_000) / 10).toFixed(1);
      return this.fail(`‘${large[1].name}’ is ${size} MB; the limit for a screen is ${most / 1e6} MB`);
    }
    const isShared = this.scope.value === "all";
    const place = isShared ? "in all patterns" : "in this pattern";
    const pattern = isShared ? undefined : this.slug;
    return this.run(async () => {
      for (const [name, file] of pairs) {
        await storeScreen(name, pattern, file);
        // The pattern’s own picture would hide the new one.
        if (isShared && this.pictures[name]?.isShared === false) await removeScreen(name, this.slug);
      }
    }, `${pairs.map(([name]) => titleOf(name)).join(" and ")} shown ${place}`);
  }

  remove(name) {
    const { isShared } = this.pictures[name];
    const words = isShared ? `${titleOf(name)} removed from all patterns` : `${titleOf(name)} removed`;
    return this.run(() => removeScreen(name, isShared ? undefined : this.slug), words);
  }

  /** Shows the pictures of a motion. */
  show(motion) {
    const { pictures = {}, parts = {}, problem } = motion.screenshots ?? {};
    const wasFirst = this.pictures === undefined;
    this.pictures = pictures;
    if (problem) this.fail(`Your screens can’t be shown: ${problem}`);
    if (wasFirst) this.scope.value = names.some(name => pictures[name]?.isShared) ? "all" : "pattern";
    for (const name of names) this.showSlot(name, pictures[name]);
    this.showElements(motion, parts);
  }

  /** Updates a slot, but keeps one whose picture is the same, so a click in progress isn’t lost. */
  showSlot(name, picture) {
    const shown = this.slots.querySelector(`[data-slot=${name}]`);
    const facts = JSON.stringify(picture ?? null);
    if (shown?.dataset.picture === facts) return;
    const slot = this.slot(name, picture);
    slot.dataset.picture = facts;
    if (!shown) return this.slots.append(slot);
    const hadFocus = shown.contains(document.activeElement);
    shown.replaceWith(slot);
    // When a button is removed, its neighbor gets the focus.
    if (hadFocus) slot.querySelector("button").focus();
  }

  slot(name, picture) {
    const title = titleOf(name);
    const noun = title.toLowerCase();
    const verb = picture ? "Replace" : "Choose";
    const choose = button(`${verb}…`, () => this.choose(name), { "aria-label": `${verb} ${noun}…` });
    const empty = element("span", { class: "empty", "aria-hidden": "true" });
    const thumb = picture ? element("img", { src: picture.href, alt: "" }) : empty;
    const gone = `The picture of the ${noun} is gone or can’t be shown; choose it again, or remove it.`;
    thumb.addEventListener("error", () => this.fail(gone));
    const scope = picture?.isShared ? ", all patterns" : "";
    const facts = picture ? `${picture.width} × ${picture.height}${scope}` : "Stand-in";
    const words = element("p", {}, element("strong", {}, title), element("span", { class: "note" }, facts));
    const remove = button("Remove", () => this.remove(name), { "aria-label": `Remove ${noun}` });
    const row = element("div", { class: "row" }, choose, ...(picture ? [remove] : []));
    return element("div", { class: "slot", "data-slot": name }, thumb, words, row);
  }

  /** A row for each layer that isn’t a screen, with the part of a picture that it shows. */
  showElements(motion, parts) {
    const isElement = ({ roles }) => Object.values(roles).every(role => role === "element" || role === "control");
    const layers = motion.layers.filter(isElement);
    this.elements.hidden = !layers.length || !Object.keys(this.pictures).length;
    // Text that is being typed isn’t replaced.
    if (this.elements.contains(document.activeElement)) return;
    const isOpen = this.elements.open;
    const rows = layers.map(layer => this.elementRow(layer.name, parts[layer.name]));
    const save = button("Show parts", () => this.saveElements(parts));
    const note = "Left, top, width, and height in pixels of the picture, such as 120, 560, 180, 180.";
    const summary = element("summary", {}, "Elements cut from your screens");
    this.elements.replaceChildren(summary, ...rows, element("p", { class: "note" }, note), save);
    this.elements.open = isOpen;
  }

  elementRow(name, shown) {
    const options = [["", "Stand-in"], ...names.map(one => [one, titleOf(one)])];
    const select = menuOf({ "aria-label": `Screen of ${name}` }, options, shown?.screen ?? "");
    const words = { "aria-label": `Frame of ${name}`, inputmode: "decimal", autocomplete: "off" };
    const frame = element("input", { type: "text", ...words });
    frame.value = shown?.frame.join(", ") ?? "";
    return element("div", { class: "element-row", "data-element": name }, element("code", {}, name), select, frame);
  }

  /** Parts without a row on the page, such as parts for single copies, are kept. */
  saveElements(parts) {
    const frames = { ...parts };
    for (const row of this.elements.querySelectorAll(".element-row")) {
      const name = row.dataset.element;
      const screen = row.querySelector("select").value;
      const frame = frameIn(row.querySelector("input").value);
      delete frames[name];
      if (!screen) continue;
      if (!frame) return this.fail(`The frame of ‘${name}’ must be four numbers: left, top, width, and height`);
      frames[name] = { screen, frame };
    }
    return this.run(() => storeFrames(this.slug, frames), "Elements show parts of your screens");
  }
}
