/** The page: what is chosen, what plays, and who shows it. */

class Player {
  constructor(motion) {
    this.motion = motion;
    this.operation = motion.operations.find(({ name }) => name === motion.operation) ?? motion.operations[0];
    this.device = Math.max(0, motion.devices.findIndex(({ slug }) => slug === motion.device));
    this.isLandscape = motion.isLandscape;
    this.given = motion.given;
    this.variant = "standard";
    this.speed = 1;
    this.time = 0;
    this.isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const part = id => document.getElementById(id);
    this.part = part;
    this.stage = new Stage(part("stage"));
    this.lanes = new Lanes(part("lanes"), fraction => this.seek(fraction));
    this.plot = new Plot(part("plot"));
    this.problems = new ProblemList(part("problems"), part("problem-count"), place => this.put(place));
    this.parameters = new Parameters(part("parameters"), motion.parameters, () => this.rebuild());
    this.makeControls();
    document.querySelector("main").hidden = false;
    this.rebuild();
    requestAnimationFrame(now => this.tick(now));
  }

  get screen() {
    return this.screenOf(this.motion.devices[this.device]);
  }

  /** The screen of a device as it is held. */
  screenOf({ width, height }) {
    return this.isLandscape ? { width: height, height: width } : { width, height };
  }

  /** Evaluates everything anew; the motion stays at the fraction at which it was. */
  rebuild() {
    const { motion, parameters, screen } = this;
    const before = this.timeline && this.fraction;
    const checked = findingsOn(motion, parameters.values, screen);
    const scene = this.sceneOf(parameters.values, screen);
    const here = scene.values ? findingsIn(motion, scene.values) : [];
    const isSaved = parameters.changes.length === 0;
    const builtIn = isSaved ? motion.findings.filter(({ screens }) => screens.includes(this.screenKey)) : [];
    const current = checked.grid && scene.values?.[checked.grid.name];
    this.problems.show({ ...checked, here, builtIn, current, isSaved, failure: scene.failure });
    this.part("size").textContent = `${screen.width} × ${screen.height} pt`;
    const device = motion.devices[this.device].title;
    this.part("stage").setAttribute("aria-label", `${this.operation.name} on ${device}, ${this.isLandscape ? "landscape" : "portrait"}`);
    clearTimeout(this.marking);
    this.marking = setTimeout(() => this.markDevices(), 200);
    this.part("reset").hidden = isSaved;
    this.part("changes").hidden = isSaved;
    this.part("command").textContent = `motif update ${motion.slug} ${parameters.settings.join(" ")}`;
    if (!scene.timeline) return;
    this.timeline = scene.timeline;
    this.seekable = [this.stage, this.lanes, this.plot];
    for (const view of this.seekable) view.show(this.timeline);
    this.seek(before ?? 0, { keepsPlaying: true });
  }

  /** Values and timeline, or why there are none. */
  sceneOf(values, screen) {
    try {
      const read = sceneValues(this.motion, values, screen, this.given);
      const timeline = makeTimeline(this.motion, this.operation, this.variant, read, this.parameters.curves);
      return { values: read, timeline: { ...timeline, screen } };
    } catch (problem) {
      if (!(problem instanceof NoValue)) throw problem;
      return { failure: problem.message };
    }
  }

  get screenKey() {
    return `${this.motion.devices[this.device].slug} ${this.isLandscape ? "landscape" : "portrait"}`;
  }

  get fraction() {
    const [low, high] = this.timeline.range;
    return high > low ? (this.time - low) / (high - low) : 0;
  }

  /** Goes to a fraction of the operation and, unless told otherwise, stays there. */
  seek(fraction, { keepsPlaying = false } = {}) {
    const [low, high] = this.timeline.range;
    this.time = low + Math.min(Math.max(fraction, 0), 1) * (high - low);
    if (!keepsPlaying) this.setPlaying(false);
    this.pause = 0;
    this.draw();
  }

  draw() {
    const { time, timeline } = this;
    for (const view of this.seekable) view.draw(time);
    const [, high] = timeline.range;
    const text = timeline.driver === "time" ? `${time.toFixed(3)} of ${words(high)} s` : `progress ${time.toFixed(3)}`;
    this.part("clock").value = text;
    this.part("scrub").value = this.fraction * 1000;
    this.part("scrub").setAttribute("aria-valuetext", text);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    this.part("play").textContent = isPlaying ? "Pause" : "Play";
  }

  toggle() {
    if (!this.isPlaying && this.fraction >= 1) this.time = this.timeline.range[0];
    this.pause = 0;
    this.setPlaying(!this.isPlaying);
  }

  /** What scrolling drives goes there and back, a second for each unit of progress. */
  tick(now) {
    const elapsed = Math.min((now - (this.last ?? now)) / 1000, 0.1);
    this.last = now;
    requestAnimationFrame(next => this.tick(next));
    if (!this.isPlaying || !this.timeline) return;
    if (this.pause > 0) {
      this.pause -= elapsed;
      if (this.pause <= 0 && (this.timeline.driver === "time" || this.fraction <= 0)) this.time = this.timeline.range[0];
      return;
    }
    const [low, high] = this.timeline.range;
    this.direction = this.timeline.driver === "time" ? 1 : this.fraction >= 1 ? -1 : this.fraction <= 0 ? 1 : this.direction ?? 1;
    this.time = Math.min(Math.max(this.time + elapsed * this.speed * this.direction, low), high);
    this.draw();
    const isAtEnd = this.direction > 0 ? this.time >= high : this.time <= low;
    if (!isAtEnd) return;
    if (this.part("loop").checked) this.pause = this.timeline.driver === "time" ? 1.2 : 0.6;
    else this.setPlaying(false);
  }

  /** The app puts what it decides elsewhere. */
  put(place) {
    this.given = place;
    this.rebuild();
  }
}
