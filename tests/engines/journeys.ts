// Main visitor journeys for every engine.

import { thankYou } from "#content/thank-you.ts";
import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { films } from "#studio/films.ts";
import type { FaultProxy } from "#tests/support/fault-proxy.ts";
import type { Tab } from "./tab.ts";

type World = { tab: Tab; host: FaultProxy };

const opener = "header button, header a";
const submit = "dialog button[type=submit]";
const article = articlePath(articleSlugs.at(-1) ?? articleSlugs[0]);

const isDialogOpen = () => document.querySelector("dialog")?.matches(":modal") === true;
const isDialogShut = () => document.querySelector("dialog")?.open === false;

async function visit({ tab, host }: World, path: string) {
  await tab.goto(host.origin + path);
  await tab.started();
}

async function openDialog(tab: Tab) {
  await tab.click(opener, "Get a Quote");
  await tab.until("the dialog is open", isDialogOpen);
}

async function fillIn(tab: Tab) {
  await tab.fill("#quote-firstName", "Zoë");
  await tab.fill("#quote-email", "zoe@example.com");
  await tab.fill("#quote-make", "Volkswagen");
  await tab.fill("#quote-model", "Golf");
  await tab.select("#quote-wrapType", "Vehicle Wrap");
}

async function holds(tab: Tab, field: string, expected: string) {
  const read = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;
  const value = await tab.run(read, `#quote-${field}`);
  if (value !== expected) throw new Error(`${field} is "${value}", not "${expected}"`);
}

export const journeys: Record<string, (world: World) => Promise<void>> = {
  "an empty form shows its errors, and the corrected request arrives once": async (world) => {
    const { tab, host } = world;
    await visit(world, paths.landing);
    await openDialog(tab);
    await tab.click(submit);
    await tab.sees("Email is required", "dialog");
    await tab.focused("#quote-firstName");
    await fillIn(tab);
    await tab.click(submit);
    await tab.isAt(paths.thankYou);
    await tab.sees(thankYou.heading, "h1");
    if (host.seen.length !== 1) throw new Error(`sent ${host.seen.length} times`);
  },

  "a request that fails is kept and sent again under the same key": async (world) => {
    const { tab, host } = world;
    host.fault = "500";
    await visit(world, paths.landing);
    await openDialog(tab);
    await fillIn(tab);
    await tab.click(submit);
    await tab.isAt(paths.thankYou);
    await tab.until("the request is kept", () =>
      Object.keys(localStorage).join().includes("unsent"),
    );
    host.fault = "none";
    await visit(world, paths.terms);
    await tab.until("nothing is kept", () => !Object.keys(localStorage).join().includes("unsent"));
    if (new Set(host.seen).size !== 1) throw new Error(`keys sent: ${host.seen.join()}`);
  },

  "without scripts an invalid form shows errors and a valid one is sent": async ({ tab, host }) => {
    host.missing = /\.js$/;
    await tab.goto(host.origin);
    await tab.click(opener, "Get a Quote");
    await tab.fill("#quote-firstName", "Zoë");
    await tab.click(submit);
    await tab.sees("Email is required");
    await holds(tab, "firstName", "Zoë");
    await fillIn(tab);
    await tab.click("form[name=quote] button[type=submit]");
    await tab.isAt(paths.thankYou);
  },

  "a dialog opened before React starts keeps what was typed": async ({ tab, host }) => {
    const release = host.hold(/entry\.client/);
    await tab.goto(host.origin);
    await openDialog(tab);
    await tab.fill("#quote-firstName", "Zoë");
    release();
    await tab.started();
    await holds(tab, "firstName", "Zoë");
    await tab.until("the dialog is still open", isDialogOpen);
  },

  "Escape, button and backdrop close the dialog and restore the focus": async (world) => {
    const { tab } = world;
    await visit(world, paths.faq);
    const ways = [
      () => tab.key("Escape"),
      () => tab.click("dialog button", "Close"),
      () => tab.pressAt(6, 450),
    ];
    for (const shut of ways) {
      await openDialog(tab);
      // A click right after opening would count as a double click.
      await new Promise((resolve) => setTimeout(resolve, 600));
      await shut();
      await tab.until("the dialog is closed", isDialogShut);
      await tab.focused(opener);
    }
  },

  "a new page starts at its top, and Back restores page and scroll position": async (world) => {
    const { tab } = world;
    const isShown = (path: string) =>
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href.endsWith(path) === true;
    await visit(world, paths.faq);
    const link = `main a[href="${article}"]`;
    await tab.run((css) => document.querySelector(css)?.scrollIntoView({ block: "center" }), link);
    await tab.click(link);
    await tab.until("the article is shown", isShown, article);
    await tab.until("the page is at its top", () => scrollY < 2);
    await tab.run(() => history.back());
    await tab.until("the index is shown", isShown, paths.faq);
    await tab.until("the scroll position is restored", () => scrollY > 100);
  },

  "a film picked in the hero is on the car, and the divider moves by key": async (world) => {
    const { tab } = world;
    const film = films[2];
    await visit(world, paths.landing);
    await tab.click(`label:has(> input[name="hero-film"][value="${film?.code}"])`);
    await tab.until(
      "the film is on the car",
      (code) =>
        [...document.querySelectorAll<HTMLImageElement>("main img")].some(
          ({ currentSrc, complete }) => currentSrc.includes(`hero-${code}`) && complete,
        ),
      film?.code.toLowerCase() ?? "",
    );
    const read = () => document.querySelector("input[type=range]")?.getAttribute("aria-valuetext");
    const before = await tab.run(read);
    await tab.run(() => document.querySelector<HTMLElement>("input[type=range]")?.focus());
    await tab.key("ArrowLeft");
    await tab.until(
      "the divider moves",
      (before) =>
        document.querySelector("input[type=range]")?.getAttribute("aria-valuetext") !== before,
      before,
    );
  },

  "a vehicle picked in the visualiser is drawn": async (world) => {
    const { tab } = world;
    await visit(world, articlePath("colour-and-finish-options"));
    await tab.click("#visualiser label:has(> input[value=van])");
    await tab.until("the address names the van", () => location.search.includes("vehicle=van"));
    await tab.until("the van is drawn", () => document.querySelector("#visualiser svg") !== null);
  },
};
