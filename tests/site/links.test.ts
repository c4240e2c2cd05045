import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { isPagePath } from "#contract/paths.ts";
import { type BuiltPage, everyPage, pageAt, siteDir } from "#tests/support/site.ts";

test("every internal link leads to a page or file without a redirect, and every hash to an id on that page", () => {
  const dead = everyPage.flatMap((page) =>
    targetsOf(page)
      .filter((target) => !leadsSomewhere(target))
      .map((target) => `${page.path} links to ${target.pathname}${target.hash}`),
  );
  expect(dead).toEqual([]);
});

function targetsOf({ document, path }: BuiltPage): URL[] {
  return document
    .querySelectorAll("a[href], link[href], img[src], script[src]")
    .map(({ attrs }) => new URL(attrs.href ?? attrs.src ?? "", originPlaceholder + path))
    .filter(({ origin }) => origin === originPlaceholder);
}

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (!isPagePath(pathname)) {
    const file = statSync(siteDir + decodeURIComponent(pathname), { throwIfNoEntry: false });
    // The server redirects /faq/ and /faq.html.
    return pathname === "/404" || (file?.isFile() === true && !pathname.endsWith(".html"));
  }
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || pageAt(pathname).document.querySelector(`[id="${id}"]`) !== null;
}
