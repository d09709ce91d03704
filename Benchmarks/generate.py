#!/usr/bin/env python3
"""Writes generated patterns of the shipped kinds as JSON Lines, one canonical document a line.

The same count and seed give the same bytes. Python 3.9 or newer, standard library only.

    Benchmarks/generate.py 100000 > patterns.jsonl
"""

import argparse
import json
import random
import sys

SCREENS = "sign-in search profile settings inbox photo album map chat store player editor library calendar".split()
VERBS = "opens closes reveals covers follows replaces joins leaves answers widens".split()
MANNERS = ["slowly", "at once", "in two steps", "from the center", "after a pause", "with the finger", "without a bounce"]
NAMED_CURVES = ["linear", "easeIn", "easeOut", "easeInOut", "default"]
TAGS = "reveal circle menu zoom pages tabs elements interactive onboarding detail modal sheet".split()
ITEMS = ["twitter", "facebook", "youtube", "vimeo", "instagram"]


class Patterns:
    """Patterns in an order and with values that depend on the seed alone."""

    # Weighted so that a document has about 460 bytes and 15 fields.
    KINDS = ["expand", "mask-reveal", "punch-out", "zoom-icons", "connect-the-dots", "shift-the-shape"]
    WEIGHTS = [18, 12, 42, 12, 8, 8]

    def __init__(self, seed):
        self.random = random.Random(seed)

    def __iter__(self):
        index = 0
        while True:
            yield self.pattern(index)
            index += 1

    def pattern(self, index):
        kind = self.random.choices(self.KINDS, self.WEIGHTS)[0]
        screen = self.random.choice(SCREENS)
        return {
            "kind": kind,
            "parameters": getattr(self, kind.replace("-", "_"))(),
            "slug": f"{screen}-{kind}-{index:07}",
            "summary": self.summary(screen),
            "tags": sorted(self.random.sample(TAGS, 2)),
            "title": f"{screen.capitalize()}: {kind.replace('-', ' ')} {index}",
            "type": "pattern",
        }

    def summary(self, screen):
        verb, manners = self.random.choice(VERBS), " and ".join(self.random.sample(MANNERS, 2))
        return f"The {screen} screen {verb} {manners}, number {self.random.randrange(1000)} of its sort in this app."

    def number(self, low, high, digits=2):
        value = round(self.random.uniform(low, high), digits)
        return int(value) if value == int(value) else value

    def duration(self):
        return self.number(0.1, 2)

    def curve(self):
        if self.random.random() < 0.7:
            return self.random.choice(NAMED_CURVES)
        if self.random.random() < 0.5:
            return {"spring": {"dampingRatio": self.number(0.4, 1), "initialVelocity": self.number(0, 2)}}
        return {"cubicBezier": [self.number(0, 1), self.number(0, 1), self.number(0, 1), self.number(0, 1)]}

    def color(self):
        components = [self.number(0, 1, 3) for _ in range(3)]
        return {"alpha": self.number(0, 1), "colorSpace": "srgb", "components": components}

    def expand(self):
        return {
            "expandCurve": self.curve(), "expandDuration": self.duration(), "presentCurve": self.curve(),
            "presentDuration": self.duration(), "thresholdScale": self.number(0, 4),
        }

    def mask_reveal(self):
        return {
            "curve": self.curve(), "duration": self.duration(), "endDiameterFactor": self.number(1, 2),
            "startDiameter": self.number(0, 40, 1),
        }

    def punch_out(self):
        return self.mask_reveal() | {
            "outset": self.number(0, 80, 1), "shadowColor": self.color(),
            "shadowOffset": {"x": self.number(-8, 8, 1), "y": self.number(-8, 8, 1)},
            "shadowOpacity": self.number(0, 1), "shadowRadius": self.number(0, 20, 1),
        }

    def zoom_icons(self):
        return {
            "backButtonOffset": {"hidden": -64, "shown": 0}, "backgroundScale": self.number(0.5, 1),
            "controlsCurve": self.curve(), "controlsDelay": self.number(0, 0.5), "controlsDuration": self.duration(),
            "curve": self.curve(), "duration": self.duration(), "itemSize": self.number(40, 120, 0),
            "itemSpacing": self.number(4, 20, 0), "items": self.random.sample(ITEMS, 3),
            "rowSpacing": self.number(20, 60, 0), "rows": [1, 2], "summaryOffset": {"hidden": -200, "shown": 80},
            "topInset": self.number(0, 120, 0), "zoomedScale": self.number(8, 20, 1),
        }

    def connect_the_dots(self):
        return {"curve": self.curve(), "duration": self.duration(), "parallaxFactor": self.number(0, 1)}

    def shift_the_shape(self):
        return {
            "asset": f"tab-{self.random.choice(SCREENS)}", "curve": self.curve(), "duration": self.duration(),
            "endFrame": self.number(30, 120, 0), "startFrame": self.number(0, 20, 0),
        }


def lines(count, seed=1):
    """The documents as canonical JSON (RFC 8785: for ASCII keys and these numbers, sorted and compact)."""
    for _, pattern in zip(range(count), Patterns(seed)):
        yield json.dumps(pattern, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"


def edited(lines):
    """The documents with other durations."""
    for line in lines:
        pattern = json.loads(line)
        for name, value in pattern["parameters"].items():
            if name.lower().endswith("duration") and isinstance(value, (int, float)):
                pattern["parameters"][name] = round(0.8 * value + 0.05, 4)
        yield json.dumps(pattern, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"


def main():
    arguments = argparse.ArgumentParser(description="Writes generated patterns as JSON Lines.")
    arguments.add_argument("count", type=int, nargs="?", default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    sys.stdout.writelines(lines(given.count, given.seed))


if __name__ == "__main__":
    main()
