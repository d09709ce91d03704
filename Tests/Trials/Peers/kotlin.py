"""The Kotlin compiler in PyPI's package kotlin-jupyter-kernel, downloaded once into .build."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from motion_numbers import ROOT, skip

PACKAGE = "kotlin-jupyter-kernel==0.19.0.944"


def stub(folder):
    """Writes a file for each package of the stub of Jetpack Compose; returns the folder."""
    text = (ROOT / "Tests/Trials/Peers/compose/Stub.kt").read_text()
    folder.mkdir()
    for package, body in re.findall(r"^// package (\S+)\n(.*?)(?=^// package|\Z)", text, re.M | re.S):
        suppress = '@file:Suppress("UNUSED_PARAMETER", "unused", "NOTHING_TO_INLINE")\n'
        imports = "import androidx.compose.ui.geometry.*\n" if package.endswith("geometry") else ""
        (folder / f"{package}.kt").write_text(f"{suppress}package {package}\n{imports}\n{body}")
    return folder


class Compiler:
    """The jars of the compiler, and of the standard library that compiled programs need."""

    def __init__(self, folder):
        jars = sorted(folder.glob("run_kotlin_kernel/jars/*.jar"))
        self.all = ":".join(str(jar) for jar in jars)
        self.library = next((str(jar) for jar in jars if jar.name.startswith("kotlin-stdlib")), "")

    @staticmethod
    def found():
        """Finds or installs the compiler; exits with a message if that fails."""
        if shutil.which("java") is None:
            skip("java is not installed")
        folder = ROOT / ".build" / "peers" / "kotlin"
        folder.parent.mkdir(parents=True, exist_ok=True)
        if not folder.exists():
            # Two comparisons may begin at the same time; the first one to be done keeps its copy.
            with tempfile.TemporaryDirectory(dir=folder.parent) as own:
                own = pathlib.Path(own)
                command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", own, PACKAGE]
                if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
                    skip(f"{PACKAGE} cannot be downloaded")
                with zipfile.ZipFile(next(own.glob("*.whl"))) as archive:
                    archive.extractall(own / "made")
                try:
                    (own / "made").rename(folder)
                except OSError:
                    if not folder.exists():
                        raise
        return Compiler(folder)

    def compile(self, sources, jar, classpath=()):
        """Compiles files and folders, and returns the compiler's errors and warnings, if any."""
        libraries = ":".join([self.library, *map(str, classpath)])
        done = subprocess.run(
            ["java", "-XX:TieredStopAtLevel=1", "-cp", self.all, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
             "-no-stdlib", "-no-reflect", "-Werror", "-cp", libraries, "-d", jar, *sources],
            capture_output=True, text=True, check=False)
        return done.stderr + done.stdout if done.returncode else ""

    def run(self, jar, main, classpath=()):
        """The command that runs a class of a jar."""
        return ["java", "-cp", ":".join([str(jar), self.library, *map(str, classpath)]), main]
