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

/** What a visitor does and sees. It ends by throwing where something is not so. */
export type Journey = (world: World) => Promise<void>;
/** By what they show. */
export type Journeys = Record<string, Journey>;

/** Two clients in one page type: what a page says of itself. */
export const isDialogOpen = () => document.querySelector("dialog")?.matches(":modal") === true;
export const isDialogShut = () => document.querySelector("dialog")?.open === false;

export const opener = { css: "header button, header a", text: "Get a Quote" };
/** The landing page's, of which at most one is open. */
export const questions = "section[aria-labelledby=questions] details";
export const submit = { css: "dialog button[type=submit]" };

export async function openDialog(tab: Tab) {
  await tab.click(opener);
  await tab.until("the dialog is open", isDialogOpen);
}

/** The form as most visitors meet it: React has started. */
export async function openForm({ tab, host }: World) {
  await tab.goto(`${host.origin}/`);
  await tab.started();
  await openDialog(tab);
}

/** @returns what lets React come, to the name that is typed already. */
export async function typeBeforeReact({ tab, host }: World) {
  const release = host.hold(/entry\.client/);
  await tab.goto(`${host.origin}/`);
  await openDialog(tab);
  await tab.fill("#quote-firstName", "Zoë");
  return release;
}

/** What a field of the form has in it. */
export const typedInto = (tab: Tab, name: string) =>
  tab.run((name) => document.querySelector<HTMLInputElement>(`#quote-${name}`)?.value, name);

export async function holds(tab: Tab, name: string, expected: string) {
  const value = await typedInto(tab, name);
  if (value !== expected) throw new Error(`${name} is “${value}” and not “${expected}”`);
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
