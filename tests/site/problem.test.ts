import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { RenderPage } from "#contract/page-environment.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";

test("a request that was not taken comes back with its values, in a form that can be sent again", async () => {
  const renderer = new URL("../../dist/render/render.js", import.meta.url).href;
  const { render } = (await import(renderer)) as { render: RenderPage };
  const values = {
    ...blankQuoteValues,
    firstName: 'Zoë "Zo" <b>',
    email: "zoe@example.com",
    make: "Ford",
    model: "Transit",
    wrapType: "Commercial Branding",
    message: "Van, full wrap",
  };
  const problem = { status: 503, title: "Not just now", text: "Please send it again." };

  const { status, html } = await render("/", { problem, quote: { values, errors: {} } });

  expect(status).toBe(503);
  const page = parse(html);
  const sent = Object.fromEntries(
    page
      .querySelectorAll('form[name="quote"] input[name]')
      .filter((input) => !input.hasAttribute("disabled"))
      .map((input) => [input.getAttribute("name"), input.getAttribute("value") ?? ""]),
  );
  const { wrapType, ...texts } = values;
  expect(sent).toEqual({ "form-name": "quote", "bot-field": "", ...texts });
  expect(page.querySelector("option[selected]")?.text).toBe(wrapType);
  expect(page.querySelector("script[src]")).toBeNull();
});
