import { afterEach, expect, test, vi } from "vitest";
import { replaceQuery, setValue, withFields } from "./form-address.ts";

afterEach(() => vi.unstubAllGlobals());

test("one choice has one address, in whatever order it was made", () => {
  const fields = ["vehicle", "film"] as const;
  const values = { vehicle: "van", film: "iw-118" };
  expect(withFields("?film=iw-118", fields, values)).toBe("?vehicle=van&film=iw-118");
  expect(withFields("?film=x&from=mail", fields, values)).toBe(
    "?from=mail&vehicle=van&film=iw-118",
  );
  expect(withFields("?film=iw-118", fields, {})).toBe("");
});

test("a checkbox is on when the value is its own; another control takes the value", () => {
  class Input {
    checked = false;
    type: string;
    value: string;
    constructor(type: string, value: string) {
      this.type = type;
      this.value = value;
    }
  }
  vi.stubGlobal("HTMLInputElement", Input);
  const box = new Input("checkbox", "yes");
  const text = new Input("text", "");
  const form = {
    elements: { namedItem: (name: string) => ({ box, text })[name] ?? null },
  } as unknown as HTMLFormElement;
  setValue(form, "box", "yes");
  expect(box).toMatchObject({ checked: true, value: "yes" });
  setValue(form, "box", "no");
  expect(box).toMatchObject({ checked: false, value: "yes" });
  setValue(form, "text", "Fiat");
  expect(text.value).toBe("Fiat");
  expect(() => setValue(form, "missing", "x")).not.toThrow();
});

function stubPage(page: { search: string; transition?: object }) {
  const replaced: string[] = [];
  vi.stubGlobal("location", { pathname: "/faq", search: page.search, hash: "#here" });
  vi.stubGlobal("history", {
    state: "kept",
    replaceState: (state: unknown, _: string, address: string) =>
      replaced.push(`${state} ${address}`),
  });
  vi.stubGlobal("window", "transition" in page ? { navigation: page } : {});
  return replaced;
}

test("a query goes into the page's own address, state and hash kept", () => {
  const replaced = stubPage({ search: "?film=a", transition: undefined as unknown as object });
  replaceQuery("?film=b");
  expect(replaced).toEqual(["kept /faq?film=b#here"]);
  replaceQuery("?film=a");
  expect(replaced).toHaveLength(1);
});

test("a browser without the Navigation API gets it too", () => {
  const replaced = stubPage({ search: "" });
  replaceQuery("?film=b");
  expect(replaced).toEqual(["kept /faq?film=b#here"]);
});

test("nothing is put into an address while the visitor is on the way to another page", () => {
  const replaced = stubPage({ search: "", transition: {} });
  replaceQuery("?film=b");
  expect(replaced).toEqual([]);
});
