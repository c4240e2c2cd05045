// The quote form in every page's HTML: static hosts record only what they find there.

import { describe, expect, test } from "vitest";
import { services } from "#content/landing/services.ts";
import { form as words } from "#content/quote.ts";
import { articlePath, paths } from "#contract/paths.ts";
import { quoteFields, quoteForm } from "#contract/quote-request.ts";
import { everyPage } from "#tests/support/site.ts";

/** Where a visitor chooses one by pressing a button: service cards, fleet card, any button of two articles. */
const broughtTypes: Record<string, string[]> = {
  [paths.landing]: [
    "Vehicle Wrap",
    "Vehicle Wrap",
    "Paint Protection Film",
    ...(services.hasFleet ? ["Commercial Branding"] : []),
  ],
  [articlePath("can-you-wrap-commercial-vehicles-fleets-vans")]: ["Commercial Branding"],
  [articlePath("will-a-wrap-protect-my-original-paintwork")]: ["Paint Protection Film"],
};

describe.each(everyPage)("$path", ({ path, document }) => {
  const forms = document.querySelectorAll(`form[name="${quoteForm.name}"]`);
  const [form] = forms;

  test("has the quote form once, posted to the site's root and marked for static hosts", () => {
    expect(forms).toHaveLength(1);
    expect(form?.attributes).toMatchObject({
      method: "post",
      action: quoteForm.action,
      "data-netlify": "true",
      "netlify-honeypot": quoteForm.honeypotField,
    });
    const formName = form?.querySelector(`input[name="${quoteForm.nameField}"]`);
    expect(formName?.attributes).toMatchObject({ type: "hidden", value: quoteForm.name });
  });

  test("has exactly the fields that are posted", () => {
    const names = form
      ?.querySelectorAll("input, select, textarea")
      .map((field) => field.getAttribute("name"));
    expect(names?.toSorted()).toEqual(
      [quoteForm.nameField, quoteForm.honeypotField, ...quoteFields].toSorted(),
    );
  });

  test("lets the browser fill in what it knows, and no telephone correct a name", () => {
    const attributes = (name: string) => form?.querySelector(`[name="${name}"]`)?.attrs;
    const asTyped = { spellcheck: "false", autocorrect: "off" };
    expect(attributes("firstName")).toMatchObject({ autocomplete: "given-name", ...asTyped });
    expect(attributes("email")).toMatchObject({ type: "email", autocomplete: "email" });
    for (const name of ["make", "model"]) {
      expect(attributes(name)).toMatchObject({ autocomplete: "off", ...asTyped });
    }
  });

  test("offers the wrap types after a placeholder that cannot be chosen", () => {
    const [placeholder, ...options] = form?.querySelectorAll("select option") ?? [];
    expect(placeholder?.hasAttribute("disabled")).toBe(true);
    expect(placeholder?.getAttribute("value")).toBe("");
    expect(options.map(({ text }) => text)).toEqual([...words.wrapTypes]);
  });

  test("brings a wrap type by those openers alone where the visitor has chosen one", () => {
    const brought = document
      .querySelectorAll("button[data-wrap-type], article[data-wrap-type]")
      .map((opener) => opener.getAttribute("data-wrap-type"));
    expect(brought).toEqual(broughtTypes[path] ?? []);
  });

  test("says what the details are for, and leads to the privacy policy", () => {
    const link = form?.querySelector(`a[href="${paths.privacy}"]`);
    expect(link?.parentNode?.text).toBe(`${words.privacy.text} ${words.privacy.link}`);
  });

  test("hides the honeypot and takes it out of the tab order", () => {
    const honeypot = form?.querySelector(`[name="${quoteForm.honeypotField}"]`);
    expect(honeypot?.closest("[hidden]")).not.toBeNull();
    expect(honeypot?.getAttribute("tabindex")).toBe("-1");
  });
});
