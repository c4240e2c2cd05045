// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";
import { form as words } from "#content/quote.ts";
import { quoteForm, wrapTypes } from "#contract/quote-request.ts";
import { filled, openForm } from "#tests/support/opened-quote-form.ts";

describe("an empty form", () => {
  test("says nothing of a choice, and sends none", async () => {
    const { control, form, errors } = await openForm();
    for (const name of [...Object.keys(filled), "message"]) expect(control(name).value).toBe("");
    expect(form.querySelector("#quote-choice")?.closest("[hidden]")).not.toBeNull();
    expect(control("message").disabled).toBe(true);
    expect(errors()).toEqual({});
  });

  test("can be posted by the browser alone, whatever it holds, to the server or a static host", async () => {
    const { form, control } = await openForm();
    expect([form.method, form.getAttribute("action"), form.noValidate]).toEqual([
      "post",
      quoteForm.action,
      true,
    ]);
    expect(form.getAttribute("name")).toBe(quoteForm.name);
    expect(control(quoteForm.nameField).value).toBe(quoteForm.name);
    expect(form.dataset.netlify).toBe("true");
    expect(form.getAttribute("netlify-honeypot")).toBe(quoteForm.honeypotField);
  });

  test("has a trap for robots that people neither see nor reach, nor have filled in", async () => {
    const { control } = await openForm();
    const trap = control(quoteForm.honeypotField);
    expect(trap.closest("[hidden]")).not.toBeNull();
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, "off"]);
  });

  test("is filled in by the browser with the visitor's own name and address, and nothing else", async () => {
    const { control } = await openForm();
    const known = ["firstName", "email", "make", "model", "message"].map((name) => [
      name,
      control(name).autocomplete,
    ]);
    expect(Object.fromEntries(known)).toEqual({
      firstName: "given-name",
      email: "email",
      make: "off",
      model: "off",
      message: "off",
    });
    expect(control("email").type).toBe("email");
    expect(control("email").getAttribute("spellcheck")).toBe("false");
  });

  test("offers the wrap types", async () => {
    const { control } = await openForm();
    const list = control("wrapType") as unknown as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text)).toEqual([
      words.wrapTypePlaceholder,
      ...wrapTypes,
    ]);
  });
});
