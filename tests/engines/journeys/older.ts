import { paths } from "#contract/paths.ts";
import type { Host } from "../host.ts";
import {
  agrees,
  article,
  fillIn,
  isDialogShut,
  type Journey,
  type Journeys,
  openDialog,
  opener,
  questions,
  submit,
  type World,
} from "../journey.ts";
import { dress, estimate } from "./choices.ts";

type Lack = Partial<Pick<Host, "prelude" | "rewrite">> & {
  /** In the page: what the script was to take away. */
  isThere?: () => boolean;
  way?: Journey;
};

/** What a browser may lack, and how it is taken from one that has it. */
const lacking: Record<string, Lack> = {
  // WebKit has none. The others are kept from acting on them, and say that they know none.
  "invoker commands": {
    prelude: `addEventListener("command", (event) => event.preventDefault(), true);
      delete HTMLButtonElement.prototype.commandForElement;`,
    isThere: () => "commandForElement" in HTMLButtonElement.prototype,
  },
  "the Navigation API": {
    prelude: 'Object.defineProperty(window, "navigation", { value: undefined });',
    isThere: () => Boolean((window as { navigation?: unknown }).navigation),
  },
  "view transitions": {
    prelude: "delete Document.prototype.startViewTransition;",
    isThere: () => "startViewTransition" in document,
  },
  requestIdleCallback: {
    prelude: "delete window.requestIdleCallback;",
    isThere: () => "requestIdleCallback" in window,
  },
  closedby: {
    prelude: "delete HTMLDialogElement.prototype.closedBy;",
    isThere: () => "closedBy" in HTMLDialogElement.prototype,
    rewrite: (text) => text.replaceAll(/ closedby="\w+"/g, ""),
  },
  "the name of details": { rewrite: (text) => text.replaceAll(/<details name="\w+"/g, "<details") },
  "container queries": {
    rewrite: (text) => text.replaceAll("@container", "@supports (no:no) and"),
    async way(world) {
      await estimate(world);
      await world.tab.resize(390, 800);
      await dress(world);
      await fitsAcross(world);
    },
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
  await fitsAcross({ tab });
  for (const question of [1, 2]) {
    const item = `${questions}:nth-of-type(${question})`;
    await tab.click({ css: `${item} > summary` });
    // In sight, and as high as its words.
    await tab.place({ css: `${item} > :not(summary)` });
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

async function fitsAcross({ tab }: Pick<World, "tab">) {
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  if (await tab.run(isWide)) throw new Error("the page scrolls sideways");
}

export const older: Journeys = Object.fromEntries(
  Object.entries(lacking).map(([feature, { prelude = "", rewrite, isThere, way = wholeWay }]) => [
    `without ${feature} nothing is lost`,
    async (world: World) => {
      const { tab, host } = world;
      let isTaken = !rewrite;
      host.prelude = prelude;
      host.rewrite = (text) => {
        const changed = rewrite?.(text) ?? text;
        isTaken ||= changed !== text;
        return changed;
      };
      await way(world);
      if (!isTaken || (isThere && (await tab.run(isThere))))
        throw new Error(`this browser has not lost ${feature}`);
    },
  ]),
);
