// Pages that may record their visitors' sessions, with a script in Hotjar's place, and what a visitor presses there.

import type { Page } from "@playwright/test";
import type { startSite } from "#tests/support/site-server.ts";

export const SITE_ID = "1234567";
export const HOTJAR = new RegExp(
  `^https://static\\.hotjar\\.com/c/hotjar-${SITE_ID}\\.js\\?sv=\\d+$`,
);

/** Stands in for Hotjar's own script: it stores what the real one stores, and writes into the page as text. */
const STAND_IN = `document.body.insertAdjacentHTML("beforeend", "<i hidden></i>");
document.cookie = "_hjSessionUser_${SITE_ID}=x; path=/";
localStorage.setItem("_hjid", "x");
window.hotjarRuns = true;`;

type Site = Awaited<ReturnType<typeof startSite>>;

/** Every request to another host, and every complaint of the browser. */
export async function watch(page: Page, site: Site) {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route(/hotjar\.com/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: STAND_IN }),
  );
  return { elsewhere, complaints };
}

/** Opens a page and waits until React has taken it over, so that nothing is still to come. */
export async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
}

export const stored = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, keys: Object.keys(localStorage) }));
export const runs = (page: Page) => page.evaluate(() => "hotjarRuns" in window);
export const bar = (page: Page) => page.getByRole("region", { name: "Session replay" });
export const agree = (page: Page) => bar(page).getByRole("button", { name: "Agree" });
export const refuse = (page: Page) => bar(page).getByRole("button", { name: "Refuse" });
export const choices = (page: Page) => page.getByRole("button", { name: "Cookie choices" });

/** @returns the second of two pages of one browser, each open at the landing page. */
export async function openTwoTabs(page: Page, site: Site): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await watch(tab, site);
    await open(tab, site.origin);
  }
  return other;
}
