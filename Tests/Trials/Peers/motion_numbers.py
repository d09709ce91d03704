"""Samples shipped and random patterns, and compares them with the exported numbers in other languages."""

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
IS_NIGHTLY = bool(os.environ.get("MOTIF_NIGHTLY"))
# Of the patterns of the everyday set, those that are compared by day; by night, all are.
EVERYDAY = ["container-transform", "push"]
# Of a value, or of 1 if the value is smaller.
TOLERANCE = 1e-9
SCREENS = [(393, 852), (852, 393), (744, 1133)]
# What the app may decide, where it isn't the default.
SCENES = {"view": ["12,40,30,90", "300,20,60,44"], "selected": ["3", "1"], "toIndex": ["0", "2"], "fromIndex": ["1", "0"]}
# Words of Kotlin or TypeScript, and names of the shared code, which a kind may use as names.
WORDS = ["val", "when", "fun", "class", "default", "function", "is", "let", "timing", "linear", "rest", "layer",
         "center", "time", "row", "index2", "scene", "parameters", "between", "it", "object", "new", "sign", "size"]


def type_name(slug):
    """The name of a pattern's type, and of its file in Kotlin."""
    return "".join(word.capitalize() for word in slug.split("-"))


def skip(why):
    print(f"skipped: {why}")
    sys.exit(0)


def arguments(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--motif", type=pathlib.Path, default=ROOT / ".build" / "debug" / "motif")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6) if IS_NIGHTLY else 26)
    parser.add_argument("--kinds", type=int, default=24 if IS_NIGHTLY else 12)
    parser.add_argument("--times", type=int, default=1001 if IS_NIGHTLY else 101)
    return parser.parse_args()


class Chance(random.Random):
    """Random kinds: what their formulas can say, with names that other languages keep for themselves."""

    def kind(self, index):
        self.words = self.sample(WORDS, len(WORDS))
        number, factor, text, flag, curve, rows, parts = self.names(7)
        spring, view, picked, one, two = self.names(5)
        self.numbers = [number, factor, "screen.width", "screen.height", f"{view}.x", f"{view}.height",
                        f"{picked}", f"{rows}[1]", f"sum({rows})", f"count({parts})", f"max({rows})",
                        f"row(2, {rows})", f"column(2, {rows})", f"{parts}[0].wide", f"({parts}[0].far ?? 3)",
                        f"center({view}).x", f"farthest(center({view}), screen)", f"(settlingDuration({spring}) ?? 1)"]
        self.conditions = [flag, f"{text} == 'a'", f"{picked} > 0", f"contains({text}, 'b')", f"3 in {rows}",
                           f"{text} < 'b'", f"{view} == {view}", f"!{flag} && {number} < 100"]
        bindings = [{"name": one, "formula": self.formula(2)}]
        self.numbers.append(one)
        bindings.append({"name": two, "formula": self.formula(2)})
        self.numbers.append(two)
        self.curves = [curve, spring, "linear", "easeIn", "cubic-bezier(0.3, -0.4, 0.2, 1.6)"]
        names = self.names(3, separate=True)
        layers = [{"name": names[0], "role": "element", "frame": view, "cornerRadius": "4",
                   "mask": {"center": f"center({view})", "diameter": "30"}, "anchor": "point(0.2, 1)"},
                  {"name": names[1], "role": "element", "forEach": parts, "as": "part",
                   "frame": "frame(part.wide, index * 10, 40, 20)", "visible": "index != 1"},
                  {"name": names[2], "role": "element", "frame": "bounds(screen)",
                   "visible": self.choice(self.conditions),
                   "shadow": {"opacity": "0.5", "radius": "3"}, "edge": "bottom"}]
        operations = [{"name": "show", "driver": "time", "tracks": self.tracks(names, "time")},
                      {"name": "hide", "swap": "show"},
                      {"name": "drag", "driver": "progress", "range": [-1, 2], "tracks": self.tracks(names, "progress", [1, 2])}]
        return {
            "type": "kind", "slug": f"random-{index}", "title": f"Random {index}",
            "parameters": [
                {"name": number, "type": "number", "default": self.value()},
                {"name": factor, "type": "length", "default": self.value()},
                {"name": text, "type": "text", "default": self.choice(["a", "abc", "\u00e9", "$x \"q\" \\"])},
                {"name": flag, "type": "boolean", "default": self.random() < 0.5},
                {"name": curve, "type": "curve", "default": self.curve()},
                {"name": spring, "type": "curve", "default": self.spring()},
                {"name": rows, "type": "list", "element": {"type": "number"}, "default": [2, 3, round(self.value(), 2)]},
                {"name": parts, "type": "list", "element": {"type": "record", "fields": [
                    {"name": "name", "type": "text"}, {"name": "wide", "type": "number"},
                    {"name": "far", "type": "number", "optional": True}]},
                 "default": [{"name": name, "wide": self.value(), **({"far": 7.5} if name == "b" else {})}
                             for name in "abc"]}],
            "scene": [{"name": "screen", "type": "size", "default": "device"},
                      {"name": view, "type": "frame", "default": f"frame({number}, screen.height / 3, 50, 60)"},
                      {"name": picked, "type": "integer", "default": "1"}],
            "bindings": bindings, "layers": layers, "operations": operations,
            "reduced": {"tracks": self.tracks(names[:2], "time", [1, 2])}}

    def names(self, count, separate=False):
        if separate:
            return self.sample(WORDS, count)
        return [self.words.pop() + self.choice(["", "", "B"]) for _ in range(count)]

    def value(self):
        return self.choice([0, 1, 0.35, 12, -3.5, 100.25])

    def formula(self, depth):
        if depth == 0 or self.random() < 0.15:
            return self.choice(self.numbers + ["2", "0.5", "7"])
        one, other = self.formula(depth - 1), self.formula(depth - 1)
        return self.choice([
            f"({one} + {other})", f"{one} - ({other})", f"({one}) * 0.25", f"({one}) / 8", f"-({one})",
            f"min({one}, {other})", f"max({one}, {other}, 3)", f"abs({one})", f"sign({one})", f"sqrt(abs({one}))",
            f"hypot({one}, {other})", f"floor({one})", f"ceil({one})", f"round({one})", f"clamp({one}, -50, 50)",
            f"lerp({one}, {other}, 0.3)", f"({one}) % 7", f"({self.choice(self.conditions)} ? {one} : {other})"])

    def spring(self):
        velocity = self.choice([0, 0.5, -1])
        return self.choice([
            {"spring": {"mass": 1, "stiffness": self.choice([100, 323.6]), "damping": self.choice([4, 20, 60]),
                        "initialVelocity": velocity}},
            {"spring": {"response": 0.4, "dampingFraction": self.choice([0.3, 1, 2])}},
            {"spring": {"duration": 0.5, "bounce": self.choice([0, 0.3, -0.2])}}])

    def curve(self):
        return self.choice([
            "ease", "linear", "easeInOut", f"cubic-bezier({self.random():.3f}, {self.uniform(-1, 2):.3f}, "
            f"{self.random():.3f}, {self.uniform(-1, 2):.3f})", "cubic-bezier(1, 0, 0, 1)",
            f"steps({self.randint(2, 5)}, {self.choice(['start', 'end', 'jump-none', 'jump-both'])})",
            "linear(0, 0.3 20%, 0.3 50%, 1.2 50%, 1)", self.spring(),
            # UIKit's solver finds nothing for a lower ratio with this velocity over a fraction of a second.
            {"spring": {"dampingRatio": self.choice([0.5, 0.8, 1]), "initialVelocity": self.choice([0, 0.5, 1])}}])

    def tracks(self, layers, driver, counts=(1,)):
        tracks, taken = [], set()
        properties = ["opacity", "scale", "center.x", "width", "height", "translation.y", "rotation.z", "offset",
                      "outset", "cornerRadius", "lottie.frame"]
        for _ in range(self.randint(3, 7)):
            layer, name = self.choice(layers), self.choice(properties + ["mask.diameter", "shadow.radius"])
            if name == "mask.diameter" and layer != layers[0] or name == "shadow.radius" and layer != layers[-1] or \
                    name == "shadow.radius" and len(layers) < 3 or (layer, name) in taken:
                continue
            taken.add((layer, name))
            parts = self.choice(counts)
            for part in range(parts):
                is_long = parts == 1 and self.random() < 0.5
                begin = {} if is_long and driver == "progress" else {"begin": str(part * 0.4 + self.choice([0, 0.05]))}
                length = {} if is_long and driver == "progress" else {"duration": self.choice(["0.3", "0.25"])}
                if layer == layers[1] and parts == 1 and driver == "time" and self.random() < 0.5:
                    begin = {"begin": "index * 0.05"}
                start = self.formula(2)
                tracks.append({"layer": layer, "property": name, "from": start,
                               "to": start if self.random() < 0.1 else self.formula(2),
                               "curve": self.choice(self.curves), **begin, **length})
        return tracks or [{"layer": layers[0], "property": "opacity", "from": "0", "to": "1", "duration": "0.2",
                           "begin": "0", "curve": "linear"}]


class Catalog:
    """A catalog of shipped and random patterns, with the code of one target for all of them.

    `change` makes other kinds of the shipped ones; `everyday` are the patterns of that set, by night and without a list
    all of them."""

    def __init__(self, options, folder, target, change=None, everyday=EVERYDAY):
        self.options, self.folder, self.file = options, folder, folder / "motif.db"
        self.worst = self.count = 0
        self.motif("init", str(self.file), "--with", "everyday")
        if everyday and not IS_NIGHTLY:
            listed = json.loads(self.motif("list", "--tag", "everyday", "--format", "json"))
            self.motif("delete", *[one["slug"] for one in listed if one["slug"] not in everyday])
        chance = Chance(options.seed)
        self.invalid = sum(not self.add(chance.kind(index)) for index in range(options.kinds))
        if self.invalid > options.kinds / 2:
            sys.exit(f"{self.invalid} of {options.kinds} random kinds are invalid (seed {options.seed})")
        if change:
            kinds = [json.loads(line) for line in self.motif("export", "--type", "kinds", "--to", "jsonl").splitlines()]
            path = folder / "changed.jsonl"
            path.write_text("".join(json.dumps(change(kind)) + "\n" for kind in kinds))
            self.motif("import", str(path), "--on-conflict", "update")
        documents = [json.loads(line) for line in self.motif("export", "--to", "jsonl").splitlines()]
        self.kinds = {document["slug"]: document for document in documents if document["type"] == "kind"}
        self.patterns = [document for document in documents if document["type"] == "pattern"]
        if target:
            self.motif("export", "--to", *target.split(), "-o", f"{folder / 'code'}/")

    def motif(self, *command, text=None, check=True):
        result = subprocess.run([self.options.motif, *command], input=text, capture_output=True, text=True, check=False,
                                env={**os.environ, "MOTIF_CATALOG": str(self.file), "MOTIF_AUTHOR": "peer"})
        if check and result.returncode:
            sys.exit(f"motif {' '.join(command)}: {result.stderr}{result.stdout}")
        return result.stdout if check else not result.returncode

    def add(self, kind):
        pattern = {"type": "pattern", "slug": kind["slug"], "title": kind["title"], "kind": kind["slug"]}
        path = self.folder / "kind.jsonl"
        path.write_text(json.dumps(kind) + "\n" + json.dumps(pattern) + "\n")
        return self.motif("import", str(path), check=False)

    def requests(self):
        """A request for each pattern, operation, variant, and scene; gestures drive with linear timing."""
        for pattern in self.patterns:
            kind = self.kinds[pattern["kind"]]
            inputs = [entry["name"] for entry in kind.get("scene", [])]
            for operation in kind["operations"]:
                if operation.get("system"):
                    continue
                for place, (width, height) in enumerate(SCREENS):
                    scene = {name: SCENES[name][place - 1] for name in inputs if place and name in SCENES}
                    base = {"op": "sample", "ref": pattern["slug"], "operation": operation["name"],
                            "screen": {"width": width, "height": height}, "scene": scene}
                    yield base
                    if kind.get("reduced"):
                        yield {**base, "reduced": True}
                    yield {**base, "progress": [0, 0.37, 0.5][place]}

    def samples(self):
        """The requests with motif's answers: at the start, at even times, and at the end."""
        requests = list(self.requests())
        spans = self.batch([{**request, "fps": 1} for request in requests])
        wanted = []
        for request, answer in zip(requests, spans):
            if answer is None:
                continue
            low, high = answer["range"]
            count = self.options.times - 1
            times = [low + (high - low) * step / count for step in range(count + 1)]
            wanted.append(request if "progress" in request else {**request, "at": times})
        return [(request, answer) for request, answer in zip(wanted, self.batch(wanted)) if answer is not None]

    def batch(self, requests):
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        result = subprocess.run([self.options.motif, "batch", "--keep-going"], input=lines, capture_output=True, text=True,
                                check=False, env={**os.environ, "MOTIF_CATALOG": str(self.file)})
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        found = [answer.get("result") for answer in answers if "line" in answer]
        if len(found) != len(requests):
            sys.exit(f"motif batch answered {len(found)} of {len(requests)} requests: {result.stderr}")
        return found

    def layers(self, pattern):
        """The kind's layers, each with the names of its copies in samples."""
        kind = self.kinds[pattern["kind"]]
        parameters = {**{p["name"]: p["default"] for p in kind["parameters"]}, **pattern.get("parameters", {})}
        for layer in kind["layers"]:
            if "forEach" not in layer:
                yield [layer["name"]]
                continue
            elements = parameters[layer["forEach"]]
            names = [e if isinstance(e, str) else e.get("name", e.get("slug", index)) for index, e in enumerate(elements)]
            yield [f"{layer['name']}.{name}" for name in names]

    def compare(self, samples, computed):
        """Compares samples with what another language computes: for each, an end and a list of layers at each time."""
        self.worst = self.count = 0
        problem = self.difference(samples, computed)
        if problem:
            sys.exit(f"{problem} (seed {self.options.seed})")
        if self.count < 1000:
            sys.exit(f"only {self.count} values were compared")
        print(f"{self.count} values of {len(samples)} samples agree, the worst to {self.worst:.0e}; "
              f"{self.options.kinds - self.invalid} random kinds of seed {self.options.seed}")

    def difference(self, samples, computed):
        """The first value that differs, or nothing."""
        patterns = {pattern["slug"]: pattern for pattern in self.patterns}
        for index, (request, answer) in enumerate(samples):
            name = f"{request['ref']} {request['operation']}" + (" reduced" if request.get("reduced") else "")
            place = {copy: (i, j) for i, copies in enumerate(self.layers(patterns[request["ref"]]))
                     for j, copy in enumerate(copies)}
            own = computed[index]
            if abs(own["end"] - answer["range"][1]) > TOLERANCE:
                return f"{name} ends at {own['end']}, not at {answer['range'][1]}"
            for frame, layers in zip(answer["frames"], own["frames"]):
                for layer, values in frame["layers"].items():
                    i, j = place[layer]
                    found = layers[i][j] if isinstance(layers[i], list) else layers[i]
                    for key, value in values.items():
                        number = found and found[member(key)]
                        error = abs(number - value) / max(1, abs(value)) if number is not None else float("inf")
                        self.count, self.worst = self.count + 1, max(self.worst, error)
                        if not error <= TOLERANCE:
                            return (f"{name} at {frame.get('time', frame.get('progress'))}, {json.dumps(request)}: "
                                    f"{layer} {key} is {number}, not {value}")
        return None


def extent(values):
    """The center and the size of a layer on the screen by its values, as docs/kinds.md has them."""
    scales = [values["scale"] * values[name] for name in ("scaleX", "scaleY")]
    width, height, anchor, offset = values["width"], values["height"], values["anchor"], values["offset"]
    x = values["centerX"] + (anchor["x"] - 0.5) * width * (1 - scales[0]) + values["translationX"]
    y = values["centerY"] + (anchor["y"] - 0.5) * height * (1 - scales[1]) + values["translationY"]
    inward = {"top": (0, 1), "bottom": (0, -1), "leading": (1, 0), "trailing": (-1, 0)}[values["edge"]]
    outset = 2 * values["outset"]
    return (x + inward[0] * offset, y + inward[1] * offset, width * scales[0] + outset, height * scales[1] + outset)


def member(name):
    """`centerX` for `center.x`."""
    return re.sub(r"[.](\w)", lambda match: match[1].upper(), name)


def cases(samples):
    """What another language is asked to compute."""
    for request, answer in samples:
        is_linear = "progress" in request
        times = [request["progress"]] if is_linear else [frame.get("time", frame.get("progress"))
                                                         for frame in answer["frames"]]
        name = request["operation"]
        name = f"reduced{name[0].upper()}{name[1:]}" if request.get("reduced") else name
        yield {"file": request["ref"], "scene": answer["scene"], "operation": name, "isLinear": is_linear, "times": times}
