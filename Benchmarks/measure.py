"""Times whole processes in a folder of their own. Python 3.9 or newer, standard library only."""

import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

MEBIBYTE = 1 << 20


class Measure:
    """Medians of wall time and of processor time in seconds, and the peak of memory in bytes."""

    def __init__(self, runs):
        self.seconds, self.work = (statistics.median(column) for column in list(zip(*runs))[:2])
        self.memory = max(run[2] for run in runs)

    def cells(self):
        return [duration(self.seconds), duration(self.work), f"{self.memory / MEBIBYTE:.0f} MB"]


def duration(seconds):
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.1f} ms"


class Sandbox:
    """A folder and an environment for the processes that are measured."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "MOTIF_AUTHOR": "bench", "LC_ALL": "C", "TZ": "UTC",
            "GIT_CONFIG_NOSYSTEM": "1"}

    def path(self, name):
        return self.folder / name

    def remove(self, *names):
        for name in names:
            for ending in ("", "-wal", "-shm"):
                self.path(name + ending).unlink(missing_ok=True)

    def once(self, command, stdin=os.devnull, stdout=os.devnull, expect=0):
        """Wall time, processor time, and peak memory of one process and those that it waited for.

        The memory is at least that of this script, some 15 MB, from which the process starts.
        """
        with open(stdin, "rb") as source, open(stdout, "wb") as sink, tempfile.TemporaryFile() as errors:
            start = time.perf_counter()
            process = subprocess.Popen(
                [str(word) for word in command], stdin=source, stdout=sink, stderr=errors, cwd=self.folder,
                env=self.environment)
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            if process.returncode != expect:
                sys.exit(f"{command} ended with {process.returncode}:\n{errors.read().decode(errors='replace')}")
        # Linux counts kilobytes, macOS bytes.
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        return seconds, usage.ru_utime + usage.ru_stime, memory

    def measure(self, sides, runs, before=lambda: None):
        """Medians for each side; the sides take turns, so that both meet the same moods of the machine."""
        results = {name: [] for name in sides}
        for _ in range(runs):
            for name, side in sides.items():
                before()
                results[name].append(side())
        return {name: Measure(result) for name, result in results.items()}


def text_of(*command):
    """What a command prints; nothing if it isn't there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine():
    """One line about the machine and the compiler."""
    swift = text_of("swift", "--version").splitlines()[:1] if shutil.which("swift") else []
    return "; ".join(
        [f"{os.cpu_count()} cores, {processor()}", f"{platform.system()} {platform.release()}",
         f"SQLite {text_of('sqlite3', '--version').split(' ')[0]}", *swift])


def processor():
    try:
        for line in open("/proc/cpuinfo", encoding="utf-8"):
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return text_of("sysctl", "-n", "machdep.cpu.brand_string") or platform.processor() or "unknown"


def release_binary(root):
    """Builds motif as it is shipped, and returns its path."""
    build = ["swift", "build", "-c", "release", "--product", "motif"]
    if sys.platform == "linux":
        build += ["--static-swift-stdlib", "-Xlinker", "-s"]
    subprocess.run(build, cwd=root, check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], cwd=root, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "motif")
