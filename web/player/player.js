/** The player: the current choices, playback, and views. */

import { findingsIn, findingsOn, valueText } from "./checks.js";
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
    this.operation = motion.operations[0];
    this.deviceIndex = Math.max(0, motion.devices.findIndex(({ slug }) => slug === motion.device));
    this.isLandscape = motion.isLandscape;
    this.given = motion.given;
    this.variant = "standard";
    this.speed = 1;
    this.time = 0;
    this.pause = 0;
    this.direction = 1;
    this.isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
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
    requestAnimationFrame(now => this.tick(now));
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

  showProblems({ values, failure }) {
    const { motion, parameters, screen, device, orientation } = this;
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
    this.marking = setTimeout(() => part("player") && this.controls.markDevices(), 200);
  }

  /** Shows the command that saves the changes. */
  showChanges() {
    const { changes } = this.parameters;
    const isSaved = changes.length === 0;
    const settings = changes.map(({ setting }) => setting).join(" ");
    part("reset").hidden = isSaved;
    part("changes").hidden = isSaved;
    part("command").textContent = `motif update ${this.motion.slug} ${settings}`;
    this.address.write(changes);
  }

  /** Goes to a fraction of the operation and, by default, stays there. */
  seek(fraction, { keepsPlaying = false } = {}) {
    if (!this.timeline) return;
    const [low, high] = this.timeline.range;
    this.time = low + clamp(fraction, 0, 1) * (high - low);
    if (!keepsPlaying) this.setPlaying(false);
    this.pause = 0;
    this.draw();
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
