"""A window of another engine: Firefox over WebDriver BiDi, WebKitGTK over WebDriver.

Playwright drives only its own builds of them, or Firefox where it knows every command that Playwright sends.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol, TypeVar

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import connect

from . import engines

PATIENCE = 30
"""Seconds that anything is waited for: machines that test are busy."""
ESCAPE = "\ue00c"
"""How WebDriver writes the key."""


def end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


Source = dict[str, object]


def stroke(key: str) -> Source:
    return {
        "type": "key",
        "id": "keys",
        "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}],
    }


def click(x: float, y: float) -> Source:
    move = {"type": "pointerMove", "x": round(x), "y": round(y)}
    strokes = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return {"type": "pointer", "id": "mouse", "actions": strokes}


class Window(Protocol):
    def go(self, address: str) -> None: ...

    def run(self, function: str, *given: object) -> Any:
        """What a JavaScript function, asynchronous or not, makes of what it is given."""

    def act(self, source: Source) -> None:
        """Something done with keys or mouse, as both protocols write it."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this room."""

    def picture(self) -> bytes: ...

    def errors(self) -> list[str]:
        """What the console holds as an error, since the last time it was asked."""

    def close(self) -> None: ...


class Firefox:
    PREFS = {
        "ui.prefersReducedMotion": 1,
        # A mouse: without a screen Firefox finds none.
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        "intl.accept_languages": "en-GB",
    }

    def __init__(self, folder: Path) -> None:
        program = engines.firefox()
        assert program
        prefs = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in self.PREFS.items())
        (folder / "user.js").write_text(prefs)
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
        said = folder / "said.txt"
        with said.open("w") as out:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=out)
        with ExitStack() as opened:
            opened.callback(end, self.process)
            address = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
            heard = until(lambda: address.search(said.read_text()), "Firefox listens")
            self.line = opened.enter_context(connect(f"{heard[1]}/session", max_size=None, compression=None))
            self.last = 0
            self.entries: list[dict[str, Any]] = []
            self.send("session.new", capabilities={})
            self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
            self.send("session.subscribe", events=["log.entryAdded"])
            self.opened = opened.pop_all()

    def send(self, method: str, **params: object) -> Any:
        self.last += 1
        self.line.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            answer = json.loads(self.line.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded":
                self.entries.append(answer["params"])
            elif answer.get("id") == self.last:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, function: str, *given: object) -> Any:
        expression = f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})) ?? 'null')()"
        target = {"context": self.context}
        answer = self.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def act(self, source: Source) -> None:
        self.send("input.performActions", context=self.context, actions=[source])

    def resize(self, width: int, height: int) -> None:
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"])

    def errors(self) -> list[str]:
        # What was logged before this answer has come before it.
        self.send("session.status")
        entries, self.entries = self.entries, []
        return [str(entry["text"]) for entry in entries if entry["level"] == "error"]

    def close(self) -> None:
        with self.opened:
            self.send("browser.close")
            self.process.wait(PATIENCE)


class WebKit:
    """Under an X server of its own, which draws nowhere. All that its console holds goes to a file."""

    DRAWN = {
        "LIBGL_ALWAYS_SOFTWARE": "1",
        # Several threads of it in Mesa's software renderer crash now and then.
        "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    CONSOLE = re.compile(r"CONSOLE (?:\S+ )?ERROR (.*)")

    def __init__(self, folder: Path) -> None:
        program, driver = engines.mini_browser(), shutil.which("WebKitWebDriver")
        assert program
        assert driver
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1280x24", "-nolisten", "tcp"]
        screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as shown:
            display = f":{shown.readline().strip()}"
        drawn = {"DISPLAY": display, **self.DRAWN}
        options = WebKitGTKOptions()
        options.binary_location = program
        options.add_argument("--automation")
        options.add_argument("--enable-write-console-messages-to-stdout=true")
        self.said = folder / "said.txt"
        self.told = 0
        service = Service(driver, log_output=str(self.said), env={**os.environ, **drawn})
        with ExitStack() as opened:
            opened.callback(end, screen)
            self.driver = WebKitGTK(options=options, service=service)
            opened.callback(self.driver.quit)
            self.opened = opened.pop_all()

    def go(self, address: str) -> None:
        self.driver.get(address)

    def run(self, function: str, *given: object) -> Any:
        script = f"const done = arguments[1]; Promise.resolve(({function})(...arguments[0])).then(done)"
        return self.driver.execute_async_script(script, given)

    def act(self, source: Source) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def resize(self, width: int, height: int) -> None:
        inner: list[int] = self.run("() => [innerWidth, innerHeight]")
        outer = self.driver.get_window_size()
        self.driver.set_window_size(width + outer["width"] - inner[0], height + outer["height"] - inner[1])
        until(lambda: self.run("() => [innerWidth, innerHeight]") == [width, height], "the window has its size")

    def picture(self) -> bytes:
        return self.driver.get_screenshot_as_png()

    def errors(self) -> list[str]:
        said = self.said.read_text(errors="replace")
        new, self.told = said[self.told :], len(said)
        return self.CONSOLE.findall(new)

    def close(self) -> None:
        self.opened.close()


OPENED: dict[str, Callable[[Path], Window]] = {"firefox": Firefox, "webkit": WebKit}


Found = TypeVar("Found")


def until(find: Callable[[], Found | None], what: str) -> Found:
    """What is found, as soon as there is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := find():
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited for in vain: {what}")
