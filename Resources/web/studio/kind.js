/** The page of a kind: its choreography in readable form, and an editor with a preview. */

import { element, part } from "../player/elements.js";
import { Player } from "../player/player.js";
import { failureOf, preview } from "./api.js";
import { choreographyOf } from "./choreography.js";
import { DocumentPage } from "./document.js";
import { openPage } from "./entry.js";
import { isReadOnly } from "./session.js";
import { pageAt } from "./site.js";

/** A player for a kind: its values can be tried, but they belong to no pattern, so they can’t be saved. */
class KindPlayer extends Player {
  /** @override */
  showChanges() {
    part("reset").hidden = this.parameters.changes.length === 0;
  }
}

/** A document with another value at a place; `undefined` leaves its key out. */
const withValue = (node, path, value) => {
  const [key, ...rest] = path;
  const copy = Array.isArray(node) ? [...node] : { ...node };
  copy[key] = rest.length ? withValue(node?.[key], rest, value) : value;
  return copy;
};

class KindPage extends DocumentPage {
  /**
   * The editor is beside the preview, so that both are seen while typing.
   *
   * @override
   */
  place(editor) {
    this.readable = element("div", { class: "choreography" });
    this.notices.after(part("player-parts").content.cloneNode(true), this.readable);
    part("player").querySelector(".right").prepend(editor);
  }

  /** @override */
  actions() {
    const actions = super.actions();
    const create = element(
      "a",
      { class: "button main", href: pageAt(`/new?${new URLSearchParams({ kind: this.slug })}`) },
      "New pattern"
    );
    if (!isReadOnly) actions.prepend(create);
    return actions;
  }

  /** Changes a formula, in the text as it is now: it may have been edited since the fields were made. */
  change(path, value) {
    const { document } = this.editor;
    if (!document) return;
    this.typed = JSON.stringify(withValue(document, path, value), undefined, 2);
    this.editor.edit(this.typed);
  }

  /**
   * Plays a kind with its default values; the device and the operation stay, and the field that is being edited.
   *
   * @override
   */
  async display(document) {
    const change = isReadOnly ? undefined : (path, value) => this.change(path, value);
    if (this.editor.text !== this.typed) this.readable.replaceChildren(...choreographyOf(document, change));
    const { player } = await preview(document).catch(error => {
      this.editor.status.textContent += `. No preview: ${failureOf(error).words.join(" ")}`;
      return {};
    });
    if (!player) part("player").hidden = false;
    else if (this.player) this.player.adopt(player);
    else this.player = new KindPlayer(player);
  }
}

/** Shows a kind. */
export const kindPage = (main, slug) => openPage(new KindPage(main, "kind", slug));
