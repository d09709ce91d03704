/** The studio’s player: its values can be saved, and follow the catalog. */

import { part } from "../player/elements.js";
import { Player } from "../player/player.js";

/** A player that reports changes instead of showing the command that saves them. */
export class Tuner extends Player {
  constructor(motion, changed) {
    super(motion);
    this.changed = changed;
    part("changes").remove();
    // The editable values come first, beside the stage.
    part("parameters").closest("section").parentElement.prepend(part("parameters").closest("section"));
    changed();
  }

  /** @override */
  showChanges() {
    part("reset").hidden = this.parameters.changes.length === 0;
    this.remember();
    this.changed?.();
  }

  /** @override */
  makeScene() {
    const scene = super.makeScene();
    this.failure = scene.failure;
    return scene;
  }

  /** The reasons, as far as the page knows, why the values can’t be saved. */
  get obstacles() {
    const refused = this.parameters.all.filter(({ isRefused }) => isRefused);
    const unsettled = this.parameters.all.filter(({ isUnsettled }) => isUnsettled);
    return [
      ...refused.map(({ problem }) => problem.textContent),
      ...unsettled.map(({ definition, shared }) =>
        `Choose what ${definition.name} changes: this pattern, or ‘${shared.slug}’`),
    ];
  }
}
