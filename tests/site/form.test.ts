// The quote form in every page's HTML: static hosts record only fields that they find there.

import { expect, test } from "vitest";
import { services } from "#content/landing/services.ts";
import { photos } from "#content/photos.ts";
import { form as words } from "#content/quote.ts";
import { articlePath, paths } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { reviews } from "#studio/reviews.ts";
import { everyPage, pageAt, textOf } from "#tests/support/site.ts";

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
    noValidate: "",
  });
  expect(field("form-name")?.attributes).toMatchObject({ type: "hidden", value: "quote" });
  const names = form?.querySelectorAll("[name]").map((one) => one.getAttribute("name"));
  expect(names?.toSorted()).toEqual(
    "bot-field email firstName form-name make message model wrapType".split(" "),
  );
});

test("without scripts, the thank-you page gives an email link for photos, its subject prefilled, and no upload", () => {
  const { document } = pageAt(paths.thankYou);
  const link = document.querySelector('main a[href^="mailto:"]');
  expect([link?.text, document.querySelector("[type=file]")]).toEqual([photos.email, null]);
  expect(link?.attrs.href).toMatch(/\?subject=Photos/);
});

test("the wrap types follow a placeholder that cannot be chosen", () => {
  const [placeholder, ...options] = form?.querySelectorAll("select option") ?? [];
  expect(placeholder?.attrs).toMatchObject({ disabled: "", value: "" });
  expect(options.map(({ text }) => text)).toEqual([...words.wrapTypes]);
});

test("a demonstration's form links to the privacy policy and warns against giving real details", () => {
  const link = form?.querySelector(`a[href="${paths.privacy}"]`);
  const warning = "This is a demonstration: nobody will reply, so don’t use your real details.";
  expect(link?.parentNode?.text).toBe(`${warning} ${words.privacy.link}`);
});

const asTyped = { autoCorrect: "off", spellCheck: "false" };

test.each([
  ["firstName", { ...asTyped, autoComplete: "given-name", "aria-required": "true" }],
  ["email", { type: "email", autoComplete: "email", "aria-required": "true" }],
  ["make", { ...asTyped, autoComplete: "off", "aria-required": "true" }],
  ["model", { ...asTyped, autoComplete: "off", "aria-required": "true" }],
  ["wrapType", { "aria-required": "true" }],
  // Hidden and out of the tab order. A browser that filled in this field would mark a customer as spam.
  ["bot-field", { tabindex: "-1", autoComplete: "off" }],
])("the field %s has its attributes for browsers and screen readers", (name, attributes) => {
  expect(field(name)?.attributes).toMatchObject(attributes);
  expect(field(name)?.closest("[hidden]") !== null).toBe(name === "bot-field");
});

/** For each page, the wrap types and cars that cards or articles prefill. */
const prefilled: Record<string, string[]> = {
  [paths.landing]: [
    ...(has.fullWraps ? ["Vehicle Wrap"] : []),
    ...(has.partialWraps ? ["Vehicle Wrap"] : []),
    ...(has.paintProtection ? ["Paint Protection Film"] : []),
    ...(services.hasFleet ? ["Commercial Branding"] : []),
  ],
  [articlePath("can-you-wrap-commercial-vehicles-fleets-vans")]: ["Commercial Branding"],
  [articlePath("will-a-wrap-protect-my-original-paintwork")]: ["Paint Protection Film"],
  [articlePath("tesla-model-3-wrap-cost-uk")]: ["Tesla, Model 3"],
};

test.each(everyPage)("$path: only parts about one wrap type or car prefill the form", (page) => {
  const known = page.document
    .querySelectorAll("[data-wrap-type], [data-make]")
    .map(({ attrs }) => attrs["data-wrap-type"] ?? `${attrs["data-make"]}, ${attrs["data-model"]}`);
  expect(known).toEqual(prefilled[page.path] ?? []);
});

const dialogReview = reviews.find(({ id }) => id === "hatch");
test.runIf(dialogReview)(
  "the dialog shows a review by a named car owner, and the endorsement (spec §2)",
  () => {
    const dialog = pageAt(paths.landing).document.querySelector("dialog");
    expect(textOf(dialog?.querySelector("blockquote") ?? null)).toBe(`“${dialogReview?.content}”`);
    expect(textOf(dialog?.querySelector("figcaption") ?? null)).toContain(
      `${dialogReview?.name}, ${dialogReview?.role}`,
    );
    expect(textOf(dialog)).toContain("Officially endorsed by 3M");
  },
);
