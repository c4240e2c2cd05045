// Renders a page once before anyone asks: the first rendering takes several times as long as those after it,
// and holds up every other visitor meanwhile.

import { type ParsedQuoteRequest, parseQuoteRequest } from "#contract/quote-request.ts";
import { describeError, type Log } from "#server/log.ts";
import type { Pages } from "./pages.ts";

/** Never rejects: the built pages can be served without it. */
export async function warmUp(pages: Pages, log: Log): Promise<void> {
  const empty = parseQuoteRequest(new URLSearchParams());
  const { values, errors } = empty as Extract<ParsedQuoteRequest, { ok: false }>;
  try {
    await pages.render({ quote: { values, errors } }, { origin: "http://localhost", today: "" });
  } catch (error) {
    log.error("page not rendered", describeError(error));
  }
}
