// The quote form in every page's HTML: static hosts record only fields that they find there.

import { expect, test } from "vitest";
import { services } from "#content/landing/services.ts";
import { form as words } from "#content/quote.ts";
import { articlePath, paths } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { everyPage, pageAt } from "#tests/support/site.ts";

const [form] = pageAt(paths.landing).document.querySelectorAll('form[name="quote"]');
const field = (name: string) => form?.querySelector(`[name="${name}"]`);

test("the quote form is on every page once, identical to the landing page's", () => {
  for (const { document, path } of everyPage) {
    const forms = document.querySelectorAll('form[name="quote"]').map(({ outerHTML }) => outerHTML);
    expect(forms, path).toEqual([form?.outerHTML]);
  }
});

test("the form posts to the site's root, is marked for static hosts, and has the specified fields (spec §7)", () => {
  expect(form?.attributes).toMatchObject({
    method: "post",
    action: "/",
    "data-netlify": "true",
    "netlify-honeypot": "bot-field",
  });
  expect(field("form-name")?.attributes).toMatchObject({ type: "hidden", value: "quote" });
  const names = form?.querySelectorAll("[name]").map((one) => one.getAttribute("name"));
  expect(names?.toSorted()).toEqual(
    "bot-field email firstName form-name make message model wrapType".split(" "),
  );
});

test("the wrap types follow a placeholder that cannot be chosen", () => {
  const [placeholder, ...options] = form?.querySelectorAll("select option") ?? [];
  expect(placeholder?.attrs).toMatchObject({ disabled: "", value: "" });
  expect(options.map(({ text }) => text)).toEqual([...words.wrapTypes]);
});

test("the form says what the details are for and links to the privacy policy", () => {
  const link = form?.querySelector(`a[href="${paths.privacy}"]`);
  expect(link?.parentNode?.text).toBe(`${words.privacy.text} ${words.privacy.link}`);
});

test("the honeypot is hidden and out of the tab order", () => {
  expect(field("bot-field")?.closest("[hidden]")).not.toBeNull();
  expect(field("bot-field")?.getAttribute("tabindex")).toBe("-1");
});

/** Wrap types that quote buttons preselect: those of the service and fleet cards, and all buttons of two articles. */
const preselected: Record<string, string[]> = {
  [paths.landing]: [
    ...(has.fullWraps ? ["Vehicle Wrap"] : []),
    ...(has.partialWraps ? ["Vehicle Wrap"] : []),
    ...(has.paintProtection ? ["Paint Protection Film"] : []),
    ...(services.hasFleet ? ["Commercial Branding"] : []),
  ],
  [articlePath("can-you-wrap-commercial-vehicles-fleets-vans")]: ["Commercial Branding"],
  [articlePath("will-a-wrap-protect-my-original-paintwork")]: ["Paint Protection Film"],
};

test.each(everyPage)("$path: only buttons about one wrap type preselect it", (page) => {
  const types = page.document
    .querySelectorAll("button[data-wrap-type], article[data-wrap-type]")
    .map((part) => part.getAttribute("data-wrap-type"));
  expect(types).toEqual(preselected[page.path] ?? []);
});
