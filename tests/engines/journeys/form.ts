import { emailHint as words } from "#content/quote.ts";
import { articlePath, paths } from "#contract/paths.ts";
import {
  fillIn,
  holds,
  isDialogShut,
  type Journeys,
  openDialog,
  openForm,
  submit,
  typeBeforeReact,
  typedInto,
} from "../journey.ts";

const accept = { css: "dialog button", text: words.accept };

/** Elements between those of the site, as password managers and translators put them in. */
function meddle() {
  document.querySelector("#quote-email")?.after(document.createElement("div"));
  const heading = document.querySelector("h1");
  const font = document.createElement("font");
  font.append(...(heading?.childNodes ?? []));
  heading?.append(font);
}

/** What happens to the form besides being filled in and sent. */
export const form: Journeys = {
  "a mistyped address is asked about, and a key press mends it": async (world) => {
    const { tab } = world;
    await openForm(world);
    await tab.fill("#quote-email", "zoë@gmial.com");
    await tab.key("Tab");
    await tab.sees(words.question("gmail.com"), "dialog [role=status]");
    // By script: WebKit on its own tabs past buttons unless it is told otherwise.
    await tab.run(
      (text) =>
        [...document.querySelectorAll<HTMLElement>("dialog button")]
          .find((button) => button.textContent === text)
          ?.focus(),
      words.accept,
    );
    await tab.key("Enter");
    await tab.focused("#quote-email");
    await holds(tab, "email", "zoë@gmail.com");
  },

  "a press that leaves the e-mail field for the button sends the form, question or not": async (
    world,
  ) => {
    const { tab } = world;
    await openForm(world);
    await tab.fill("#quote-email", "zoe@gmial.com");
    await tab.click(submit);
    await tab.sees("First name is required", "dialog");
    await tab.click(accept);
    await holds(tab, "email", "zoe@gmail.com");
  },

  "what was typed outlives a reload and a visit to another page, closed or open": async (world) => {
    const { tab, host } = world;
    await openForm(world);
    await tab.fill("#quote-firstName", "Zoë");
    await tab.select("#quote-wrapType", "Vehicle Wrap");
    await tab.reload();
    await tab.started();
    await openDialog(tab);
    await holds(tab, "firstName", "Zoë");
    await holds(tab, "wrapType", "Vehicle Wrap");
    await tab.key("Escape");
    await tab.until("the dialog is shut", isDialogShut);
    await tab.goto(host.origin + paths.terms);
    await tab.started();
    await openDialog(tab);
    await holds(tab, "firstName", "Zoë");
  },

  "where the site's own script does not come, the form opens, and the browser sends it": async ({
    tab,
    host,
    email,
  }) => {
    host.rewrite = (text) => text.replace(/<script[^>]*id="boot"[^>]*><\/script>/, "");
    await tab.goto(`${host.origin}/`);
    await tab.click({ css: "header button", text: "Get a Quote" });
    await fillIn(tab, email);
    await tab.click(submit);
    await tab.isAt(paths.thankYou);
  },

  "what an extension puts into the page before React comes loses nothing of it": async (world) => {
    const { tab } = world;
    const release = await typeBeforeReact(world);
    await tab.run(meddle);
    release();
    await tab.until("React has taken the form", () =>
      Object.keys(document.querySelector("dialog form")?.parentElement ?? {}).some((key) =>
        key.startsWith("__reactContainer"),
      ),
    );
    await tab.click(submit);
    await tab.sees("Email is required", "dialog");
    await holds(tab, "firstName", "Zoë");
    await tab.key("Escape");
    await tab.until("the dialog is shut", isDialogShut);
    await tab.wheel({ x: 640, y: 450 }, 900);
    await tab.until("the page scrolls", () => scrollY > 100);
  },

  "a choice made outside the form is sent with it, whatever was wrong before": async ({
    tab,
    host,
    email,
  }) => {
    await tab.goto(host.origin + articlePath("car-wrap-prices-uk"));
    await tab.started();
    await tab.fill("#estimate-vehicle", "bmw 5 series");
    await tab.until("the address", () => location.search.includes("vehicle=BMW"));
    await tab.click({ css: "form[aria-labelledby=estimator] button[commandfor]" });
    await tab.fill("#quote-firstName", "Zoë");
    const message = await typedInto(tab, "message");
    if (!message) throw new Error("the choice is not in the form");
    await tab.click(submit);
    await tab.sees("Email is required", "dialog");
    await tab.fill("#quote-email", email);
    await tab.select("#quote-wrapType", "Vehicle Wrap");
    await holds(tab, "message", message);
  },
};
