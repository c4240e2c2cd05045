// WebKitGTK, driven by Selenium's client through WebKitWebDriver, in a window on a virtual screen.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key as Keys, type WebDriver } from "selenium-webdriver";
import { findPort } from "#tests/support/loopback.ts";
import type { Engine, Key, Pilot } from "./tab.ts";

const keys: Record<Key, string> = {
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
};

export async function startWebKit(driverPath: string, miniBrowser: string): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return {
    // One driver per visitor: a driver allows only one session, so a hung session would block the next visitor.
    async open() {
      const port = await findPort();
      const server = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
        stdio: "ignore",
        detached: true,
        env: {
          ...process.env,
          DISPLAY: `:${String(display).trim()}`,
          DBUS_SESSION_BUS_ADDRESS: "disabled:",
          // For machines without graphics hardware, and for root, which cannot use the sandbox.
          WEBKIT_DISABLE_COMPOSITING_MODE: "1",
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        },
      });
      const driver = await connect(port, miniBrowser);
      await driver.manage().window().setRect({ width: 1280, height: 1000 });
      return createPilot(driver, () => stopGroup(server));
    },
    async close() {
      screen.kill();
    },
  };
}

function createPilot(driver: WebDriver, close: () => Promise<void>): Pilot {
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    run: (work, ...args) =>
      driver.executeScript(`return (${work}).apply(null, arguments)`, ...args) as never,
    pressAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    key: (name) => type(keys[name]),
    type,
    close,
  };
}

/** Retries, because the driver takes a moment to start listening. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        })
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await wait(200);
    }
  }
}

/** Stops the whole process group, because the browser outlives its driver. */
async function stopGroup(leader: ChildProcess): Promise<void> {
  const gone = leader.exitCode === null ? once(leader, "exit") : undefined;
  try {
    process.kill(-Number(leader.pid), "SIGKILL");
  } catch {
    // The group has ended already.
  }
  await gone;
}
