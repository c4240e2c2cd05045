// One engine, all journeys: each with a visitor and a site of its own.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineName, isInstalled, startEngine } from "./browsers.ts";
import { inTime } from "./deadline.ts";
import { startHost } from "./host.ts";
import { hurried } from "./hurried.ts";
import type { Journeys } from "./journey.ts";
import { choices } from "./journeys/choices.ts";
import { consent } from "./journeys/consent.ts";
import { dialog } from "./journeys/dialog.ts";
import { form } from "./journeys/form.ts";
import { landing } from "./journeys/landing.ts";
import { bookingNotice } from "./journeys/notice.ts";
import { older, wholeWay } from "./journeys/older.ts";
import { pages } from "./journeys/pages.ts";
import { request } from "./journeys/request.ts";
import { createTab, type Engine } from "./tab.ts";

/** All that `npm test` has time for, where Chromium has browser tests of its own. */
const short = "the main way";

const groups: [title: string, journeys: Journeys, settings?: Record<string, string>][] = [
  [short, { "through the site, on a phone, ends with one request": wholeWay }],
  ["dialog", dialog],
  ["request", request],
  ["form", form],
  ["pages", pages],
  ["landing page", landing],
  ["choices", choices],
  ["booking notice", bookingNotice],
  ["consent", consent, { ANALYTICS_SITE_ID: "1234567" }],
  ["older browsers", older],
];

/** Milliseconds, for a journey on a busy machine. */
const patience = 120_000;

export function runJourneys(name: EngineName) {
  const isShort = process.env.ENGINES !== "all";
  describe.skipIf(!isInstalled(name) || (isShort && name === "chromium"))(
    name,
    // A driver that did not answer says nothing of the site: what is wrong there fails three times.
    { timeout: patience, retry: 2 },
    () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await startEngine(name);
      }, patience);
      afterAll(() => engine?.close());

      for (const [title, journeys, settings] of groups) {
        if (isShort && title !== short) continue;
        describe(title, () => {
          for (const [journey, run] of Object.entries(journeys)) {
            test(journey, async () => {
              const host = await startHost(settings);
              const pilot = hurried(name, await inTime(`${name} opens`, engine.open()));
              try {
                await pilot.resize(1280, 900);
                await run({
                  tab: createTab(pilot),
                  host,
                  another: async () => createTab(await pilot.newTab()),
                  email: `visitor-${Date.now()}@example.com`,
                });
                expect(host.refused, "refused by the policy").toEqual([]);
              } finally {
                await pilot.close().finally(() => host.stop());
              }
            });
          }
        });
      }
    },
  );
}
