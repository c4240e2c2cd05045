import { isDialogOpen, isDialogShut, type Journeys, openDialog, opener } from "../journey.ts";

const scrollTop = () => Math.round(scrollY);

export const dialog: Journeys = {
  "the dialog opens before React has come, and keeps what is typed when it does": async ({
    tab,
    host,
  }) => {
    const release = host.hold(/entry\.client/);
    await tab.goto(`${host.origin}/`);
    await openDialog(tab);
    await tab.fill("#quote-firstName", "Zoë");
    release();
    await tab.started();
    const typed = () => document.querySelector<HTMLInputElement>("#quote-firstName")?.value;
    if ((await tab.run(typed)) !== "Zoë") throw new Error("what was typed is gone");
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

  "the event opens the dialog": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/terms`);
    await tab.started();
    await tab.run(() => window.dispatchEvent(new Event("open-quote-modal")));
    await tab.until("the dialog is open", isDialogOpen);
  },
};
