// Two tabs of the set-up, one of which failed to save.

import { readFileSync } from "node:fs";
import { expect, test, whole } from "./support/browser-test.ts";
import { failToSave, open, saved, startSetup, studioFolder } from "./support/setup-page.ts";

const entrance = startSetup();

test(
  "a change that failed to save is refused later if another tab has changed the step since",
  whole,
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(/409|vite|hydrat|WebSocket|TrustedScriptURL|net::ERR/);
    await page.goto(entrance());
    await open(page, "Times");
    await failToSave(page, page.getByLabel("Report problems within"), "5");
    const second = await context.newPage();
    await second.goto(page.url().replace("evidence", "times"));
    await second.getByLabel("Report problems within").fill("4");
    await saved(second);
    await open(page, "Times");
    await expect(page.getByText("changed in another tab")).toBeVisible();
    expect(readFileSync(`${studioFolder}/times.json`, "utf8")).toContain('"reportWithin": 4');
  },
);
