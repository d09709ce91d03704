/** The page of a kind: its choreography in readable form, and an editor with a preview. */

import { element, part } from "../player/elements.js";
import { Player } from "../player/player.js";
import { preview } from "./api.js";
import { choreographyOf } from "./choreography.js";
import { DocumentPage, openPage } from "./document.js";
import { isReadOnly } from "./session.js";
import { pageAt } from "./site.js";

/** A player for a kind: its values can be tried, but they belong to no pattern, so they can’t be saved. */
class KindPlayer extends Player {
  showChanges() {
    part("changes").hidden = true;
    part("reset").hidden = this.parameters.changes.length === 0;
  }
}

class KindPage extends DocumentPage {
  /** The editor is beside the preview, so that both are seen while typing. */
  place(editor) {
    this.readable = element("div", { class: "choreography" });
    this.notices.after(part("player-parts").content.cloneNode(true), this.readable);
    document.querySelector("#player .right").prepend(editor);
  }

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

  /** Plays a kind with its default values; the device and the operation stay. */
  async display(document) {
    this.readable.replaceChildren(...choreographyOf(document));
    const { player } = await preview(document).catch(failure => {
      if (!failure.words) throw failure;
      this.editor.status.textContent += `. No preview: ${failure.words.join(" ")}`;
      return {};
    });
    if (!player) part("player").hidden = false;
    else if (this.player) this.player.adopt(player);
    else this.player = new KindPlayer(player);
  }
}

/** Shows a kind. */
export const kindPage = (main, slug) => openPage(new KindPage(main, "kind", slug));
