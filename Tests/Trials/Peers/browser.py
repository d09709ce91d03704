"""Drives Chromium as a person would, for the scripts beside this file."""

import argparse
import base64
import functools
import html
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zlib


class Refused(Exception):
    """Chromium can't do what it was asked for."""


def filtered(name, left, above, corner):
    """What a filter of PNG has taken away from a byte (PNG specification, 9.2)."""
    if name < 4:
        return (0, left, above, (left + above) // 2)[name]
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))


class Browser:
    """Chromium, spoken to in its own protocol over a pair of pipes."""

    def __init__(self, program, folder):
        # Chromium reads descriptor 3 and writes descriptor 4.
        mine, theirs = os.pipe(), os.pipe()

        def place():
            reading, writing = os.dup(mine[0]), os.dup(theirs[1])
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars",
             f"--user-data-dir={folder}/profile", "about:blank"],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(mine[0])
        os.close(theirs[1])
        self.output, self.input = os.fdopen(mine[1], "wb", buffering=0), os.fdopen(theirs[0], "rb")
        self.number, self.rest, self.errors, self.loaded = 0, b"", [], set()
        target = self.say("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self.session = self.say("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.say(f"{domain}.enable")
        self.say("Page.setLifecycleEventsEnabled", {"enabled": True})

    def say(self, method, parameters=None, session="", waits=True):
        """The answer to a command; events that come before it are noted."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if session is not None:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while waits:
            answer = self.hear()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Refused(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def hear(self):
        while b"\0" not in self.rest:
            more = os.read(self.input.fileno(), 1 << 20)
            if not more:
                sys.exit("Chromium has ended")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        event = json.loads(line)
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Page.lifecycleEvent" and parameters["name"] == "load":
            self.loaded.add(parameters["loaderId"])
        elif method == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(str(parameters["args"][:1]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        return event

    def window(self, width, height, scheme="light", motion="no-preference", media=""):
        self.say("Emulation.setDeviceMetricsOverride",
                 {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        features = [("prefers-color-scheme", scheme), ("prefers-reduced-motion", motion)]
        self.say("Emulation.setEmulatedMedia",
                 {"media": media, "features": [{"name": n, "value": v} for n, v in features]})

    def open(self, address):
        # Another address of the page that is open would not load it again.
        for place in ("about:blank", address):
            page = self.say("Page.navigate", {"url": place})["loaderId"]
            while page not in self.loaded:
                self.hear()

    def tab(self, address):
        """Another tab, which `session` can be set to: its target, and its session."""
        target = self.say("Target.createTarget", {"url": address, "background": True}, None)["targetId"]
        return target, self.say("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]

    def value(self, script):
        """The value of a script in the page."""
        answer = self.say("Runtime.evaluate", {"expression": script, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in answer:
            raise Refused(f"{script}: {answer['exceptionDetails'].get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def point(self, selector):
        x, y = self.value(f"""(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
            return [b.x + b.width / 2, b.y + b.height / 2] }})()""") if selector else (2, 2)
        self.say("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
        return x, y

    def click(self, selector):
        x, y = self.point(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.say("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def press(self, key, code, text=None, shift=False):
        more = {"modifiers": 8} if shift else {}
        for kind in ("keyDown", "keyUp"):
            typed = {"text": text} if text and kind == "keyDown" else {}
            self.say("Input.dispatchKeyEvent", {"type": kind, "key": key, "windowsVirtualKeyCode": code, **typed, **more})

    def type(self, text):
        self.say("Input.insertText", {"text": text})

    def enter(self):
        self.press("Enter", 13, "\r")

    def middle(self, selector):
        """The middle of an element, which is scrolled into the window first."""
        return self.value(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{block: "center", behavior: "instant"}});
            const b = element.getBoundingClientRect();
            return [b.x + b.width / 2, b.y + b.height / 2] }})()""")

    def drag(self, selector, right, down, touch=False):
        """Drags an element with the mouse or a finger."""
        x, y = self.middle(selector)
        places = [(x + right * step / 5, y + down * step / 5) for step in range(6)]
        for index, (left, top) in enumerate(places + places[-1:]):
            if touch:
                kind = "touchStart" if index == 0 else "touchEnd" if index == 6 else "touchMove"
                self.say("Input.dispatchTouchEvent",
                         {"type": kind, "touchPoints": [] if index == 6 else [{"x": left, "y": top}]})
            else:
                kind = "mousePressed" if index == 0 else "mouseReleased" if index == 6 else "mouseMoved"
                self.say("Input.dispatchMouseEvent",
                         {"type": kind, "x": left, "y": top, "button": "left", "buttons": 1, "clickCount": 1})

    def tap(self, selector):
        x, y = self.middle(selector)
        self.say("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.say("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def until(self, script, seconds=30):
        """Whether a script becomes true in time. While a page is left, there is no answer."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.value(f"Boolean({script})"):
                    return True
            except Refused:
                pass
            time.sleep(0.02)
        return False

    def picture(self, selector=None, whole=False):
        """A PNG of the window, of an element, or of the whole page."""
        parameters = {"format": "png", "captureBeyondViewport": whole}
        if selector:
            x, y, width, height = self.value(f"""(() => {{
                const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
                return [b.x + scrollX, b.y + scrollY, b.width, b.height] }})()""")
            parameters["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        elif whole:
            width, height = self.value("[innerWidth, document.documentElement.scrollHeight]")
            parameters["clip"] = {"x": 0, "y": 0, "width": width, "height": min(height, 8000), "scale": 1}
        return base64.b64decode(self.say("Page.captureScreenshot", parameters)["data"])

    def color(self, x, y):
        """Red, green, and blue of a point of the window."""
        return self.pixels({"x": x, "y": y, "width": 1, "height": 1, "scale": 1})[0][0]

    def pixels(self, clip):
        """The rows of pixels of a part of the window, each as red, green, and blue."""
        data = base64.b64decode(self.say("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])
        place, packed = 8, b""
        while place < len(data):
            length = int.from_bytes(data[place:place + 4], "big")
            if data[place + 4:place + 8] == b"IDAT":
                packed += data[place + 8:place + 8 + length]
            place += 12 + length
        width, size = int.from_bytes(data[16:20], "big"), {2: 3, 6: 4}[data[25]]
        raw, rows, above = zlib.decompress(packed), [], bytes(width * size)
        for start in range(0, len(raw), width * size + 1):
            row = bytearray(raw[start + 1:start + 1 + width * size])
            for index, byte in enumerate(row):
                left, corner = (row[index - size], above[index - size]) if index >= size else (0, 0)
                row[index] = (byte + filtered(raw[start], left, above[index], corner)) & 255
            rows.append([tuple(row[index:index + 3]) for index in range(0, len(row), size)])
            above = row
        return rows

    def drop(self, selector, files, share=0.5):
        """Drops files on an element, at this share of its width."""
        x, y, width, height = self.value(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{block: "center", behavior: "instant"}});
            const b = element.getBoundingClientRect();
            return [b.x, b.y, b.width, b.height] }})()""")
        for kind in ("dragEnter", "dragOver", "drop"):
            self.say("Input.dispatchDragEvent",
                     {"type": kind, "x": x + width * share, "y": y + height / 2,
                      "data": {"items": [], "files": [str(file) for file in files], "dragOperationsMask": 1}})

    def sheets(self):
        """The number of A4 sheets on which a page is printed."""
        printed = self.say("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})
        return len(re.findall(rb"/Type\s*/Page\b(?!s)", base64.b64decode(printed["data"])))

    def end(self):
        self.output.write(json.dumps({"id": 0, "method": "Browser.close"}).encode() + b"\0")
        self.process.wait(timeout=20)


def served(folder):
    """The address of a server for the files of a folder."""
    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Trial:
    """What was looked at, and what of it is not as it should be."""

    def __init__(self):
        self.failed = self.total = 0

    def expect(self, words, found, wanted=True):
        self.total += 1
        self.failed += found != wanted
        print(f"{'agrees ' if found == wanted else 'differs'}  {words}"
              + ("" if found == wanted else f": {found!r}, not {wanted!r}"))


def dumped(given, address, *flags):
    """What a page that answers by itself has found out, and what it complained about."""
    run = subprocess.run(
        [given.chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={given.folder}/profile",
         "--window-size=1280,900", "--enable-logging=stderr", "--dump-dom", *flags, address],
        capture_output=True, text=True, timeout=300, check=False)
    found = re.search(r"<pre>ANSWERS(.*?)END</pre>", run.stdout, re.S)
    if not found:
        sys.exit(f"Chromium gave no answer:\n{run.stderr[-2000:]}")
    return json.loads(html.unescape(found.group(1))), [line for line in run.stderr.splitlines() if "CONSOLE" in line]


def run(description, work):
    """Calls `work` with the arguments and a trial, and ends the script with its outcome."""
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--motif", default=str(pathlib.Path(__file__).resolve().parents[3] / ".build/debug/motif"))
    arguments.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome") or "")
    given = arguments.parse_args()
    if not given.chromium:
        print("Skipped: there is no Chromium on this machine")
        return
    if not os.access(given.motif, os.X_OK):
        sys.exit(f"There is no {given.motif}; 'swift build' makes it")
    given.motif = os.path.abspath(given.motif)
    trial = Trial()
    with tempfile.TemporaryDirectory(prefix="motif-peer-", ignore_cleanup_errors=True) as given.folder:
        work(given, trial)
    print(f"{trial.total - trial.failed} passed, {trial.failed} failed")
    sys.exit(1 if trial.failed else 0)
