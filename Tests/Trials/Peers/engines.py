"""Runs motif's pages in Firefox and WebKitGTK, for the scripts beside this file.

The drivers are installed from PyPI into .build/peers the first time. WebKitGTK is Safari's engine on another system: it
renders nearly as Safari does, and has the same rules for local files.
"""

import argparse
import contextlib
import glob
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from browser import Trial
import packages

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Whether those that have a long form take it.
IS_LONG = "MOTIF_NIGHTLY" in os.environ


class Engine:
    """A browser: `driver` runs the body of a function, `navigate` opens a page, and `resize` changes the window."""

    def __init__(self, name, driver, navigate, resize):
        self.name, self.driver, self.navigate, self.resize = name, driver, navigate, resize

    def open(self, url):
        self.navigate("about:blank")
        self.navigate(url)

    def value(self, expression):
        return self.driver.execute_script(f"return ({expression})")

    def answer(self, address):
        """What a page that answers by itself has found out."""
        self.open(address)
        if not self.until("[...document.querySelectorAll('pre')].some(one => one.textContent.startsWith('ANSWERS'))", 60):
            sys.exit(f"{self.name} gave no answer: {self.value('document.body.lastChild.textContent')}")
        return json.loads(self.value(
            "[...document.querySelectorAll('pre')].find(one => one.textContent.startsWith('ANSWERS')).textContent")[len("ANSWERS"):-len("END")])

    def until(self, expression, seconds=20):
        """Whether the expression becomes true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(expression):
                return True
            time.sleep(0.05)
        return False


@contextlib.contextmanager
def webkit(folder, reduced=False, dark=False):
    """WebKitGTK's test browser on a display of its own; `None` if it isn't installed."""
    browsers = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    programs = [shutil.which(name) for name in ("WebKitWebDriver", "Xvfb")]
    if not browsers or not all(programs):
        yield None
        return
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service
    reading, writing = os.pipe()
    display = subprocess.Popen(
        [programs[1], "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        os.environ["DISPLAY"] = f":{number.readline().strip()}"
    # GTK's own settings are what WebKitGTK asks for.
    settings = pathlib.Path(folder) / "gtk-3.0/settings.ini"
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(f"[Settings]\ngtk-enable-animations={int(not reduced)}\n", encoding="utf-8")
    os.environ["GTK_THEME"] = "Adwaita:dark" if dark else "Adwaita"
    os.environ["XDG_CONFIG_HOME"] = str(folder)
    options = Options()
    options.binary_location = sorted(browsers)[-1]
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service(programs[0]))
    try:
        driver.set_window_size(1200, 850)
        yield Engine("WebKit", driver, driver.get, driver.set_window_size)
    finally:
        driver.quit()
        display.terminate()
        display.wait()


@contextlib.contextmanager
def firefox(folder, reduced=False, dark=False):
    """Firefox without a window; `None` if it isn't installed."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        yield None
        return
    import mozlog
    mozlog.structuredlog.set_default_logger(mozlog.structuredlog.StructuredLogger("engines"))
    from marionette_driver.marionette import Marionette
    # Another comparison may run at the same time.
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    driver = Marionette(bin=program, port=port, headless=True, gecko_log=f"{folder}/firefox.log", workspace=folder,
                        prefs={"ui.prefersReducedMotion": int(reduced), "ui.systemUsesDarkTheme": int(dark)})
    driver.start_session()
    try:
        driver.set_window_rect(width=1280, height=900)
        yield Engine("Firefox", driver, driver.navigate, lambda width, height: driver.set_window_rect(width=width, height=height))
    finally:
        driver.quit()
        driver.cleanup()


def run(description, prepare, work, variants=(False,)):
    """Calls `work` in each engine with what `prepare` returns, the engine, a trial, and whether motion is reduced; ends the
    script with the outcome."""
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--motif", default=str(ROOT / ".build/debug/motif"))
    given = arguments.parse_args()
    given.motif = os.path.abspath(given.motif)
    packages.use("selenium", "marionette_driver")
    trial, missing = Trial(), []
    with tempfile.TemporaryDirectory(prefix="motif-peer-", ignore_cleanup_errors=True) as given.folder:
        prepared = prepare(given)
        for name, start in (("WebKit", webkit), ("Firefox", firefox)):
            for reduced in variants:
                with start(given.folder, reduced=reduced) as engine:
                    if engine is None:
                        missing.append(name)
                        break
                    work(prepared, engine, trial, reduced)
    if trial.total == 0:
        print("Skipped: there is neither WebKit nor Firefox on this machine")
        return
    without = f", without {' and '.join(missing)}, which isn't installed" if missing else ""
    print(f"{trial.total - trial.failed} passed, {trial.failed} failed{without}")
    sys.exit(1 if trial.failed else 0)
