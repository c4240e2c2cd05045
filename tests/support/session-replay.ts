// Pages that may record their visitors' sessions, with a script in Hotjar's place, and what a visitor presses there.

import type { Page } from "@playwright/test";
import { consent as words } from "#content/consent.ts";

export const SITE_ID = "1234567";
export const HOTJAR = new RegExp(
  `^https://static\\.hotjar\\.com/c/hotjar-${SITE_ID}\\.js\\?sv=\\d+$`,
);

/** Stands in for Hotjar's own script: it stores what the real one stores, and writes into the page as text. */
const REPLACEMENT = `document.body.insertAdjacentHTML("beforeend", "<i hidden></i>");
document.cookie = "_hjSessionUser_${SITE_ID}=x; path=/";
localStorage.setItem("_hjid", "x");
window.hotjarRuns = true;`;

/** Opens a page. @returns every request to another host, and every complaint of the browser, from then on. */
export async function watch(page: Page, origin: string) {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route(/hotjar\.com/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: REPLACEMENT }),
  );
  await open(page, origin);
  return { elsewhere, complaints };
}

/** Waits until React has taken the page over, so that nothing is still to come. */
export async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
}

export const stored = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, keys: Object.keys(localStorage) }));
export const runs = (page: Page) => page.evaluate(() => "hotjarRuns" in window);
export const bar = (page: Page) => page.getByRole("region", { name: words.label });
export const agree = (page: Page) => bar(page).getByRole("button", { name: words.agree });
export const refuse = (page: Page) => bar(page).getByRole("button", { name: words.refuse });
export const choices = (page: Page) => page.getByRole("button", { name: "Cookie choices" });
