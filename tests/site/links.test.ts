// Crawl of the built pages: every link has a target, and every page is linked.

import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { articlePath, isPagePath, paths } from "#contract/paths.ts";
import {
  type BuiltPage,
  everyPage,
  internalTarget,
  pageAt,
  pages,
  siteDir,
} from "#tests/support/site.ts";

test("every internal link leads to a page or file without a redirect, and every hash to an id on that page", () => {
  const dead = everyPage.flatMap((page) =>
    targetsOf(page)
      .filter((target) => !leadsSomewhere(target))
      .map((target) => `${page.path} links to ${target.pathname}${target.hash}`),
  );
  expect(dead).toEqual([]);
});

test("a text's link to a part of another keeps its hash", () => {
  const targets = targetsOf(pageAt(articlePath("how-long-will-my-car-wrap-last-uk")));
  expect(targets.map(({ hash }) => hash)).toContain("#wrap-or-respray");
});

test("every page except the confirmation is reachable from the landing page by links", () => {
  const reached = new Set<string>();
  const waiting: string[] = [paths.landing];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...pathsLinkedFrom(pageAt(path)));
  }
  const orphans = pages.map(({ path }) => path).filter((path) => !reached.has(path));
  expect(orphans).toEqual([paths.thankYou]);
});

function targetsOf({ document, path }: BuiltPage): URL[] {
  return document
    .querySelectorAll("a[href], link[href], img[src], script[src]")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .map((address) => internalTarget(address, path))
    .filter((target) => target !== undefined);
}

function pathsLinkedFrom({ document, path }: BuiltPage): string[] {
  return document
    .querySelectorAll("a[href]")
    .map((link) => internalTarget(link.getAttribute("href") ?? "", path)?.pathname)
    .filter((pathname) => pathname !== undefined && isPagePath(pathname)) as string[];
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
