"""A Node process that holds games, and the frames by which it is driven."""

import json
import mmap
import os
import pathlib
import shlex
import shutil
import struct
import subprocess
import tempfile

# As for the processes that play simulations: garbage is collected without helpers, which would have to wait for a core while every core
# plays, and functions that are rarely called are not inlined, so that more of the engine fits into a core's cache.
FLAGS = ["--single-threaded-gc", "--min-inlining-frequency=0.02"]
STEP = b"\x01\x00\x00\x00"
_LENGTH = struct.Struct("<I")


class GymError(Exception):
    """A request that could not be fulfilled: no game has changed. Or the process has stopped."""


def command():
    """The `rulebound` command: RULEBOUND_COMMAND, the repository that this file lies in, or the one on the PATH."""
    named = os.environ.get("RULEBOUND_COMMAND")
    if named:
        return shlex.split(named)
    repository = pathlib.Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "rulebound.mjs"
    if repository.exists():
        return ["node", *FLAGS, str(repository)]
    found = shutil.which("rulebound")
    if found:
        script = os.path.realpath(found)
        return ["node", *FLAGS, script] if script.endswith(".mjs") else [found]
    raise GymError(
        "the rulebound command was not found: install it (it needs Node), or name it, for example "
        "RULEBOUND_COMMAND='node /path/to/rulebound/apps/cli/bin/rulebound.mjs'"
    )


def _environment():
    """Room for short-lived objects: games make many, and collecting them less often is a fifth faster."""
    options = os.environ.get("NODE_OPTIONS", "")
    if "semi-space" in options:
        return None
    return {**os.environ, "NODE_OPTIONS": f"{options} --max-semi-space-size=64".strip()}


class Process:
    """One `rulebound gym --shared`: requests as JSON, steps as bytes, positions in shared memory."""

    def __init__(self, decks=None):
        folder = "/dev/shm" if os.path.isdir("/dev/shm") else None
        handle, self._path = tempfile.mkstemp(prefix="rulebound-gym-", dir=folder)
        os.close(handle)
        arguments = ["gym", "--shared", self._path]
        if decks:
            arguments += ["--decks", ",".join(decks)]
        self.memory = None
        self._process = None
        try:
            self._process = subprocess.Popen(
                command() + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment(), bufsize=0
            )
        except BaseException:
            os.unlink(self._path)
            raise

    @property
    def pid(self):
        return None if self._process is None else self._process.pid

    def open(self, slots):
        """Room for so many games; answers where their numbers stand in `memory`."""
        layout = self.request({"do": "open", "slots": slots})
        with open(self._path, "r+b") as file:
            self.memory = mmap.mmap(file.fileno(), layout["bytes"], access=mmap.ACCESS_READ)
        return layout

    def request(self, request):
        self._send(json.dumps(request).encode())
        return self._answer()

    def send_step(self, actions):
        """One action of 32 bits for each slot, as an array; below 0: that game is left alone."""
        self._send(STEP + actions.tobytes())

    def wait_step(self):
        self._answer()

    def _send(self, payload):
        try:
            self._write(_LENGTH.pack(len(payload)) + payload)
        except (BrokenPipeError, ValueError, AttributeError):
            raise GymError(self._stopped()) from None

    def _write(self, data):
        view = memoryview(data)
        while view:
            view = view[self._process.stdin.write(view) :]

    def _answer(self):
        (length,) = _LENGTH.unpack(self._read(4))
        payload = self._read(length)
        if payload[0] == STEP[0]:
            return None
        response = json.loads(payload)
        if "error" in response:
            raise GymError(response["error"])
        return response

    def _read(self, count):
        parts = []
        while count > 0:
            part = self._process.stdout.read(count)
            if not part:
                raise GymError(self._stopped())
            parts.append(part)
            count -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def _stopped(self):
        code = None if self._process is None else self._process.poll()
        return f"rulebound gym has stopped (exit code {code}); what it said is on standard error"

    def close(self):
        process, self._process = self._process, None
        if process is not None:
            process.stdin.close()
            process.stdout.close()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self._path is not None:
            os.unlink(self._path)
            self._path = None

    def __del__(self):
        try:
            self.close()
        except Exception:
            pass
