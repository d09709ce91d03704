"""Motion as modules that a browser loads: its own source, or a stand-in with the same types."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from motion_numbers import ROOT

REPOSITORY = "https://github.com/motiondivision/motion"
TAG = "v13.1.1"
PACKAGES = ["motion-utils", "motion-dom", "framer-motion"]

# TypeScript's compiler removes the types of each file; imports get the paths of the files that they mean.
TRANSPILE = """
const fs = require("fs"), path = require("path"), [, , compiler, from, to] = process.argv, ts = require(compiler);
const packages = {"motion-utils": "motion-utils/index.js", "motion-dom": "motion-dom/index.js"};
const files = folder => fs.readdirSync(folder, {withFileTypes: true}).flatMap(entry =>
  entry.name.startsWith("__") ? [] : entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)]);
for (const name of ["motion-utils", "motion-dom", "framer-motion"]) {
  const root = path.join(from, "packages", name, "src");
  for (const file of files(root).filter(file => /[.]tsx?$/.test(file) && !/[.]d[.]ts$|[.]test[.]/.test(file))) {
    const made = path.join(to, name, path.relative(root, file).replace(/[.]tsx?$/, ".js"));
    const options = {module: "ES2020", target: "ES2020", jsx: "react", isolatedModules: true};
    const text = ts.transpileModule(fs.readFileSync(file, "utf8"), {compilerOptions: options, fileName: file}).outputText;
    const place = target => {
      if (packages[target]) return path.relative(path.dirname(made), path.join(to, packages[target]));
      if (!target.startsWith(".")) return target;
      const whole = path.join(path.dirname(file), target);
      return target + (fs.existsSync(whole) && fs.statSync(whole).isDirectory() ? "/index.js" : ".js");
    };
    fs.mkdirSync(path.dirname(made), {recursive: true});
    fs.writeFileSync(made, text.replaceAll("process.env.NODE_ENV", '"production"').replace(
      /(from|import) "([^"]+)"/g, (all, word, target) => {
        const found = place(target);
        return `${word} "${found.startsWith(".") ? found : packages[target] ? "./" + found : found}"`;
      }));
  }
}
"""

# Runs one number linearly from a value to another, as `animate` does for numbers.
STAND_IN = """
export function animate(from, to, {duration = 0.3, onUpdate, onComplete, onStop} = {}) {
  let [time, speed, last, isPaused, isOver] = [0, 1, performance.now(), false, false], resolve;
  const finished = new Promise(done => { resolve = done; });
  const show = () => onUpdate?.(from + (to - from) * (duration ? Math.min(Math.max(time / duration, 0), 1) : 1));
  const frame = now => {
    if (isOver) return;
    if (!isPaused) time += (now - last) / 1000 * speed;
    last = now;
    const isDone = !isPaused && (speed > 0 ? time >= duration : time <= 0);
    if (isDone) time = speed > 0 ? duration : 0;
    show();
    if (isDone) { isOver = true; onComplete?.(); resolve(); } else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    duration, finished, then: (done, failed) => finished.then(done, failed),
    get time() { return time; }, set time(value) { time = value; },
    get speed() { return speed; }, set speed(value) { speed = value; },
    pause() { isPaused = true; }, play() { isPaused = false; }, stop() { isOver = true; onStop?.(); },
    complete() { time = duration; show(); isOver = true; resolve(); }, cancel() { time = 0; show(); isOver = true; },
  };
}
"""


def typescript():
    """The folder of TypeScript's compiler."""
    tool = pathlib.Path(os.path.realpath(shutil.which("tsc")))
    return tool.parents[1]


# The same for React: what an app's components use, without motion.
STAND_IN_REACT = """
import { createElement } from "react";
const components = {};
export const motion = new Proxy({}, {
  get: (_, name) => components[name] ??= ({ initial, animate, exit, transition, ...rest }) => createElement(name, rest),
});
export const AnimatePresence = ({ children }) => children;
export const useReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
"""


def source():
    """The folder with Motion's packages, or nothing if it can't be had."""
    kept = ROOT / ".build" / "peers" / "motion"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as own:
            own = pathlib.Path(own)
            git = os.environ.get("MOTION_REPOSITORY") or own / "git"
            if git == own / "git":
                command = ["git", "clone", "-q", "--depth", "1", "--branch", TAG, "--bare", REPOSITORY, git]
                subprocess.run(command, check=False, capture_output=True)
            paths = [f"packages/{name}/src" for name in PACKAGES]
            done = subprocess.run(["git", "-C", git, "archive", "-o", own / "motion.tar", TAG, *paths],
                                  check=False, capture_output=True)
            if not done.returncode:
                shutil.unpack_archive(own / "motion.tar", own / "made")
                (own / "made").rename(kept)
    return kept if kept.exists() else None


def packages(folder):
    """Writes `motion` and `motion/react` as packages for a bundler; whether that is Motion itself."""
    kept = source()
    files = {"motion/index.js": STAND_IN, "motion/react.js": STAND_IN_REACT}
    if kept:
        paths = {"motion/index.ts": "framer-motion/src/dom", "motion/react.ts": "framer-motion/src/index",
                 "motion-dom/index.ts": "motion-dom/src/index", "motion-utils/index.ts": "motion-utils/src/index"}
        files = {name: f'export * from "{kept}/packages/{path}.ts";\n' for name, path in paths.items()}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return kept is not None


def modules(folder):
    """Writes `motion.js` and what it needs into a folder; whether that is Motion itself."""
    kept = source()
    if not kept:
        (folder / "motion.js").write_text(STAND_IN)
        return False
    script = folder / "transpile.cjs"
    script.write_text(TRANSPILE)
    subprocess.run(["node", script, typescript() / "lib" / "typescript.js", kept, folder], check=True)
    (folder / "motion.js").write_text(
        'export { animate } from "./framer-motion/animation/animate/index.js";\nexport { spring } from "./motion-dom/index.js";\n')
    return True
