// Runs the exports for Reanimated after its Babel plugin has changed them, on both threads: functions as they are, and as the UI
// thread makes them from their text and their closure (react-native-worklets, src/valueUnpacker.native.ts), where a function that
// isn't a worklet can only be scheduled. Usage: run.cjs PLUGIN LIBRARY FOLDER, with cases as lines of JSON.
//
// In LIBRARY are animation/timing.ts and valueSetter.ts of react-native-reanimated, or stand-ins; frames are those of a clock.
const babel = require("@babel/core");
const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const [, , plugin, libraryFolder, folder] = process.argv;
global.__DEV__ = false;

/** A file of TypeScript as a module. */
function load(file, plugins, required) {
  const { code } = babel.transformSync(readFileSync(file, "utf8"), {
    filename: file, babelrc: false, configFile: false, presets: [require.resolve("@babel/preset-typescript")],
    plugins: [...plugins, require.resolve("@babel/plugin-transform-block-scoping"),
      require.resolve("@babel/plugin-transform-modules-commonjs")],
  });
  const module = { exports: {} };
  new Function("require", "module", "exports", code)(required, module, module.exports);
  return module.exports;
}

const isObject = (value) => typeof value === "object" && value !== null;

/** A value as the UI thread has it. */
function onUI(value) {
  if (typeof value === "function" && value.__workletHash) {
    const made = { __closure: onUI(value.__closure) };
    // eslint-disable-next-line no-eval
    const call = (0, eval)(`(${value.__initData.code}\n)`).bind(made);
    made._recur = call;
    return Object.assign(call, { isThere: true });
  }
  if (typeof value === "function") {
    if (value.isThere) return value;
    const fail = () => { throw new Error("Tried to synchronously call a non-worklet"); };
    return Object.assign(fail, { remote: value, isThere: true });
  }
  if (Array.isArray(value)) return value.map(onUI);
  if (!isObject(value) || value instanceof Shared || value.isThere) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onUI(part)]));
}

// The clock of frames, in milliseconds.
let now = 1000;
let frames = [];
global._getAnimationTimestamp = () => now;
global.requestAnimationFrame = (step) => frames.push(step);
const advance = (milliseconds) => {
  now += milliseconds;
  const due = frames;
  frames = [];
  due.forEach((step) => step(now));
};

const ofLibrary = (name) => load(path.join(libraryFolder, name), [], (needed) => ({
  "./util": { defineAnimation: (_, make) => make(), getReduceMotionForAnimation: () => false, assertEasingIsWorklet() {} },
  "../Easing": { Easing: { inOut: (curve) => curve, quad: (t) => t * t } },
})[needed] ?? {});
const { withTiming } = ofLibrary("animation/timing.ts");
const { valueSetter } = ofLibrary("valueSetter.ts");

class Shared {
  constructor(value) { this._value = value; this._animation = null; }
  get value() { return this._value; }
  set value(value) { valueSetter(this, value); }
  get() { return this.value; }
  set(value) { this.value = value; }
}

const library = (members) => {
  for (const member of Object.values(members)) if (typeof member === "function") member.isThere = true;
  return members;
};
const scheduled = [];
const modules = {
  "react-native-reanimated": library({
    Easing: { isThere: true, linear: (t) => t, bezier: () => ({ factory: () => (t) => t }) },
    ReduceMotion: { isThere: true, Never: "never" },
    // Callbacks are called on the UI thread.
    withTiming: (value, config, callback) => withTiming(value, config, onUI(callback)),
    cancelAnimation: (shared) => { shared.value = shared.value; },
    useAnimatedStyle: (updater) => ({ own: updater, ui: onUI(updater) }),
    useDerivedValue: (updater) => ({ own: updater, ui: onUI(updater) }),
  }),
  "react-native-worklets": library({ scheduleOnRN: (call) => scheduled.push(call.remote ?? call) }),
};

const loaded = {};
const module_ = (name) => (loaded[name] ??= load(path.join(folder, `${name}.ts`), [plugin], (needed) =>
  modules[needed] ?? module_(needed.slice(2))));
for (const file of readdirSync(folder)) if (file.endsWith(".ts")) module_(file.slice(0, -3));

const answer = (value) => console.log(JSON.stringify(value, (_, part) => (part === undefined ? null : part)));
let styles = 0;
for (const line of readFileSync(0, "utf8").split("\n").filter((one) => one)) {
  const { file, scene, operation, isLinear, times } = JSON.parse(line);
  const name = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const [make, choose] = [loaded[file][name], loaded[file][`${name}Operations`]];
  const motion = make(scene, undefined, isLinear)[operation];
  const { begin, end, at } = motion;
  const [both, clock] = [[at, onUI(at), onUI(make)(scene, undefined, isLinear)[operation].at], new Shared(0)];
  if (choose && !isLinear) both.push((onUI(choose)(scene, false)[operation] ?? motion).at);
  const { useLayerStyle } = loaded["motion-styles"] ?? loaded[file];
  const hooks = Object.entries(at(begin)).flatMap(([name, layer]) =>
    (Array.isArray(layer) ? layer : [layer]).map((_, index) => useLayerStyle(motion, clock, name, index)));
  const computed = (isLinear ? times.map((part) => begin + (end - begin) * part) : times).map((time) => {
    const texts = both.map((one) => JSON.stringify(Object.values(one(time))));
    if (new Set(texts).size > 1) throw new Error(`${file} ${operation} differs between the threads at ${time}`);
    clock.value = time;
    for (const { own, ui } of hooks) {
      styles++;
      if (JSON.stringify(own()) !== JSON.stringify(ui())) throw new Error(`A style of ${file} ${operation} differs at ${time}`);
    }
    return Object.values(at(time)).map((layer) => layer ?? null);
  });
  answer({ end, frames: computed });
}

/** Runs a clock, taps once more after half of the time, and reports what happened. */
function tap(runClock, isUI) {
  const clock = new Shared(0);
  const ends = [];
  const ended = (name) => (isUI ? onUI(() => ends.push(name)) : () => ends.push(name));
  runClock(clock, 0.7, ended("first"));
  for (let passed = 0; passed < 350; passed += 10) advance(10);
  const middle = clock.value;
  runClock(clock, 0.7, ended("second"));
  const next = [10, 10].map((step) => { advance(step); return clock.value; });
  for (let passed = 0; passed < 400; passed += 10) advance(10);
  scheduled.splice(0).forEach((call) => call());
  return { middle, next: next[1], end: clock.value, ends };
}
const { runClock, useProgressClock } = loaded["motion-styles"] ?? Object.values(loaded)[0];
const progress = useProgressClock({ begin: 1, end: 3, at: () => ({}) }, new Shared(0.25));
answer({ styles, taps: [tap(runClock, false), tap(onUI(runClock), true)], progress: [progress.own(), progress.ui()] });
