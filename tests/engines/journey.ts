import { articlePath, articleSlugs } from "#contract/paths.ts";
import type { Host } from "./host.ts";
import type { Tab } from "./tab.ts";

export type World = {
  tab: Tab;
  host: Host;
  /** Another tab of the same visitor. */
  another(): Promise<Tab>;
  /** Of this journey alone. */
  email: string;
};

/** What a visitor does and sees, by what it shows. It ends by throwing where something is not so. */
export type Journeys = Record<string, (world: World) => Promise<void>>;

/** Two clients in one page type: what a page says of itself. */
export const isDialogOpen = () => document.querySelector("dialog")?.matches(":modal") === true;
export const isDialogShut = () => document.querySelector("dialog")?.open === false;

export const opener = { css: "header button, header a", text: "Get a Quote" };
export const submit = { css: "dialog button[type=submit]" };

export async function openDialog(tab: Tab) {
  await tab.click(opener);
  await tab.until("the dialog is open", isDialogOpen);
}

export async function fillIn(tab: Tab, email: string) {
  await tab.fill("#quote-firstName", "Zoë");
  await tab.fill("#quote-email", email);
  await tab.fill("#quote-make", "Volkswagen");
  await tab.fill("#quote-model", "Golf");
  await tab.select("#quote-wrapType", "Vehicle Wrap");
}

/** One that any studio's site has. */
export const articleSlug = articleSlugs.at(-1) ?? articleSlugs[0];
export const article = articlePath(articleSlug);

/** The page, as its head says, is the address's. */
export async function agrees(tab: Tab, path: string) {
  await tab.isAt(path);
  await tab.until(`the page of ${path} is shown`, () => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
    return canonical.endsWith(location.pathname) && document.querySelector("h1") !== null;
  });
}
