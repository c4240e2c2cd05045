import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import type { Host } from "../host.ts";
import { fillIn, isDialogShut, type Journeys, openDialog, submit, type World } from "../journey.ts";

const article = articlePath(articleSlugs.at(-1) ?? articleSlugs[0]);

/** What a browser may lack, and how it is taken from one that has it. */
const lacking: Record<string, Partial<Pick<Host, "prelude" | "rewrite">>> = {
  "the Navigation API": {
    prelude: 'Object.defineProperty(window, "navigation", { value: undefined });',
  },
  "view transitions": { prelude: "delete Document.prototype.startViewTransition;" },
  requestIdleCallback: { prelude: "delete window.requestIdleCallback;" },
  closedby: {
    prelude: "delete HTMLDialogElement.prototype.closedBy;",
    rewrite: (text) => text.replaceAll(/ closedby="\w+"/g, ""),
  },
  "the name of details": { rewrite: (text) => text.replaceAll(/<details name="\w+"/g, "<details") },
  "container queries": {
    rewrite: (text) => text.replaceAll("@container", "@supports (no:no) and"),
  },
};

/** The main way through the site, on a phone. */
export async function wholeWay({ tab, host, email }: World) {
  await tab.resize(390, 800);
  await tab.goto(host.origin + paths.faq);
  await tab.started();
  await tab.click({ css: `main a[href="${article}"]` });
  await tab.isAt(article);
  await tab.back();
  await tab.isAt(paths.faq);
  await tab.goto(`${host.origin}/`);
  await tab.started();
  const wide = () => document.documentElement.scrollWidth > innerWidth;
  if (await tab.run(wide)) throw new Error("the page scrolls sideways");
  await tab.click({ css: "main details summary" });
  const isOpen = () => document.querySelector("main details[open]") !== null;
  await tab.until("the answer is open", isOpen);
  await openDialog(tab);
  await tab.key("Escape");
  await tab.until("the dialog is shut", isDialogShut);
  await openDialog(tab);
  await fillIn(tab, email);
  await tab.click(submit);
  await tab.isAt("/thank-you");
  if (host.faults.seen.length !== 1) throw new Error(`sent ${host.faults.seen.length} times`);
}

export const older: Journeys = Object.fromEntries(
  Object.entries(lacking).map(([feature, change]) => [
    `without ${feature} nothing is lost`,
    (world: World) => {
      Object.assign(world.host, change);
      return wholeWay(world);
    },
  ]),
);
