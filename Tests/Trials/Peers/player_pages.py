"""Drives the pages of 'motif preview' in a browser, and compares them with 'motif sample', for the scripts beside this
file."""

import json
import os
import pathlib
import re
import subprocess
import sys

STEPS = [0, 0.04, 0.29, 0.5, 0.61, 0.95, 1]

TOOLS = """
<script>
const failures = [];
addEventListener("error", ({message}) => failures.push(message));
addEventListener("unhandledrejection", ({reason}) => failures.push(String(reason)));
</script>
"""

DRIVE = """
<script type="module">
const part = id => document.getElementById(id);
const put = (input, value, event = "input") => { input.value = value; input.dispatchEvent(new Event(event, {bubbles: true})); };
const key = (name, more = {}) => document.body.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true, ...more}));
const soon = time => new Promise(resolve => setTimeout(resolve, time));
const field = name => part("p-" + name);
const seek = fraction => put(part("scrub"), fraction * 1000);
const numbers = text => (text.match(/-?[\\d.]+(e-?\\d+)?/g) ?? []).map(Number);
function read() {
  const lanes = {}, stage = {};
  for (const lane of document.querySelectorAll(".lane")) {
    const [layer, property] = [lane.querySelector("b").textContent, lane.querySelector(".lane-name span").textContent];
    (lanes[layer] ??= {})[property] = parseFloat(lane.querySelector("output").value);
  }
  for (const outer of document.querySelectorAll("#stage [data-layer]")) {
    const clips = [...outer.querySelectorAll(".frame")].map(frame => getComputedStyle(frame).clipPath);
    const mask = clips.find(clip => clip.startsWith("circle")), hole = clips.find(clip => clip.startsWith("path"));
    stage[outer.dataset.layer] = {
      opacity: Number(getComputedStyle(outer).opacity), mask: mask && 2 * numbers(mask)[0],
      hole: hole && 2 * numbers(hole.split("a")[2] ?? "")[0],
    };
  }
  return {lanes, stage, clock: part("clock").value};
}
const drive = async () => { %s };
const answer = answers => document.body.append(Object.assign(document.createElement("pre"),
  {textContent: "ANSWERS" + JSON.stringify({answers, failures}) + "END"}));
drive().then(answer, reason => { failures.push(String(reason?.stack ?? reason)); answer(null); });
</script>
"""

SCRUB = """
const answers = [];
for (const {operation, reduced, fractions} of %s) {
  const buttons = [...document.querySelectorAll("#operations button")];
  buttons.find(button => button.textContent === operation)?.click();
  if (part("reduced").checked !== reduced) part("reduced").click();
  answers.push(fractions.map(fraction => { seek(fraction); return read(); }));
}
return answers;
"""

READER = """
const answers = {};
seek(0.5);
key("ArrowRight");
answers.frame = read();
key("End");
answers.end = read();
key("Home");
key(" ");
answers.playing = part("play").textContent;
key(" ");
const slugs = %s;
put(part("device"), slugs.indexOf("ipad-9"), "change");
key("o");
seek(0.37);
answers.tablet = read();
answers.size = part("size").textContent;
answers.marks = [...document.querySelectorAll(".place-grid button")].map(button => button.textContent);
document.querySelectorAll(".place-grid button")[0].click();
answers.corner = read();
put(part("device"), slugs.indexOf("iphone-15"), "change");
key("o");
const slider = field("expandDuration").parentElement.querySelector("input[type=range]");
put(slider, 1);
seek(0.37);
answers.slow = read();
answers.command = part("command").textContent;
put(field("expandDuration"), -1);
answers.refused = document.querySelector(".problem:not(:empty)")?.textContent;
put(field("expandDuration"), 0.35);
put(field("expandCurve"), "dampingRatio", "change");
seek(0.11);
answers.spring = read();
answers.springCommand = part("command").textContent;
slider.focus();
for (const name of ["Home", "End"]) slider.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true}));
answers.kept = read().clock;
part("reset").click();
answers.reset = [part("changes").hidden, field("expandCurve").value];
await soon(400);
answers.devices = [...part("device").options].map(option => option.textContent);
return answers;
"""

OVERLAP = """
const before = part("problems").innerText;
put(field("expandDuration"), 0.9);
const after = part("problems").innerText;
seek(0.5);
key("End");
put(field("expandDuration"), 0.2);
return {before, after, again: part("problems").innerText};
"""


def motif(arguments, *words, check=True):
    run = subprocess.run(
        [arguments.motif, *words], capture_output=True, text=True, check=False, cwd=arguments.folder,
        env={**os.environ, "MOTIF_CATALOG": str(pathlib.Path(arguments.folder) / "motif.db"), "MOTIF_AUTHOR": "peer"})
    if check and run.returncode:
        sys.exit(f"motif {' '.join(words)} ended with {run.returncode}:\n{run.stderr}")
    return run.stdout


def drive(arguments, pattern, script):
    """What the page of a pattern answers to a script."""
    folder = pathlib.Path(arguments.folder)
    page = folder / f"{pattern}.html"
    motif(arguments, "preview", pattern, "-q", "-o", str(page))
    text = page.read_text(encoding="utf-8")
    # The sources of named curves are links to follow.
    if re.search(r"""(src|href)=|url\(|(?<!source: ")https?://(?!www\.w3\.org)""", text):
        sys.exit(f"The page of {pattern} asks for something from elsewhere")
    page.write_text(text.replace("<header>", TOOLS + "<header>", 1) + DRIVE % script, encoding="utf-8")
    answer, complaints = arguments.answer(page.as_uri())
    return answer["answers"], answer["failures"] + complaints


def runs_of(arguments, pattern):
    """Every operation and variant of a pattern, with its times and motif's values at them."""
    kind = json.loads(motif(arguments, "export", pattern))["patterns"][0]["kind"]
    document = json.loads(motif(arguments, "export", f"kind:{kind}"))["kinds"][0]
    for operation in document["operations"]:
        if operation.get("system"):
            continue
        for reduced in ([False, True] if "reduced" in document else [False]):
            words = ["sample", pattern, "--operation", operation["name"], *(["--reduced"] if reduced else [])]
            yield {"operation": operation["name"], "reduced": reduced, "fractions": STEPS,
                   "frames": samples(arguments, *words, at=STEPS)}


def samples(arguments, *words, at):
    """Frames at fractions of an operation."""
    whole = [frame["time"] for frame in json.loads(motif(arguments, *words, "--format", "json", "--fps", "10"))["frames"]]
    times = [f"--at={whole[0] + (whole[-1] - whole[0]) * fraction!r}" for fraction in at]
    return json.loads(motif(arguments, *words, "--format", "json", *times))["frames"]


def differences(frame, answer):
    """What a frame of the page has otherwise than motif, and how many values were compared."""
    found, compared = [], 0
    for layer, values in frame["layers"].items():
        for name, value in values.items():
            if name == "lottie.frame" and layer not in answer["lanes"]:
                continue
            theirs = answer["lanes"].get(layer, {}).get(name)
            compared += 1
            # Lanes have two decimals, and a value can be exactly between two of them.
            if theirs is None or abs(theirs - value) > 0.00501 + 1e-6 * abs(value):
                found.append(f"{layer}.{name} at {frame['time']:.4g}: page {theirs}, motif {value}")
        stage = answer["stage"].get(layer)
        seen = {"opacity": ("opacity", 0.01), "mask.diameter": ("mask", 0.5), "hole.diameter": ("hole", 0.5)}
        for name, (key, allowed) in seen.items():
            if stage and name in values and stage.get(key) is not None:
                compared += 1
                value = min(max(values[name], 0), 1) if name == "opacity" else values[name]
                if abs(stage[key] - value) > allowed:
                    found.append(f"{layer}.{name} at {frame['time']:.4g}: stage {stage[key]}, motif {value}")
    return found, compared


def scrub(arguments, report, patterns=None):
    """The pages of patterns, all by default."""
    for pattern in patterns or [row["slug"] for row in json.loads(motif(arguments, "list", "--format", "json"))]:
        runs = list(runs_of(arguments, pattern))
        asked = [{key: run[key] for key in ("operation", "reduced", "fractions")} for run in runs]
        answers, found = drive(arguments, pattern, SCRUB % json.dumps(asked))
        compared = 0
        for run, answer in zip(runs, answers or []):
            for frame, shown in zip(run["frames"], answer):
                more, count = differences(frame, shown)
                found, compared = found + more, compared + count
        report.expect(f"{arguments.name}{pattern}: {compared} values in {len(runs)} operations and variants", found[:6], [])


def read(arguments, report):
    devices = [row["slug"] for row in json.loads(motif(arguments, "list", "devices", "--format", "json"))]
    # As shipped, expand accepts that it leaves corners uncovered; only open failures are marked.
    motif(arguments, "update", "expand", "--accept", "covers-screen=")
    answers, found = drive(arguments, "expand", READER % json.dumps(devices))
    if answers is None:
        return report.expect(f"{arguments.name}a reader of expand: nothing", found[:6], [])

    def expect(what, seen, right):
        if seen != right:
            found.append(f"{what}: {seen!r} instead of {right!r}")

    def agree(what, answer, fraction, *words):
        more, _ = differences(samples(arguments, "sample", "expand", *words, at=[fraction])[0], answer)
        found.extend(f"{what}: {line}" for line in more)

    expect("a frame on", answers["frame"]["clock"], "0.367 of 0.7 s")
    expect("the end", answers["end"]["clock"], "0.700 of 0.7 s")
    expect("the space key", answers["playing"], "Pause")
    agree("a tablet", answers["tablet"], 0.37, "--device", "ipad-9", "--landscape")
    expect("its size", answers["size"], "1080 × 810 pt")
    agree("a corner", answers["corner"], 0.37, "--device", "ipad-9", "--landscape", "--scene", "view=0,0,56,56")
    checks = json.loads(motif(arguments, "check", "expand", "--device", "ipad-9", "--format", "json", check=False))
    failed = sum(mark == "✕" for mark in answers["marks"])
    stated = [result for result in checks[0]["checks"] if result["check"] == "covers-screen"][0]
    if not 0 < failed <= stated["failed"]:
        found.append(f"places that fail: {failed} of one orientation, {stated['failed']} of both")
    expect("Home and End on a slider", answers["kept"], answers["spring"]["clock"])
    expect("the command", answers["command"], "motif update expand --set expandDuration=1")
    expect("what is refused", answers["refused"], "-1: expandDuration must be over 0 s, up to 10 s; the saved value is played: 0.35 s")
    expect("as saved", answers["reset"], [True, "easeIn"])
    marked = [title for title in answers["devices"] if title.startswith("✕ ")]
    if not marked:
        found.append("no device is marked")
    for what, answer, fraction, command in (("a slider", answers["slow"], 0.37, answers["command"]),
                                            ("a spring", answers["spring"], 0.11, answers["springCommand"])):
        # What the page says to run is run as it stands.
        run = subprocess.run(
            ["sh", "-c", f'motif() {{ "{arguments.motif}" "$@"; }}; {command}'], cwd=arguments.folder, check=False,
            capture_output=True, text=True, env={**os.environ, "MOTIF_CATALOG": f"{arguments.folder}/motif.db"})
        if run.returncode:
            found.append(f"{command}: {run.stderr}")
        agree(what, answer, fraction)
        motif(arguments, "restore", "expand@1")
    report.expect(f"{arguments.name}a reader of expand: keys, device, place, slider, field, spring, reset", found[:6], [])


def overlap(arguments, report):
    """A pattern whose values can let two tracks of a property overlap, which motif refuses."""
    kind = json.loads(motif(arguments, "export", "kind:expand"))["kinds"][0]
    kind["slug"] = "overlap"
    kind["operations"][0]["tracks"].append({
        "layer": "view", "property": "scale", "from": "scale", "to": "1", "begin": "presentDuration + 0.1",
        "duration": "0.2", "curve": "linear"})
    (pathlib.Path(arguments.folder) / "overlap.json").write_text(json.dumps(kind), encoding="utf-8")
    motif(arguments, "create", "kind:overlap", "--file", "overlap.json")
    motif(arguments, "create", "overlap", "--kind", "overlap")
    answers, found = drive(arguments, "overlap", OVERLAP)
    refused = "The motion can’t be evaluated: two tracks of ‘scale’"
    for name, isRefused in (("before", False), ("after", True), ("again", False)):
        text = (answers or {}).get(name, "")
        if (refused in text) != isRefused or ("All checks pass" in text and refused in text):
            found.append(f"{name}: {text[:200]!r}")
    motif(arguments, "update", "overlap", "--set", "expandDuration=0.9")
    if motif(arguments, "sample", "overlap", check=False):
        found.append("motif samples what the page refuses")
    report.expect(f"{arguments.name}tracks that overlap: refused by both", found[:6], [])
