/** The controls around the screen, and the keys. */

import { findingsOn, levelOf } from "./checks.js";
import { copied, element, part } from "./elements.js";
import { clamp } from "./formula.js";
import { valuesIn } from "./fragment.js";

/** The controls of a player. */
export class Controls {
  /** @param {import("./player.js").Player} player */
  constructor(player) {
    this.player = player;
    this.makeOperations();
    this.makeDevices();
    part("device").addEventListener("change", () => this.chooseDevice(Number(part("device").value)));
    part("play").addEventListener("click", () => this.player.toggle());
    part("orientation").addEventListener("click", () => this.turn());
    part("scrub").addEventListener("input", () => this.player.seek(Number(part("scrub").value) / 1000));
    part("speed").addEventListener("change", () => this.readSpeed());
    part("reduced").addEventListener("change", () => this.reduce(part("reduced").checked));
    part("reset").addEventListener("click", () => this.player.parameters.reset());
    part("copy").addEventListener("click", () => this.copyCommand());
    addEventListener("keydown", event => this.press(event));
    // The number of clicks is zero if a key pressed the button.
    addEventListener("click", ({ detail, target }) => (this.clicked = detail > 0 && target));
    addEventListener("focusout", () => (this.clicked = undefined));
    addEventListener("resize", () => this.player.rebuild());
    addEventListener("hashchange", () => this.readAddress());
    this.player.setPlaying(this.player.isPlaying);
    this.showChoices();
  }

  /** Shows the values of a link that is opened in this page; a link to a heading has none. */
  readAddress() {
    const values = valuesIn(location.hash, this.player.motion.parameters);
    if (!Object.keys(values).length) return;
    this.player.parameters.take(values);
    this.player.rebuild();
  }

  makeOperations() {
    this.operationButtons = this.player.motion.operations.map(operation => {
      const { name, summary } = operation;
      const button = element("button", { type: "button", title: summary || false }, name);
      button.addEventListener("click", () => this.chooseOperation(operation));
      return button;
    });
    part("operations").replaceChildren(...this.operationButtons);
    part("operations").hidden = this.operationButtons.length < 2;
  }

  makeDevices() {
    const options = this.player.motion.devices.map(({ title }, index) => element("option", { value: index }, title));
    part("device").replaceChildren(...options);
    part("device").value = this.player.deviceIndex;
  }

  /** Marks the devices on which checks fail in the current orientation. */
  markDevices() {
    const { judged: motion, parameters } = this.player;
    for (const [index, device] of motion.devices.entries()) {
      const { found } = findingsOn(motion, parameters.values, this.player.screenOf(device));
      const mark = { error: "✕ ", warning: "! ", fine: "" }[levelOf(found)];
      part("device").options[index].textContent = mark + device.title;
    }
  }

  /** Marks the active choices and disables unavailable ones. */
  showChoices() {
    const { motion, operation } = this.player;
    for (const [index, button] of this.operationButtons.entries()) {
      button.setAttribute("aria-pressed", motion.operations[index] === operation);
    }
    part("orientation").setAttribute("aria-pressed", this.player.isLandscape);
    part("reduced").disabled = !operation.reduced;
    part("reduced").checked = this.player.variant === "reduced";
    part("reduced").closest("label").title = operation.reduced
      ? "Play the reduced-motion variant (R)"
      : "This operation has no reduced-motion variant";
  }

  chooseOperation(operation) {
    this.player.operation = operation;
    if (!operation.reduced) this.player.variant = "standard";
    this.restart();
  }

  reduce(isReduced) {
    this.player.variant = isReduced && this.player.operation.reduced ? "reduced" : "standard";
    this.restart();
  }

  /** Plays another motion from its beginning. */
  restart() {
    this.player.timeline = undefined;
    this.showChoices();
    this.player.rebuild();
  }

  /** Selects a device; the app’s frame returns to its default position. */
  chooseDevice(index) {
    this.player.deviceIndex = index;
    this.player.given = {};
    this.player.rebuild();
  }

  turn() {
    this.player.isLandscape = !this.player.isLandscape;
    this.player.given = {};
    this.showChoices();
    this.player.rebuild();
  }

  async copyCommand() {
    part("copy").textContent = await copied(part("command").textContent, part("command"));
    setTimeout(() => (part("copy").textContent = "Copy"), 1500);
  }

  /** Steps by frames of a screen that shows sixty per second. */
  step(frames) {
    const [low, high] = this.player.timeline.range;
    this.player.seek(this.player.fraction + frames / 60 / (high - low || 1));
  }

  readSpeed() {
    this.player.speed = Number(part("speed").value);
  }

  /** Changes the speed; the list begins with the fastest. */
  changeSpeed(by) {
    const list = part("speed");
    list.selectedIndex = clamp(list.selectedIndex - by, 0, list.options.length - 1);
    this.readSpeed();
  }

  /** Whether the focused control handles a key itself: a field, a slider other than that of the time, a button. */
  isForTarget({ key, target }) {
    if (target.matches("input:not([type=range], [type=checkbox]), select, textarea")) return true;
    if (target.matches("input[type=range]")) return /^(Arrow|Home|End)/.test(key) && target !== part("scrub");
    // A button that was clicked keeps the focus, but the mouse has moved on.
    return key === " " && target.matches("button, input[type=checkbox]") && target !== this.clicked;
  }

  /** The edits that a key undoes or repeats; text fields without a number undo their own, and menus have none. */
  editsOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }) {
    const isText = target.matches("textarea, input:not([type=range], [type=checkbox], [type=color], [role])");
    if (altKey || !(ctrlKey || metaKey) || isText) return 0;
    return { z: shiftKey ? 1 : -1, y: 1 }[key.toLowerCase()] ?? 0;
  }

  press(event) {
    const edits = this.editsOf(event);
    if (edits) {
      event.preventDefault();
      return this.player.parameters.move(edits);
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !this.player.timeline) return;
    if (this.isForTarget(event)) return;
    const act = this.actOf(event);
    if (!act) return;
    event.preventDefault();
    // A button would be pressed when the key is released.
    if (event.target === this.clicked) event.target.blur();
    act();
  }

  /** The action of a key, if it has one. */
  actOf({ key, shiftKey }) {
    const frames = shiftKey ? 10 : 1;
    const operation = /^[1-9]$/.test(key) && this.player.motion.operations[Number(key) - 1];
    if (operation) return () => this.chooseOperation(operation);
    return {
      " ": () => this.player.toggle(),
      ArrowLeft: () => this.step(-frames),
      ArrowRight: () => this.step(frames),
      Home: () => this.player.seek(0),
      End: () => this.player.seek(1),
      "[": () => this.changeSpeed(-1),
      "]": () => this.changeSpeed(1),
      o: () => this.turn(),
      r: () => this.reduce(this.player.variant === "standard"),
    }[key.length === 1 ? key.toLowerCase() : key];
  }
}
