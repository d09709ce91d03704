"""Pages with the exported style sheets and modules of all shipped patterns, and the values that 'motif sample' prints
for them, for the scripts beside this file, whose browsers run the pages."""

import json
import math
import os
import pathlib
import re
import subprocess
import sys

SCREEN = 393
STEPS = [0, 0.04, 0.13, 0.29, 0.37, 0.5, 0.61, 0.78, 0.95, 1]

MEASURE = """
const numbers = text => (text.match(/-?[\\d.]+(e-?\\d+)?/g) ?? []).map(Number);
function measure(root) {
  const layers = {};
  for (const outer of root.querySelectorAll(":scope > [data-layer]")) {
    const middle = outer.firstElementChild, surface = middle?.firstElementChild ?? outer;
    const style = getComputedStyle(outer), form = getComputedStyle(surface);
    if (style.display === "none") continue;
    const own = {}, matrix = new DOMMatrix(form.transform), box = surface.getBoundingClientRect();
    const frame = root.getBoundingClientRect();
    // What moves together is one transform, and opacity is itself.
    for (const element of [outer, middle, surface].filter(Boolean)) {
      const moved = element.getAnimations().flatMap(({effect}) => Object.keys(effect.getKeyframes()[0]));
      for (const name of asked.variables.filter(name => moved.includes(name)))
        own[name] = parseFloat(getComputedStyle(element).getPropertyValue(name));
    }
    const seen = {
      opacity: Number(style.opacity), width: parseFloat(form.width), height: parseFloat(form.height),
      cornerRadius: parseFloat(form.borderTopLeftRadius), x: box.x + box.width / 2 - frame.x,
      y: box.y + box.height / 2 - frame.y, m11: matrix.m11, m22: matrix.m22, m13: matrix.m13, m33: matrix.m33,
      m41: matrix.m41, m42: matrix.m42, shownWidth: box.width, shownHeight: box.height,
    };
    if (middle) {
      const clip = getComputedStyle(middle);
      seen.mask = numbers(clip.clipPath)[0];
      seen.hole = numbers(clip.maskImage.split("rgba(0, 0, 0, 0)")[1] ?? "")[0];
    }
    layers[outer.dataset.layer] = {own, seen};
  }
  return layers;
}
addEventListener("error", ({message}) => document.body.append("FAILED " + message + " "));
const answer = answers => document.body.append(Object.assign(document.createElement("pre"),
  {textContent: "ANSWERS" + JSON.stringify(answers) + "END"}));
"""

SHEETS = """<!doctype html><meta charset=utf-8>%(styles)s<body style="margin: 0">%(pages)s<script>
const asked = %(asked)s;
%(measure)s
answer(asked.runs.map(({pattern, operation, driven, times}) => {
  const root = document.querySelector(".motif-" + pattern);
  root.dataset.operation = operation;
  const frames = times.map(time => {
    if (driven) root.style.setProperty("--motif-progress", time);
    else for (const animation of root.getAnimations({subtree: true})) {
      animation.pause();
      animation.currentTime = time * 1000;
    }
    return measure(root);
  });
  delete root.dataset.operation;
  return frames;
}));
</script>"""

MODULES = """<!doctype html><meta charset=utf-8><body style="margin: 0">%(pages)s
<script>globalThis.modules = {};</script>%(modules)s<script type="module">
const asked = %(asked)s;
%(measure)s
answer(asked.runs.map(({pattern, operation, driven, times, reduced}) => {
  const root = document.querySelector(".motif-" + pattern), {play, seek, stop} = modules[pattern];
  const animations = play(root, operation, {reduced});
  const frames = times.map(time => {
    if (driven) seek(root, time);
    else for (const animation of animations) { animation.pause(); animation.currentTime = time * 1000; }
    return measure(root);
  });
  stop(root);
  if (root.hasAttribute("style") || root.getAnimations({subtree: true}).length) throw new Error(pattern + " stays");
  return frames;
}));
</script>"""
MODULE = """<script type="module">%s
modules[%s] = {play, rest, seek, stop, operations};</script>"""

# The layers that can't be seen, but would take a click, where nothing runs: at the start, and after an operation.
RESTING = """<!doctype html><meta charset=utf-8>STYLES<body style="margin: 0">%(pages)s
<script>globalThis.modules = {};</script>%(modules)s<script type="module">
const asked = %(asked)s;
%(measure)s
const touchable = root => [...root.querySelectorAll(":scope > [data-layer]")].filter(layer => {
  const {opacity, visibility, display} = getComputedStyle(layer);
  return opacity === "0" && visibility === "visible" && display !== "none";
}).map(layer => layer.dataset.layer);
answer(asked.runs.map(({pattern, operation}) => {
  const root = document.querySelector(".motif-" + pattern), {rest, stop} = modules[pattern];
  return [false, true].map(after => {
    if (!asked.isSheet) rest(root, operation, {after});
    else if (after) root.dataset.after = operation;
    const found = touchable(root);
    stop(root);
    delete root.dataset.after;
    return found;
  });
}));
</script>"""

# One operation in the middle of another, which is paused or runs.
INTERRUPTED = """<!doctype html><meta charset=utf-8><body style="margin: 0">%(pages)s
<script>globalThis.modules = {};</script>%(modules)s<script type="module">
const asked = %(asked)s;
%(measure)s
answer(asked.pairs.map(({pattern, first, second, share, paused}) => {
  const root = document.querySelector(".motif-" + pattern), {play, stop, operations} = modules[pattern];
  for (const animation of play(root, first, {reduced: false})) {
    if (paused) animation.pause();
    animation.currentTime = share * operations[first].duration;
  }
  const before = measure(root), animations = play(root, second, {reduced: false}), after = measure(root);
  for (const animation of animations) animation.finish();
  const end = measure(root);
  stop(root);
  return {before, after, end};
}));
</script>"""

# What a browser makes of a property, given what else the layer moves.
SEEN = {
    "opacity": lambda seen, moved: seen["opacity"],
    "scale": lambda seen, moved: None if "scaleX" in moved else seen["m11"],
    "scaleX": lambda seen, moved: None if "scale" in moved else seen["m11"],
    "scaleY": lambda seen, moved: None if "scale" in moved else seen["m22"],
    "center.x": lambda seen, moved: seen["x"],
    "center.y": lambda seen, moved: seen["y"],
    "width": lambda seen, moved: seen["width"],
    "height": lambda seen, moved: seen["height"],
    "cornerRadius": lambda seen, moved: seen["cornerRadius"],
    "translation.x": lambda seen, moved: seen["m41"],
    "translation.y": lambda seen, moved: seen["m42"],
    "rotation.y": lambda seen, moved: math.degrees(math.atan2(-seen["m13"], seen["m33"])),
    "offset": lambda seen, moved: abs(seen["m42"]),
    # The layers that have one fill the screen.
    "outset": lambda seen, moved: (seen["width"] - SCREEN) / 2,
    "mask.diameter": lambda seen, moved: 2 * seen["mask"],
    # The edge of the hole is a point wide.
    "hole.diameter": lambda seen, moved: 2 * seen["hole"] + 1,
}


def page_of(text):
    """The HTML that the header of an export names."""
    header = text[:text.index("\n */")]
    lines = [line[3:] for line in header.splitlines() if line.startswith(" * ")]
    start = next(index for index, line in enumerate(lines) if line.startswith("<div"))
    return "\n".join(lines[start:lines.index("</div>") + 1])


def tolerance(name):
    if name.startswith("rotation"):
        return 0.1
    return 0.01 if name in ("opacity", "scale", "scaleX", "scaleY", "shadow.opacity") else 0.5


def variable(name):
    return "--motif-" + re.sub(r"[A-Z]", lambda letter: "-" + letter.group().lower(), name).replace(".", "-")


def differences(run, answers):
    """What differs in a run, and how many values were compared."""
    compared, found = 0, []
    first = run["frames"][0]["layers"]
    for layer, moved in first.items():
        for name in moved:
            if name == "lottie.frame":
                continue
            values = [frame["layers"][layer][name] for frame in run["frames"]]
            allowed = tolerance(name)
            for time, value, answer in zip(run["times"], values, answers):
                own = answer[layer]["own"].get(variable(name))
                seen = SEEN[name](answer[layer]["seen"], moved) if name in SEEN else None
                for what, theirs, ours in (("custom property", own, value), ("computed", seen, effect(name, value))):
                    if theirs is None:
                        continue
                    compared += 1
                    if not abs(theirs - ours) <= allowed:
                        found.append(f"{layer}.{name} at {time}: {what} {theirs}, motif {ours}")
    return compared, found


def effect(name, value):
    """What a value comes to: opacity is held within its range, sizes are not negative."""
    if name == "opacity":
        return min(max(value, 0), 1)
    if name in ("width", "height", "cornerRadius"):
        return max(value, 0)
    return abs(value) if name == "offset" else value


# What must not jump.
SHOWN = ["opacity", "x", "y", "shownWidth", "shownHeight", "mask", "hole"]


class Exports:
    """Every shipped pattern as a style sheet and as a module, with its runs."""

    def __init__(self, program, folder):
        self.program, self.folder = os.path.abspath(program), pathlib.Path(folder)
        if not os.access(self.program, os.X_OK):
            sys.exit(f"There is no {self.program}; 'swift build' makes it")
        self.motif("init")
        patterns = [pattern["slug"] for pattern in json.loads(self.motif("list", "--format", "json"))]
        sheets = {pattern: self.motif("export", pattern, "--to", "css") for pattern in patterns}
        modules = {pattern: self.motif("export", pattern, "--to", "waapi") for pattern in patterns}
        self.runs = [run for pattern in patterns for run in self.runs_of(pattern)]
        self.names = sorted(
            {variable(name) for run in self.runs for moved in run["frames"][0]["layers"].values() for name in moved})
        self.styles = "".join(f"<style>{sheets[pattern]}</style>" for pattern in patterns)
        self.html = "".join(page_of(sheets[pattern]) for pattern in patterns)
        self.scripts = "".join(MODULE % (modules[pattern], json.dumps(pattern)) for pattern in patterns)

    def motif(self, *words):
        run = subprocess.run(
            [self.program, *words], capture_output=True, text=True, check=False, cwd=self.folder,
            env={**os.environ, "MOTIF_CATALOG": str(self.folder / "motif.db"), "MOTIF_AUTHOR": "peer"})
        if run.returncode:
            sys.exit(f"motif {' '.join(words)} ended with {run.returncode}:\n{run.stderr}")
        return run.stdout

    def runs_of(self, pattern):
        """Every operation and variant of a pattern, with its times and motif's values at them."""
        kind = json.loads(self.motif("export", pattern))["patterns"][0]["kind"]
        document = json.loads(self.motif("export", f"kind:{kind}"))["kinds"][0]
        for operation in document["operations"]:
            if operation.get("system"):
                continue
            for reduced in ([False, True] if "reduced" in document else [False]):
                words = ["sample", pattern, "--operation", operation["name"], "--format", "json"]
                words += ["--reduced"] if reduced else []
                whole = [frame["time"] for frame in json.loads(self.motif(*words, "--fps", "10"))["frames"]]
                start, end = whole[0], whole[-1]
                at = [word for step in STEPS for word in ("--at", repr(round(start + (end - start) * step, 9)))]
                # An option's value that begins with a minus needs the equals sign.
                at = [f"--at={value}" for value in at[1::2]]
                frames = json.loads(self.motif(*words, *at))["frames"]
                yield {"pattern": pattern, "operation": operation["name"], "reduced": reduced, "frames": frames,
                       "driven": operation.get("driver") == "progress" and not reduced,
                       "times": [frame["time"] for frame in frames]}
    def page(self, name, template, **asked):
        """The address of a page that is written for the browser."""
        text = template % {
            "asked": json.dumps({"variables": self.names, **asked}), "measure": MEASURE, "pages": self.html,
            "styles": self.styles, "modules": self.scripts}
        file = self.folder / f"{name}.html"
        file.write_text(text, encoding="utf-8")
        return file.as_uri()

    def compare(self, answers_of, trial, reduced=(False, True)):
        """Compares what a browser answers, in the page whose name and address it is given, with the values of motif."""
        for kind, template, variants in (
                [("css", SHEETS, (variant,)) for variant in reduced] + [("waapi", MODULES, (False, True))]):
            chosen = [run for run in self.runs if run["reduced"] in variants]
            asked = [{key: run[key] for key in ("pattern", "operation", "driven", "reduced", "times")} for run in chosen]
            name = f"{kind}-reduced" if variants == (True,) else kind
            for run, answer in zip(chosen, answers_of(name, self.page(name, template, runs=asked))):
                compared, found = differences(run, answer)
                variant = ", reduced" if run["reduced"] else ""
                trial.expect(f"{kind:5}  {run['pattern']} {run['operation']}{variant}: {compared} values", found[:6], [])

    def rest(self, answers_of, trial):
        """Where nothing runs, what can't be seen takes no clicks."""
        runs = [{key: run[key] for key in ("pattern", "operation")} for run in self.runs if not run["reduced"]]
        for kind, styles in (("css", "%(styles)s"), ("waapi", "")):
            address = self.page(f"{kind}-rest", RESTING.replace("STYLES", styles), runs=runs, isSheet=kind == "css")
            for run, found in zip(runs, answers_of(f"{kind}-rest", address)):
                name = f"{kind:5}  {run['pattern']} {run['operation']}"
                trial.expect(f"{name}: clicks, before and after", found, [[], []])

    def interrupt(self, answers_of, trial):
        """Starts each operation in the middle of each of the same pattern: nothing may jump, and the end is its own."""
        timed = [run for run in self.runs if not run["driven"] and not run["reduced"]]
        pairs = [{"pattern": first["pattern"], "first": first["operation"], "second": second["operation"],
                  "share": share, "paused": paused}
                 for first in timed for second in timed if first["pattern"] == second["pattern"]
                 for share in (0.2, 0.5, 0.8) for paused in (False, True)]
        ends = {(run["pattern"], run["operation"]): {**run, "frames": run["frames"][-1:], "times": run["times"][-1:]}
                for run in timed}
        answers = answers_of("interrupted", self.page("interrupted", INTERRUPTED, pairs=pairs))
        for pair, answer in zip(pairs, answers):
            found = differences(ends[pair["pattern"], pair["second"]], [answer["end"]])[1]
            for layer in answer["after"].keys() & answer["before"].keys():
                for name in SHOWN:
                    old, new = (answer[when][layer]["seen"].get(name) for when in ("before", "after"))
                    if old is not None and new is not None and not abs(old - new) <= (
                            0.01 if name == "opacity" else 0.5):
                        found.append(f"{layer} jumps: {name} {old} to {new}")
            how = "is paused" if pair["paused"] else "runs"
            trial.expect(f"waapi  {pair['pattern']} {pair['second']} where {pair['first']} {how} at {pair['share']}",
                         found[:6], [])
