import { unsentPrefix } from "#app/quote/unsent-store.ts";
import { quoteForm } from "#contract/quote-request.ts";
import { studio } from "#studio/studio.ts";
import { fillIn, holds, type Journeys, openForm, submit, type World } from "../journey.ts";

const thanks = "Thanks, we've got it!";
/** Whether the browser holds no request that has not arrived. */
const isNoneKept = (prefix: string) =>
  !Object.keys(localStorage).some((key) => key.startsWith(prefix));

async function send(world: World) {
  const { tab, email } = world;
  await openForm(world);
  await fillIn(tab, email);
  await tab.click(submit);
}

function onceOnly(seen: readonly string[]) {
  if (new Set(seen).size !== 1) throw new Error(`keys seen: ${seen.join(", ")}`);
}

export const request: Journeys = {
  "messages stand by their fields, go when mended, and the request arrives": async (world) => {
    const { tab, host, email } = world;
    await openForm(world);
    await tab.click(submit);
    await tab.sees("Email is required", "dialog");
    await tab.focused("#quote-firstName");
    await fillIn(tab, email);
    await tab.until("no message is left", () => {
      const text = document.querySelector<HTMLElement>("dialog")?.innerText ?? "";
      return !/is required/.test(text);
    });
    await tab.click(submit);
    await tab.isAt("/thank-you");
    await tab.sees(thanks, "h1");
    onceOnly(host.faults.seen);
    await tab.until("nothing is kept", isNoneKept, unsentPrefix);
  },

  "a request that fails is kept, said to be so, and sent again once": async (world) => {
    const { tab, host } = world;
    host.faults.fault = "500";
    await send(world);
    await tab.isAt("/thank-you");
    await tab.sees(thanks, "h1");
    await tab.sees(studio.phone.display, "[role=status]");
    if (await tab.run(isNoneKept, unsentPrefix)) throw new Error("the request is not kept");
    host.faults.fault = "none";
    await tab.reload();
    await tab.run(() => dispatchEvent(new Event("online")));
    await tab.until("nothing is kept", isNoneKept, unsentPrefix);
    onceOnly(host.faults.seen);
  },

  "what one tab could not send, another sends, once": async (world) => {
    const { tab, host, another } = world;
    host.faults.fault = "dropped";
    await send(world);
    await tab.isAt("/thank-you");
    await tab.until(
      "the request is kept",
      (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
      unsentPrefix,
    );
    host.faults.fault = "none";
    const second = await another();
    await second.goto(`${host.origin}/faq`);
    await second.started();
    for (const each of [tab, second]) await each.run(() => dispatchEvent(new Event("online")));
    await second.until("nothing is kept", isNoneKept, unsentPrefix);
    onceOnly(host.faults.seen);
  },

  "without scripts the form is sent, and comes back with messages and what was typed": async ({
    tab,
    host,
    email,
  }) => {
    host.scripts = false;
    await tab.goto(`${host.origin}/`);
    await tab.click({ css: "header button, header a", text: "Get a Quote" });
    await tab.fill("#quote-firstName", "Zoë");
    await tab.click(submit);
    await tab.sees("Email is required");
    await holds(tab, "firstName", "Zoë");
    await fillIn(tab, email);
    await tab.click({ css: `form[name=${quoteForm.name}] button[type=submit]` });
    await tab.isAt("/thank-you");
    await tab.sees(thanks, "h1");
  },
};
