import { afterEach, expect, test, vi } from "vitest";
import { replaceQuery } from "#app/page-context.tsx";

afterEach(() => vi.unstubAllGlobals());

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
