// Plays a random life of a browser in a real one.

import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { photosNote, unsentPrefix } from "#app/quote/unsent-store.ts";
import { paths } from "#contract/paths.ts";
import { createFaultProxy, type FaultProxy } from "./browser-fault-proxy.ts";
import type { Schedule, Step } from "./browser-schedule.ts";
import { fillIn, openQuoteDialog, waitForReact } from "./quote-page.ts";

/** Milliseconds of real time for what cannot be waited for: a packet on its way, a tab that is going. */
const BREATH = 40;
const ACTS_WITHIN = 10_000;
const OFFERED_WITHIN = 1_500;

export type Played = {
  /** One per request that was submitted. */
  emails: string[];
  /** One per photo that the page has kept: its width, which no other photo has. */
  photos: number[];
  /** Requests that were sent, repeats included. */
  attempts: number;
  /** Requests, and a note of photos, that are still in the browser at the end. */
  left: number;
};

/**
 * Plays a schedule in a fresh browser context, mends the network, visits once more, and lets time pass
 * until nothing is unsent. The context's clock runs ahead; the network's time is real.
 */
export async function playSchedule(options: {
  context: BrowserContext;
  /** Origin of the real server. */
  server: string;
  schedule: Schedule;
  newEmail: () => string;
  newWidth: () => number;
}): Promise<Played> {
  const { context, schedule } = options;
  const network = await createFaultProxy(options.server);
  const tabs: (Page | undefined)[] = [];
  const emails: string[] = [];
  const photos: number[] = [];
  context.setDefaultTimeout(ACTS_WITHIN);
  await context.clock.install();

  const visit = async (place: number, path: string) => {
    const page = tabs[place] ?? (await context.newPage());
    tabs[place] = page;
    // Offline there is no page to see, as in life.
    await page.goto(network.origin + path).catch(() => {});
    return page;
  };

  const submit = async (place: number) => {
    const page = tabs[place] ?? (await visit(place, paths.privacy));
    const button = page.locator("form[name=quote] button[type=submit]");
    const email = options.newEmail();
    try {
      if ((await button.count()) === 0) return;
      await waitForReact(page);
      // The form that is being sent takes no other request.
      if (await button.isDisabled()) return;
      if (!(await button.isVisible())) await openQuoteDialog(page);
      await fillIn(page, email);
      // In one go: the page either takes it or is gone.
      const isSubmitted = await button.evaluate((element: HTMLButtonElement) => {
        const isReady = !element.disabled;
        element.click();
        return isReady;
      });
      if (isSubmitted) emails.push(email);
    } catch (error) {
      // The page went away under the visitor's hands, as an earlier request took the tab elsewhere.
      if (page.isClosed()) throw error;
    }
  };

  const addPhoto = async (place: number) => {
    const page = await visit(place, paths.thankYou);
    const input = page.locator("input[type=file][multiple]");
    const width = options.newWidth();
    const name = `${width}.jpg`;
    try {
      // Offline, or without a request, there is nothing to add to.
      await input.waitFor({ state: "attached", timeout: OFFERED_WITHIN });
      const create = { width, height: 30, channels: 3, background: "#0f6a63" } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      await input.setInputFiles({ name, mimeType: "image/jpeg", buffer });
      // Shown with its picture, it is kept.
      await page.getByRole("listitem").filter({ hasText: name }).locator("img").waitFor();
      photos.push(width);
    } catch (error) {
      if (page.isClosed()) throw error;
    }
  };

  const play = async (step: Step) => {
    const page = "tab" in step ? tabs[step.tab] : undefined;
    switch (step.do) {
      case "submit":
        network.fault = step.fault;
        return submit(step.tab);
      case "photo":
        network.fault = step.fault;
        return addPhoto(step.tab);
      case "visit":
        return visit(step.tab, paths.terms);
      case "reload":
        return page?.reload().catch(() => {});
      case "close":
        if (page) tabs[step.tab] = undefined;
        return page?.close();
      case "fault":
        network.fault = step.fault;
        return;
      case "offline":
      case "online":
        return context.setOffline(step.do === "offline");
      case "wait":
        return context.clock.fastForward(step.seconds * 1000);
    }
  };

  try {
    for (const step of schedule) {
      await play(step);
      await pause(BREATH);
    }
    network.mend();
    await context.setOffline(false);
    const last = await visit(2, paths.thankYou);
    await waitForReact(last);
    const left = await waitUntilSent(last, network);
    return { emails, photos, attempts: network.seen.length, left };
  } finally {
    await context.close();
    await network.close();
  }
}

async function waitUntilSent(page: Page, network: FaultProxy): Promise<number> {
  let left = 0;
  for (let turn = 0; turn < 40; turn++) {
    // Time that passes while an answer is on its way ends the attempt: a busy machine gets longer and longer breaths.
    await pause(BREATH * (1 + turn / 4));
    for (let wait = 0; network.underWay > 0 && wait < 100; wait++) await pause(BREATH);
    left = await page.evaluate(
      ([prefix, note]) =>
        Object.keys(localStorage).filter((name) => name.startsWith(prefix) || name === note).length,
      [unsentPrefix, photosNote] as const,
    );
    if (left === 0) break;
    await page.context().clock.fastForward(600_000);
  }
  return left;
}
