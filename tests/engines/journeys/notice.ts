import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import type { Journeys } from "../journey.ts";

const notice = "aside[aria-label]";

/** How many times faster the page's long timers go; a notice stays for as long as it does, to be pressed. */
const HASTE = 10;

const hurry = `{
  const real = window.setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => real(work, delay > ${timings.visible} ? delay / ${HASTE} : delay, ...rest);
}`;

export const bookingNotice: Journeys = {
  "the booking notice comes, and once dismissed stays away": async ({ tab, host }) => {
    host.prelude = hurry;
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.click({ css: `${notice} button` });
    const isGone = (css: string) => !document.querySelector(css)?.getClientRects().length;
    await tab.until("the notice is gone", isGone, notice);
    await tab.reload();
    await tab.started();
    const end = Date.now() + (timings.first + timings.every) / HASTE + 1_000;
    while (Date.now() < end) {
      if (!(await tab.run(isGone, notice))) throw new Error("the notice is back");
    }
  },
};
