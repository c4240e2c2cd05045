import { paths } from "#contract/paths.ts";
import type { Host } from "../host.ts";
import {
  agrees,
  article,
  fillIn,
  isDialogShut,
  type Journeys,
  openDialog,
  opener,
  submit,
  type World,
} from "../journey.ts";

/** What a browser may lack, and how it is taken from one that has it. */
const lacking: Record<string, Partial<Pick<Host, "prelude" | "rewrite">>> = {
  // WebKit has none. The others are kept from acting on them, and say that they know none.
  "invoker commands": {
    prelude: `addEventListener("command", (event) => event.preventDefault(), true);
      delete HTMLButtonElement.prototype.commandForElement;`,
  },
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
  await agrees(tab, article);
  await tab.back();
  await agrees(tab, paths.faq);
  await tab.goto(`${host.origin}/`);
  await tab.started();
  const wide = () => document.documentElement.scrollWidth > innerWidth;
  if (await tab.run(wide)) throw new Error("the page scrolls sideways");
  for (const question of [1, 2]) {
    const item = `main details:nth-of-type(${question})`;
    await tab.click({ css: `${item} > summary` });
    await tab.until(
      `answer ${question} can be read`,
      (css) => document.querySelector<HTMLElement>(css)?.checkVisibility(),
      `${item} > :not(summary)`,
    );
  }
  await openDialog(tab);
  await tab.key("Escape");
  await tab.until("the dialog is shut", isDialogShut);
  await openDialog(tab);
  // A press right after opening belongs to a double click.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await tab.pressAt(195, 12);
  await tab.until("the dialog is shut by the backdrop", isDialogShut);
  await tab.focused(opener.css);
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
