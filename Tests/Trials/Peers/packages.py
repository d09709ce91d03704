"""The packages from PyPI that comparisons use, in virtual environments in .build/peers.

    python3 Tests/Trials/Peers/packages.py    # installs all of them
"""

import fcntl
import importlib
import pathlib
import subprocess
import sys
import venv

FOLDER = pathlib.Path(__file__).resolve().parents[3] / ".build/peers"
WANTED = {
    "common": [
        "jsonschema>=4.18", "lottie-specs==0.5.2", "marionette_driver>=3.7,<4", "mcp>=2.0,<3", "mpmath>=1.3", "pillow",
        "rlottie-python==1.3.8", "schemathesis>=4,<5", "selenium>=4,<5", "tree-sitter==0.26.*", "tree-sitter-swift==0.7.*",
    ],
    # The client of mid-2025, with what it needed then.
    "mcp-2025": ["mcp>=1.12,<1.13", "pydantic>=2.8,<2.12"],
}


def installed(name="common"):
    """The folder of an environment. The first comparison that needs it makes it; others wait for it."""
    place = FOLDER / name
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(FOLDER / f"{name}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = place / "installed"
        if not done.exists() or done.read_text() != "\n".join(WANTED[name]):
            try:
                venv.create(place, with_pip=True)
            except (OSError, subprocess.CalledProcessError):
                return place
            pip = [place / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            if subprocess.run([*pip, *WANTED[name]], capture_output=True, check=False).returncode:
                # One that can't be had doesn't take the others with it.
                for one in WANTED[name]:
                    subprocess.run([*pip, one], capture_output=True, check=False)
            else:
                done.write_text("\n".join(WANTED[name]))
    return place


def use(*modules, name="common"):
    """Makes modules of an environment importable; skips the comparison if one of them can't be had."""
    sys.path[:0] = [str(path) for path in installed(name).glob("lib/python3*/site-packages")]
    for module in modules:
        try:
            importlib.import_module(module)
        except ImportError as error:
            print(f"Skipped: {module} can't be installed ({error})")
            sys.exit(0)


if __name__ == "__main__":
    for each in WANTED:
        installed(each)
