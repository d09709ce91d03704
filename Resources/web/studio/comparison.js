/** Two motions on one clock: side by side or one over the other, with the curves of both in one plot. */

import { element } from "../player/elements.js";
import { attempt, clamp, same } from "../player/formula.js";
import { Plot } from "../player/plot.js";
import { Stage } from "../player/stage.js";
import { fractionAt, makeTimeline, sceneValues } from "../player/timeline.js";
import { menuOf } from "./choosers.js";
import { button, tableOf } from "./notices.js";
import { valueWords, withAlias } from "./words.js";

/** The seconds between two loops. */
const rest = 0.8;

/** One motion with the values to show: its saved ones, some of them changed. */
export class Side {
  constructor(title, motion, changes = {}) {
    this.title = title;
    this.motion = motion;
    this.changes = changes;
  }

  /** The value of a parameter, and the value that formulas read. */
  value({ name, value, formulaValue }) {
    return name in this.changes ? [this.changes[name], this.changes[name]] : [value, formulaValue ?? value];
  }

  timeline(operationName, variant, screen) {
    const { motion } = this;
    const operation = motion.operations.find(({ name }) => name === operationName) ?? motion.operations[0];
    const known = operation[variant] ? variant : "standard";
    const named = index => Object.fromEntries(motion.parameters.map(one => [one.name, this.value(one)[index]]));
    const values = sceneValues(motion, named(1), screen);
    return { ...makeTimeline(motion, operation, known, values, named(0)), screen };
  }
}

/** The parameters that differ, as `{name, a, b}` with texts; `undefined` if a side doesn’t have the parameter. */
export const differences = (a, b) => {
  const find = (side, name) => side.motion.parameters.find(one => one.name === name);
  const names = new Set([a, b].flatMap(({ motion }) => motion.parameters.map(({ name }) => name)));
  return [...names].flatMap(name => {
    const [one, other] = [find(a, name), find(b, name)];
    const alias = (side, definition) => (definition?.name in side.changes ? undefined : definition?.alias);
    if (one && other && same(a.value(one)[0], b.value(other)[0]) && alias(a, one) === alias(b, other)) return [];
    const text = (side, definition) =>
      definition && withAlias(valueWords(definition, side.value(definition)[0]), alias(side, definition));
    return [{ name, a: text(a, one), b: text(b, other) }];
  });
};

/** A table of the values that differ. */
export const differenceTable = (rows, titles) => {
  if (!rows.length) return element("p", { class: "lesser" }, "All values are the same.");
  const cell = (name, column, text) => {
    const shown = text === undefined ? element("span", { class: "lesser" }, "none") : element(name, {}, text);
    return element("td", { "data-column": column }, shown);
  };
  const body = rows.map(({ name, a, b }) => {
    const title = element("th", { scope: "row" }, element("code", {}, name));
    return element("tr", {}, title, cell("del", titles[0], a), cell("ins", titles[1], b));
  });
  return tableOf(["Value", ...titles], body, "table diff");
};

/** A side on its stage, with its letter and its title. */
const figureOf = ({ title }, index, tallest) => {
  const host = element("div", { class: "compared", role: "img", "aria-label": title });
  const mark = element("b", { class: `side side-${"ab"[index]}` }, "AB"[index]);
  const figure = element("figure", {}, host, element("figcaption", {}, mark, ` ${title}`));
  return { figure, host, stage: new Stage(host, tallest) };
};

/** Two sides that play together. */
export class Comparison {
  /**
   * `choices` come from the address; `chosen` is called with them when one changes.
   *
   * @param {Side} a
   * @param {Side} b
   * @param {{
   *   isSmall?: boolean, hasChoices?: boolean, choices?: Record<string, any>, chosen?: (choices: object) => void
   * }} options
   */
  constructor(a, b, { isSmall = false, hasChoices = !isSmall, choices = {}, chosen = () => {} } = {}) {
    this.sides = [a, b];
    this.isSmall = isSmall;
    this.hasChoices = hasChoices;
    this.isSeen = true;
    this.chosen = chosen;
    this.devices = a.motion.devices;
    const deviceOf = slug => this.devices.find(device => device.slug === slug);
    this.standardDevice = deviceOf(a.motion.device) ?? this.devices[0];
    this.device = deviceOf(choices.device) ?? this.standardDevice;
    this.operation = this.operations.includes(choices.operation) ? choices.operation : this.operations[0];
    this.isLandscape = Boolean(choices.landscape);
    this.variant = choices.reduced ? "reduced" : "standard";
    this.isOverlaid = Boolean(choices.overlaid);
    this.time = 0;
    this.length = 1;
    this.timelines = [];
    this.speed = 1;
    this.isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.host = element("div", { class: isSmall ? "comparison small" : "comparison" });
    const tallest = () => (isSmall ? 300 : clamp(innerHeight - 360, 280, 640));
    this.figures = this.sides.map((side, index) => figureOf(side, index, tallest));
    this.plotHost = element("div", { class: "plot" });
    this.plot = new Plot(this.plotHost);
    this.build();
    // The stages adapt to their width on the page, to which they are added after this.
    requestAnimationFrame(now => {
      this.rebuild();
      this.tick(now);
    });
  }

  /** The operations that both sides have, or the first side’s operations if there are none in common. */
  get operations() {
    const [own, other] = this.sides.map(({ motion }) => motion.operations.map(({ name }) => name));
    const common = own.filter(name => other.includes(name));
    return common.length ? common : own;
  }

  /** The choices that differ from the initial ones, as keys and values of an address. */
  get choices() {
    const { operation, device, isLandscape, variant, isOverlaid } = this;
    return {
      ...(operation === this.operations[0] ? {} : { operation }),
      ...(device === this.standardDevice ? {} : { device: device.slug }),
      ...(isLandscape && { landscape: 1 }),
      ...(variant === "reduced" && { reduced: 1 }),
      ...(isOverlaid && { overlaid: 1 }),
    };
  }

  get screen() {
    const { width, height } = this.device;
    return this.isLandscape ? { width: height, height: width } : { width, height };
  }

  build() {
    this.pair = element("div", { class: "pair" }, ...this.figures.map(({ figure }) => figure));
    this.failure = element("p", { class: "failure", role: "status" });
    this.host.append(...(this.hasChoices ? [this.choiceRow()] : []), this.pair, this.failure, this.transport());
    const curves = element("section", { class: "panel" }, element("h2", {}, "Curves"), this.plotHost);
    if (!this.isSmall) this.host.append(curves);
  }

  /** Controls for the operation, the device, and the arrangement of the sides. */
  choiceRow() {
    const select = (label, options, selected, act) => {
      const field = menuOf({ "aria-label": label }, options, selected);
      field.addEventListener("change", () => act(field.value));
      return field;
    };
    const names = this.operations.map(name => [name, name]);
    const operations = select("Operation", names, this.operation, operation => this.choose({ operation }));
    const titles = this.devices.map(({ title }, index) => [index, title]);
    const shown = this.devices.indexOf(this.device);
    const devices = select("Device", titles, shown, index => this.choose({ device: this.devices[index] }));
    const toggle = (label, isSet, change) => {
      const made = button(label, () => {
        const isOn = made.getAttribute("aria-pressed") !== "true";
        made.setAttribute("aria-pressed", isOn);
        change(isOn);
      }, { "aria-pressed": String(isSet) });
      return made;
    };
    const turned = toggle("Landscape", this.isLandscape, isLandscape => this.choose({ isLandscape }));
    const reduced = toggle("Reduced motion", this.variant === "reduced", isOn =>
      this.choose({ variant: isOn ? "reduced" : "standard" })
    );
    return element("div", { class: "row choices-row" }, operations, devices, turned, reduced, this.arrangement());
  }

  /** A group of controls: side by side, or overlaid, with the opacity of the second side. */
  arrangement() {
    const range = { min: 0, max: 1, step: 0.01, value: 0.5 };
    const share = element("input", { type: "range", ...range, "aria-label": "Opacity of B" });
    share.addEventListener("input", () => this.figures[1].host.style.setProperty("opacity", share.value));
    const arrange = isOverlaid => {
      this.isOverlaid = isOverlaid;
      this.pair.classList.toggle("overlaid", isOverlaid);
      share.hidden = !isOverlaid;
      this.figures[1].host.style.setProperty("opacity", isOverlaid ? share.value : 1);
      buttons.forEach((one, index) => one.setAttribute("aria-pressed", Boolean(index) === isOverlaid));
    };
    const act = isOverlaid => () => {
      arrange(isOverlaid);
      for (const { stage } of this.figures) stage.fit();
      this.chosen(this.choices);
    };
    const buttons = [button("Side by side", act(false)), button("Overlaid", act(true))];
    arrange(this.isOverlaid);
    return element("div", { class: "row", role: "group", "aria-label": "Arrangement" }, ...buttons, share);
  }

  transport() {
    this.play = button("", () => this.toggle(), { class: "main" });
    this.scrub = element("input", { type: "range", min: 0, max: 1000, step: "any", value: 0, "aria-label": "Time" });
    this.clock = element("output", { class: "clock" });
    this.scrub.addEventListener("input", () => {
      this.setPlaying(false);
      this.time = (this.scrub.value / 1000) * this.length;
      this.draw();
    });
    const speeds = [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "⅒×"]];
    const speed = menuOf({ "aria-label": "Speed" }, speeds);
    speed.addEventListener("change", () => (this.speed = Number(speed.value)));
    this.setPlaying(this.isPlaying);
    return element("div", { class: "transport" }, this.play, this.scrub, this.clock, speed);
  }

  choose(choices) {
    Object.assign(this, choices);
    this.time = 0;
    this.rebuild();
    this.chosen(this.choices);
  }

  /** Shows other sides, at the same time of the same operation. */
  show(a, b) {
    this.sides = [a, b];
    this.rebuild();
  }

  rebuild() {
    const { operation, variant, screen } = this;
    const work = () => this.sides.map(side => side.timeline(operation, variant, screen));
    const made = attempt(work, reason => reason);
    const isMade = Array.isArray(made);
    this.failure.textContent = isMade ? "" : `The motion can’t be evaluated: ${made}`;
    if (!isMade) return;
    this.timelines = made;
    // Scroll-driven motion has no seconds, so both sides are compared by fractions.
    this.isTimed = made.every(({ driver }) => driver === "time");
    this.length = this.isTimed ? Math.max(...made.map(({ range }) => range[1])) : 1;
    for (const [index, { stage }] of this.figures.entries()) stage.show(made[index]);
    if (!this.isSmall) this.plot.show(this.joined);
    this.draw();
  }

  /** The timelines of both sides combined, for the plot. */
  get joined() {
    const scaled = (timeline, segment) => ({
      ...segment,
      begin: this.isTimed ? segment.begin : fractionAt(timeline, segment.begin),
      end: this.isTimed ? segment.end : fractionAt(timeline, segment.end),
    });
    const layers = this.timelines.flatMap((timeline, index) =>
      timeline.layers.map(layer => {
        const motions = Object.entries(layer.motions)
          .map(([name, all]) => [name, all.map(one => scaled(timeline, one))]);
        const side = "AB"[index];
        return { ...layer, name: `${side} ${layer.name}`, side, motions: Object.fromEntries(motions) };
      })
    );
    return { driver: this.isTimed ? "time" : "progress", range: [0, this.length], layers };
  }

  draw() {
    const now = Math.min(this.time, this.length);
    for (const [index, timeline] of this.timelines.entries()) {
      const [low, high] = timeline.range;
      const time = this.isTimed ? Math.min(now, high) : low + now * (high - low);
      this.figures[index].stage.draw(time);
    }
    if (!this.isSmall) this.plot.draw(now);
    const text = this.isTimed ? `${now.toFixed(2)} of ${this.length.toFixed(2)} s` : `progress ${now.toFixed(2)}`;
    this.clock.value = text;
    this.scrub.value = (now / this.length) * 1000;
    this.scrub.setAttribute("aria-valuetext", text);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    this.play.textContent = isPlaying ? "Pause" : "Play";
  }

  toggle() {
    if (!this.isPlaying && this.time >= this.length) this.time = 0;
    this.setPlaying(!this.isPlaying);
  }

  /** Advances the clock; stops if the comparison was removed from the page. */
  tick(now) {
    if (!this.host.isConnected) return;
    const elapsed = Math.min((now - (this.last ?? now)) / 1000, 0.1);
    this.last = now;
    requestAnimationFrame(next => this.tick(next));
    if (!this.isPlaying || !this.isSeen || !this.timelines.length) return;
    this.time += elapsed * this.speed;
    if (this.time > this.length + rest) this.time = 0;
    this.draw();
  }
}
