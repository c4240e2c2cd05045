import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import type { Journeys } from "../journey.ts";

const notice = "aside[aria-label]";

/** The page's clock goes faster: what would take a minute takes some seconds. */
const hurry = `{
  const real = window.setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => real(work, delay / 10, ...rest);
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
    await new Promise((resolve) => setTimeout(resolve, timings.first / 5));
    if (!(await tab.run(isGone, notice))) throw new Error("the notice is back");
  },
};
