import { paths } from "#contract/paths.ts";
import {
  article,
  holds,
  isDialogOpen,
  isDialogShut,
  type Journeys,
  openDialog,
  opener,
  typeBeforeReact,
} from "../journey.ts";

const scrollTop = () => Math.round(scrollY);

export const dialog: Journeys = {
  "the dialog opens before React has come, and keeps what is typed when it does": async (world) => {
    const { tab } = world;
    const release = await typeBeforeReact(world);
    release();
    await tab.started();
    await holds(tab, "firstName", "Zoë");
    await tab.focused("#quote-firstName");
    await tab.until("the dialog is still open", isDialogOpen);
  },

  "the dialog takes the focus, and Escape, button and backdrop give it back to the opener": async ({
    tab,
    host,
  }) => {
    await tab.goto(`${host.origin}/faq`);
    await tab.started();
    const ways = [
      () => tab.key("Escape"),
      () => tab.click({ css: "dialog button", text: "Close" }),
      async () => tab.pressAt(6, 450),
    ];
    for (const shut of ways) {
      await openDialog(tab);
      await tab.until("the focus is inside", () =>
        document.querySelector("dialog")?.contains(document.activeElement),
      );
      // A press right after opening belongs to a double click.
      await new Promise((resolve) => setTimeout(resolve, 600));
      await shut();
      await tab.until("the dialog is shut", isDialogShut);
      await tab.focused(`${opener.css}`);
    }
  },

  "the page behind stays where it is": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.run(() => scrollTo({ top: 3000, behavior: "instant" }));
    await openDialog(tab);
    const before = await tab.run(scrollTop);
    await tab.wheel({ x: 640, y: 20 }, 500);
    // A wheel's scrolling takes its time.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tab.key("Escape");
    await tab.until("the dialog is shut", isDialogShut);
    const after = await tab.run(scrollTop);
    if (Math.abs(after - before) > 1) throw new Error(`the page moved from ${before} to ${after}`);
  },

  "Back closes the dialog, and the earlier page comes at its own place": async ({ tab, host }) => {
    await tab.goto(host.origin + paths.faq);
    await tab.started();
    const link = `main a[href="${article}"]`;
    await tab.place({ css: link });
    const place = await tab.run(scrollTop);
    await tab.click({ css: link });
    await tab.isAt(article);
    await tab.started();
    await tab.run(() => scrollTo({ top: 700, behavior: "instant" }));
    await openDialog(tab);
    await tab.back();
    await tab.isAt(paths.faq);
    await tab.until("the dialog is shut", isDialogShut);
    const isThere = (place: number) => Math.abs(scrollY - place) < 3;
    await tab.until(`the place ${place} is restored`, isThere, place);
  },

  "a press on the dialog's own edge, where its scrollbar is, leaves it open": async ({
    tab,
    host,
  }) => {
    // Where the browser itself does not tell a press beside the dialog from one on it.
    host.prelude = "delete HTMLDialogElement.prototype.closedBy;";
    host.rewrite = (text) => text.replaceAll(/ closedby="\w+"/g, "");
    await tab.resize(1280, 420);
    await tab.goto(`${host.origin}/faq`);
    await tab.started();
    await openDialog(tab);
    const edge = await tab.run(() => {
      const dialog = document.querySelector("dialog") as HTMLDialogElement;
      if (dialog.scrollHeight <= dialog.clientHeight) throw new Error("the dialog does not scroll");
      const { right, top, height } = dialog.getBoundingClientRect();
      const edge = { x: Math.floor(right) - 4, y: Math.round(top + height / 2) };
      if (document.elementFromPoint(edge.x, edge.y) !== dialog)
        throw new Error("the dialog has no scrollbar to press");
      return edge;
    });
    // A press right after opening belongs to a double click.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await tab.pressAt(edge.x, edge.y);
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (!(await tab.run(isDialogOpen))) throw new Error("the dialog is shut");
  },

  "the event opens the dialog": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/terms`);
    await tab.started();
    await tab.run(() => window.dispatchEvent(new Event("open-quote-modal")));
    await tab.until("the dialog is open", isDialogOpen);
  },
};
