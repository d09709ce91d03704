"""Compares previews, stopped at three times in a browser, with 'motif sample', for the scripts beside this file."""

import json
import os
import pathlib
import subprocess
import sys

STEPS = [0, 0.23, 0.5, 0.84]
# Seconds that a preview stands still before it moves.
PAUSE = 0.6

PAGE = """<!doctype html><meta charset=utf-8><body>%(templates)s<script>
const asked = %(asked)s;
const answers = asked.map((times, index) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({mode: "open"});
  root.innerHTML = document.getElementById("t" + index).textContent;
  return times.map(time => {
    for (const animation of root.getAnimations()) { animation.pause(); animation.currentTime = time * 1000; }
    const layers = {};
    for (const outer of root.querySelectorAll("[data-layer]")) {
      const style = element => element && getComputedStyle(element);
      const place = [...outer.querySelectorAll("g")].find(g => g.hasAttribute("transform"));
      const form = place && style([...place.children].find(child => child.tagName === "rect"));
      // WebKit computes no style from the attribute.
      const styled = new DOMMatrix(place ? style(place).transform : "none");
      const matrix = place && styled.isIdentity ? place.transform.baseVal.consolidate()?.matrix ?? styled : styled;
      const circle = part => { const found = style(outer.querySelector(part + " circle")); return found && 2 * parseFloat(found.r); };
      layers[outer.dataset.layer] = {
        opacity: Number(style(outer).opacity), mask: circle("clipPath"), hole: circle("mask"),
        width: form && parseFloat(form.width), height: form && parseFloat(form.height),
        scale: Math.hypot(matrix.a, matrix.b), turn: Math.atan2(matrix.b, matrix.a) * 180 / Math.PI,
        x: matrix.e, y: matrix.f,
      };
    }
    return layers;
  });
});
document.body.append(Object.assign(document.createElement("pre"), {textContent: "ANSWERS" + JSON.stringify(answers) + "END"}));
</script>"""


def motif(arguments, *words):
    run = subprocess.run(
        [arguments.motif, *words], capture_output=True, text=True, check=False, cwd=arguments.folder,
        env={**os.environ, "MOTIF_CATALOG": str(pathlib.Path(arguments.folder) / "motif.db"), "MOTIF_AUTHOR": "peer"})
    if run.returncode:
        sys.exit(f"motif {' '.join(words)} ended with {run.returncode}:\n{run.stderr}")
    return run.stdout


def runs_of(arguments, pattern):
    """Every operation and variant of a pattern, with its preview, times and motif's values at them."""
    kind = json.loads(motif(arguments, "export", pattern))["patterns"][0]["kind"]
    document = json.loads(motif(arguments, "export", f"kind:{kind}"))["kinds"][0]
    for operation in document["operations"]:
        if operation.get("system"):
            continue
        for reduced in ([False, True] if "reduced" in document else [False]):
            words = [pattern, "--operation", operation["name"], *(["--reduced"] if reduced else [])]
            whole = [frame["time"] for frame in
                     json.loads(motif(arguments, "sample", *words, "--format", "json", "--fps", "10"))["frames"]]
            start, end = whole[0], whole[-1]
            times = [f"--at={start + (end - start) * step!r}" for step in STEPS]
            frames = json.loads(motif(arguments, "sample", *words, "--format", "json", *times))["frames"]
            yield {"name": f"{pattern} {operation['name']}{', reduced' if reduced else ''}", "frames": frames,
                   "svg": motif(arguments, "preview", "-q", *words),
                   "times": [PAUSE + frame["time"] - start for frame in frames]}


def way(layers, name, axis):
    """How far a layer has come along an axis, by what moves it; no more than the size of it is known of an offset."""
    values = layers[name]
    return values.get(f"center.{axis}", 0) + values.get(f"translation.{axis}", 0)


def differences(run, answers):
    """What differs in a run, and how many values were compared."""
    found, compared = [], 0

    def compare(what, theirs, ours, allowed):
        nonlocal compared
        compared += 1
        if theirs is None or not abs(theirs - ours) <= allowed:
            found.append(f"{what}: picture {theirs}, motif {ours:.4f}")

    for frame, answer in zip(run["frames"], answers):
        for layer, values in frame["layers"].items():
            seen, first = answer.get(layer), answers[0].get(layer)
            if not seen:
                continue
            what = f"{layer} at {frame['time']:.3f}"
            reshaped = {"width", "height", "cornerRadius", "outset"} & set(values)
            squashed = {"rotation.x", "rotation.y", "scaleX", "scaleY"} & set(values)
            if "opacity" in values:
                compare(f"{what}, opacity", seen["opacity"], min(max(values["opacity"], 0), 1), 0.01)
            for name, key in (("mask.diameter", "mask"), ("hole.diameter", "hole")):
                if name in values:
                    compare(f"{what}, {name}", seen[key], max(values[name], 0), 1)
            if "scale" in values and not reshaped and not squashed:
                compare(f"{what}, scale", seen["scale"], abs(values["scale"]), 0.01)
            if "rotation.z" in values and not squashed:
                compare(f"{what}, rotation.z", seen["turn"], (values["rotation.z"] + 180) % 360 - 180, 0.1)
            for side in ("width", "height"):
                if side in values and "scale" not in values and "outset" not in values and seen.get(side) is not None:
                    compare(f"{what}, {side}", seen[side], max(values[side], 0), 0.5)
            if "offset" in values:
                moved = abs(seen["x"] - first["x"]) + abs(seen["y"] - first["y"])
                compare(f"{what}, offset", moved, abs(values["offset"] - run["frames"][0]["layers"][layer]["offset"]), 0.8)
            elif not reshaped:
                for axis in "xy":
                    ours = way(frame["layers"], layer, axis) - way(run["frames"][0]["layers"], layer, axis)
                    compare(f"{what}, {axis}", seen[axis] - first[axis], ours, 0.8)
    return found, compared


def page(arguments, patterns=None):
    """The runs of patterns, all by default, and the file with their previews, which shows its answers."""
    motif(arguments, "init")
    patterns = patterns or [pattern["slug"] for pattern in json.loads(motif(arguments, "list", "--format", "json"))]
    runs = [run for pattern in patterns for run in runs_of(arguments, pattern)]
    templates = "".join(
        f'<script type="text/plain" id="t{index}">{run["svg"]}</script>' for index, run in enumerate(runs))
    file = pathlib.Path(arguments.folder) / "previews.html"
    file.write_text(PAGE % {"templates": templates, "asked": json.dumps([run["times"] for run in runs])}, encoding="utf-8")
    return runs, file.as_uri()


def compare(runs, answers, trial, name=""):
    for run, frames in zip(runs, answers):
        lines, compared = differences(run, frames)
        trial.expect(f"{name}{run['name']}: {compared} values", lines[:6], [])
