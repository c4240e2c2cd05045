// WebKitGTK by its own WebDriver, with Selenium's client. One session at a time, in a window of a virtual screen.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { type Actions, Builder, Key as Keys, type WebDriver } from "selenium-webdriver";
import { freePort } from "./free-port.ts";
import type { Engine, Key, Pilot } from "./tab.ts";

/** Left out of the client's types. */
type Scrolling = { scroll(x: number, y: number, byX: number, byY: number): Actions };

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

export async function startWebKit(driverPath: string, miniBrowser: string): Promise<Engine> {
  const screen = await startScreen();
  return {
    name: "webkit",
    // The driver has one session at a time, and one that hangs would keep it: each visitor gets a driver.
    async open() {
      const port = await freePort();
      const server = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
        stdio: "ignore",
        detached: true,
        env: {
          ...process.env,
          DISPLAY: screen.display,
          // Scrollbars that take room, and a press.
          GTK_OVERLAY_SCROLLING: "0",
          // What the browser would start on a bus of its own outlives it.
          DBUS_SESSION_BUS_ADDRESS: "disabled:",
          // Without graphics hardware, and as root, where the sandbox cannot be had.
          WEBKIT_DISABLE_COMPOSITING_MODE: "1",
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        },
      });
      await isListening(port, server);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
        })
        .build();
      return createPilot(driver, await driver.getWindowHandle(), () => stopGroup(server));
    },
    close: () => stop(screen.process),
  };
}

function createPilot(driver: WebDriver, handle: string, close: () => Promise<void>): Pilot {
  /** One session has all tabs: each word is said to the right one. */
  const here = async () => {
    if ((await driver.getWindowHandle().catch(() => "")) !== handle)
      await driver.switchTo().window(handle);
    return driver;
  };
  /** The window has a bar of its own, and its page hears of a new height later. */
  async function readBar(): Promise<number> {
    for (let tries = 0; tries < 50; tries++) {
      const bar = await pilot.run(() => outerHeight - innerHeight);
      if (bar >= 0 && bar < 100) return bar;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the page does not hear of its window's height");
  }

  const pilot: Pilot = {
    goto: async (url) => (await here()).get(url),
    async back() {
      await pilot.run(() => history.back());
    },
    async forward() {
      await pilot.run(() => history.forward());
    },
    reload: async () => (await here()).navigate().refresh(),
    run: async (work, ...args) =>
      (await here()).executeScript(`return (${work}).apply(null, arguments)`, ...args) as never,
    async pressAt(x, y) {
      await (await here()).actions().move({ x, y, duration: 0 }).click().perform();
    },
    async drag(from, to) {
      const actions = (await here()).actions();
      await actions
        .move({ ...from, duration: 0 })
        .press()
        .move({ ...to, duration: 200 })
        .release()
        .perform();
    },
    async wheel({ x, y }, by) {
      const actions = (await here()).actions() as Actions & Scrolling;
      await actions.scroll(x, y, 0, by).perform();
    },
    async key(name) {
      await (await here()).actions().sendKeys(keys[name]).perform();
    },
    async type(text) {
      await (await here()).actions().sendKeys(text).perform();
    },
    async resize(width, height) {
      const window = (await here()).manage().window();
      await window.setRect({ width, height });
      await window.setRect({ width, height: height + (await readBar()) });
    },
    async newTab() {
      await (await here()).switchTo().newWindow("window");
      return createPilot(driver, await driver.getWindowHandle(), close);
    },
    close,
  };
  return pilot;
}

/** The driver takes a moment to start. @throws when it ends instead, or takes too long. */
async function isListening(port: number, server: ChildProcess) {
  for (let tries = 0; tries < 300 && isRunning(server); tries++) {
    const socket = connect(port, "127.0.0.1");
    const answer = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver did not start");
}

/** A screen without a monitor. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
    child.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  return { display: `:${number}`, process: child };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** One that has fallen over has nothing to wait for, and one that hangs is not asked twice. */
async function stop(child: ChildProcess) {
  if (!isRunning(child)) return;
  const gone = once(child, "exit");
  child.kill();
  const last = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(last);
}

/** The browser that a driver starts outlives it, and goes on with its pages, unless its whole group is stopped. */
async function stopGroup(leader: ChildProcess) {
  const gone = isRunning(leader) ? once(leader, "exit") : undefined;
  try {
    process.kill(-Number(leader.pid), "SIGKILL");
  } catch {
    // None of them is left.
  }
  await gone;
}
