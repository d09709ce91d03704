"""Firefox, and WebKit as WebKitGTK has it: pages of motif in engines other than Chromium, for the scripts beside this file.

The drivers come from PyPI, into .build/peers the first time. WebKitGTK is the engine of Safari on another system: what it
draws is close to what Safari draws, and what it allows a page in a folder is what Safari allows.
"""

import contextlib
import glob
import os
import pathlib
import shutil
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
DRIVERS = ["selenium>=4,<5", "marionette_driver>=3.7,<4"]


def installed_drivers():
    """Whether the drivers can be imported now."""
    place = ROOT / ".build/peers/engines"
    if not list(place.glob("lib/python3*/site-packages/selenium")):
        try:
            venv.create(place, with_pip=True)
            subprocess.run(
                [place / "bin/pip", "install", "--quiet", "--disable-pip-version-check", *DRIVERS], check=True,
                capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return False
    sys.path[:0] = [str(path) for path in place.glob("lib/python3*/site-packages")]
    return True


class Engine:
    """A browser: `driver` navigates, and runs the body of a function."""

    def __init__(self, name, driver, navigate, end):
        self.name, self.driver, self.navigate, self.end = name, driver, navigate, end

    def open(self, url):
        self.navigate("about:blank")
        self.navigate(url)

    def value(self, expression):
        return self.driver.execute_script(f"return ({expression})")

    def until(self, expression, seconds=20):
        """Whether the expression becomes true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(expression):
                return True
            time.sleep(0.05)
        return False


@contextlib.contextmanager
def webkit(folder):
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
    options = Options()
    options.binary_location = sorted(browsers)[-1]
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service(programs[0]))
    try:
        driver.set_window_size(1200, 850)
        yield Engine("WebKit", driver, driver.get, driver.quit)
    finally:
        driver.quit()
        display.terminate()
        display.wait()


@contextlib.contextmanager
def firefox(folder):
    """Firefox without a window; `None` if it isn't installed."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        yield None
        return
    import mozlog
    mozlog.structuredlog.set_default_logger(mozlog.structuredlog.StructuredLogger("engines"))
    from marionette_driver.marionette import Marionette
    driver = Marionette(bin=program, headless=True, gecko_log=f"{folder}/firefox.log", workspace=folder)
    driver.start_session()
    try:
        driver.set_window_rect(width=1280, height=900)
        yield Engine("Firefox", driver, driver.navigate, driver.quit)
    finally:
        driver.quit()
        driver.cleanup()
