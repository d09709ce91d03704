"""Starts 'motif serve' for the scripts beside this file."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
MOTIF = ROOT / ".build/debug/motif"


class Studio:
    """A studio over a new catalog in a folder of its own, on any free port.

        with Studio() as studio:
            status, fields, body = studio.ask("GET", "/api/patterns")
    """

    def __init__(self, motif=MOTIF, arguments=(), limit=None, disk=None, catalog=None):
        self.motif, self.arguments, self.given = str(motif), list(arguments), catalog
        self.limit, self.disk = limit, disk

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="motif-studio-")
        self.catalog = self.given or os.path.join(self.folder, "motif.db")
        self.environment = dict(os.environ, MOTIF_CATALOG=self.catalog, MOTIF_AUTHOR="mia")
        if not self.given and not self.disk:
            self.run("init", "--quiet")
        command = [self.motif, "serve", "--port", "0", *self.arguments]
        if self.limit:
            command = ["bash", "-c", f"ulimit {self.limit}; exec \"$@\"", "bash", *command]
        if self.disk:
            # A disk that only this process sees, and that is gone with it.
            script = f'mount -t tmpfs -o size={self.disk} none "$1" && shift && "$1" init --quiet && exec "$@"'
            command = ["unshare", "-m", "bash", "-c", script, "bash", self.folder, *command]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().strip()
        found = re.fullmatch(r"http://(.*):(\d+)/\?token=([0-9a-f]{64})", self.url)
        if not found:
            raise SystemExit(f"motif serve printed no URL: {self.url}")
        self.host, self.port, self.token = found[1], int(found[2]), found[3]
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *arguments):
        """Runs a command of motif on the catalog."""
        return subprocess.run(
            [self.motif, *arguments], env=self.environment, check=True, capture_output=True, text=True).stdout

    def ask(self, method, target, body=None, headers=None, timeout=30):
        """Returns the status, the header fields, and the body of an answer to somebody who has the token."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            fields = {"Authorization": f"Bearer {self.token}", **(headers or {})}
            if body is not None:
                fields.setdefault("Content-Type", "application/json")
                body = body if isinstance(body, (bytes, str)) else json.dumps(body)
            connection.request(method, target, body, fields)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def write(self, operation, timeout=30):
        """Runs an operation."""
        return self.ask("POST", "/api/operations", operation, timeout=timeout)

    def memory(self):
        """The resident memory in megabytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if status.exists():
            return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1000
        size = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.run(size, check=True, capture_output=True, text=True).stdout) / 1000
