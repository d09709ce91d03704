/** The player: the current choices, playback, and views. */

import { findingsIn, findingsOn, judged, valueText } from "./checks.js";
import { Controls } from "./controls.js";
import { part } from "./elements.js";
import { attempt, clamp } from "./formula.js";
import { Address, valuesIn } from "./fragment.js";
import { Lanes } from "./lanes.js";
import { Parameters } from "./parameters.js";
import { Plot } from "./plot.js";
import { ProblemList } from "./problems.js";
import { Stage } from "./stage.js";
import { fractionAt, makeTimeline, sceneValues } from "./timeline.js";

/** The current choices and time; the controls are in controls.js. */
export class Player {
  constructor(motion) {
    this.motion = motion;
    this.given = motion.given;
    this.speed = 1;
    this.time = 0;
    this.pause = 0;
    this.direction = 1;
    this.deviceIndex = 0;
    this.checks = motion.checks;
    this.choose(new URLSearchParams(location.search));
    const lanes = new Lanes(part("lanes"), fraction => this.seek(fraction));
    this.views = [new Stage(part("stage")), lanes, new Plot(part("plot"))];
    const put = place => this.put(place);
    this.problems = new ProblemList(part("problems"), part("problem-count"), put);
    this.parameters = new Parameters(part("parameters"), motion.parameters, () => this.rebuild());
    this.address = new Address();
    this.parameters.take(valuesIn(location.hash, motion.parameters));
    this.controls = new Controls(this);
    part("player").hidden = false;
    this.rebuild();
    if (this.start !== undefined && this.timeline) this.seek(fractionAt(this.timeline, this.start));
    requestAnimationFrame(now => this.tick(now));
  }

  /** Takes the choices of an address; those that it doesn’t have, or that don’t exist here, are the motion’s own. */
  choose(words) {
    const { motion } = this;
    const deviceOf = slug => motion.devices.findIndex(device => device.slug === slug);
    this.operation = motion.operations.find(({ name }) => name === words.get("operation")) ?? motion.operations[0];
    const chosen = deviceOf(words.get("device"));
    this.deviceIndex = Math.max(0, chosen < 0 ? deviceOf(motion.device) : chosen);
    this.isLandscape = words.has("landscape") ? words.get("landscape") === "1" : motion.isLandscape;
    this.variant = words.get("reduced") === "1" && this.operation.reduced ? "reduced" : "standard";
    const time = Number(words.get("time") ?? NaN);
    this.start = Number.isFinite(time) ? time : undefined;
    this.isPlaying = this.start === undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The choices of an address: what differs from how the motion begins, and the time at which it is stopped. */
  get choices() {
    const { motion, operation, device, isLandscape, variant, isPlaying, time, timeline } = this;
    return {
      ...(operation !== motion.operations[0] && { operation: operation.name }),
      ...(device.slug !== motion.device && { device: device.slug }),
      ...(isLandscape !== motion.isLandscape && { landscape: isLandscape ? 1 : 0 }),
      ...(variant === "reduced" && { reduced: 1 }),
      ...(!isPlaying && timeline && time > timeline.range[0] && { time: Number(time.toFixed(3)) }),
    };
  }

  /** Writes what was changed and chosen to the address. */
  remember() {
    this.address.write(this.parameters.changes, this.choices);
  }

  get device() {
    return this.motion.devices[this.deviceIndex];
  }

  get orientation() {
    return this.isLandscape ? "landscape" : "portrait";
  }

  get screen() {
    return this.screenOf(this.device);
  }

  /** The screen of a device in the current orientation. */
  screenOf({ width, height }) {
    return this.isLandscape ? { width: height, height: width } : { width, height };
  }

  get isTimed() {
    return this.timeline.driver === "time";
  }

  get fraction() {
    return fractionAt(this.timeline, this.time);
  }

  /** Evaluates everything again; the motion stays at its fraction. */
  rebuild() {
    const before = this.timeline ? this.fraction : 0;
    const scene = this.makeScene();
    this.showProblems(scene);
    this.showScreen();
    this.showChanges();
    if (!scene.timeline) return;
    this.timeline = scene.timeline;
    for (const view of this.views) view.show(this.timeline);
    this.seek(before, { keepsPlaying: true });
  }

  /** Computes the values and the timeline, or the reason why there are none. */
  makeScene() {
    const { motion, operation, variant, parameters, screen, given } = this;
    const work = () => {
      const values = sceneValues(motion, parameters.values, screen, given);
      const timeline = makeTimeline(motion, operation, variant, values, parameters.curves);
      return { values, timeline: { ...timeline, screen } };
    };
    return attempt(work, failure => ({ failure }));
  }

  /** The motion with its checks as far as their failures are accepted for the current values. */
  get judged() {
    return { ...this.motion, checks: this.checks };
  }

  /** Checks all devices, and marks those on which a check fails. */
  judge() {
    const before = JSON.stringify(this.checks);
    this.checks = judged(this.motion, this.parameters.values);
    if (JSON.stringify(this.checks) !== before) this.showProblems(this.makeScene());
    this.controls.markDevices();
  }

  showProblems({ values, failure }) {
    const { judged: motion, parameters, screen, device, orientation } = this;
    const checked = findingsOn(motion, parameters.values, screen);
    const here = values ? findingsIn(motion, values) : [];
    const isSaved = parameters.changes.length === 0;
    const shown = `${device.slug} ${orientation}`;
    const builtIn = isSaved ? motion.findings.filter(({ screens }) => screens.includes(shown)) : [];
    const current = checked.grid && values?.[checked.grid.name];
    this.problems.show({ ...checked, here, builtIn, current, isSaved, failure });
  }

  showScreen() {
    const { operation, screen, device, orientation } = this;
    part("size").textContent = `${screen.width} × ${screen.height} pt`;
    part("stage").setAttribute("aria-label", `${operation.name} on ${device.title}, ${orientation}`);
    // Checking all devices is too slow while a slider moves.
    clearTimeout(this.marking);
    this.marking = setTimeout(() => part("player") && this.judge(), 200);
  }

  /** Shows the command that saves the changes. */
  showChanges() {
    const { changes } = this.parameters;
    const isSaved = changes.length === 0;
    const settings = changes.map(({ setting }) => setting).join(" ");
    part("reset").hidden = isSaved;
    part("changes").hidden = isSaved;
    part("command").textContent = `motif update ${this.motion.slug} ${settings}`;
    this.remember();
  }

  /** Goes to a fraction of the operation and, by default, stays there. */
  seek(fraction, { keepsPlaying = false } = {}) {
    if (!this.timeline) return;
    const [low, high] = this.timeline.range;
    this.time = low + clamp(fraction, 0, 1) * (high - low);
    if (!keepsPlaying) this.setPlaying(false);
    this.pause = 0;
    this.draw();
    if (!this.isPlaying) this.remember();
  }

  draw() {
    const { time, timeline } = this;
    for (const view of this.views) view.draw(time);
    const now = time.toFixed(3);
    const text = this.isTimed ? `${now} of ${valueText(timeline.range[1])} s` : `progress ${now}`;
    part("clock").value = text;
    part("scrub").value = this.fraction * 1000;
    part("scrub").setAttribute("aria-valuetext", text);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    part("play").textContent = isPlaying ? "Pause" : "Play";
    this.remember();
  }

  toggle() {
    if (!this.timeline) return;
    if (!this.isPlaying && this.fraction >= 1) this.time = this.timeline.range[0];
    this.pause = 0;
    this.setPlaying(!this.isPlaying);
  }

  /** Advances the time with each frame, until the player is removed from its page. */
  tick(now) {
    if (!part("player")) return;
    const elapsed = Math.min((now - (this.last ?? now)) / 1000, 0.1);
    this.last = now;
    requestAnimationFrame(next => this.tick(next));
    if (!this.isPlaying || !this.timeline) return;
    if (this.pause > 0) this.wait(elapsed);
    else this.advance(elapsed);
  }

  /** Waits between two loops; an operation driven by scrolling continues from its position. */
  wait(elapsed) {
    this.pause -= elapsed;
    if (this.pause <= 0 && (this.isTimed || this.fraction <= 0)) this.time = this.timeline.range[0];
  }

  /** An operation driven by scrolling runs forward, then back, at one second per unit of progress. */
  advance(elapsed) {
    const [low, high] = this.timeline.range;
    if (this.isTimed || this.fraction <= 0) this.direction = 1;
    else if (this.fraction >= 1) this.direction = -1;
    this.time = clamp(this.time + elapsed * this.speed * this.direction, low, high);
    this.draw();
    const isAtEnd = this.direction > 0 ? this.time >= high : this.time <= low;
    if (!isAtEnd) return;
    if (part("loop").checked) this.pause = this.isTimed ? 1.2 : 0.6;
    else this.setPlaying(false);
  }

  /** Shows another revision, which may have another kind; changed values and choices stay. */
  adopt(motion) {
    const { slug } = this.device;
    const sameOperation = ({ name }) => name === this.operation.name;
    this.motion = motion;
    this.checks = motion.checks;
    this.operation = motion.operations.find(sameOperation) ?? motion.operations[0];
    if (!this.operation.reduced) this.variant = "standard";
    this.deviceIndex = Math.max(0, motion.devices.findIndex(device => device.slug === slug));
    this.parameters.adopt(motion.parameters);
    this.controls.makeOperations();
    this.controls.makeDevices();
    this.controls.showChoices();
    this.rebuild();
  }

  /** Moves the frame that the app chooses. */
  put(place) {
    this.given = place;
    this.rebuild();
  }
}
