// What an operator has to hold evidence for stands where content/claims.ts says, in the words it says.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { type BuiltPage, pageAt, plain, siteDir, textOf } from "#tests/support/site.ts";

const places = claims.flatMap(({ claim, shownOn }) =>
  Object.entries(shownOn).map(([path, words]) => ({ claim, path, words })),
);

test.each(places)("$path makes the claim: $claim", ({ path, words }) => {
  const page = pageAt(path);
  expect(`${textOf(page.document.querySelector("body"))}${lateText(page)}`).toContain(plain(words));
});

/** What the page's scripts put on it: the booking notice. */
function lateText({ path, document }: BuiltPage): string {
  if (path !== "/") return "";
  const assets = document.querySelector("script#boot")?.getAttribute("data-app")?.split(" ") ?? [];
  const code = assets.map((asset) => readFileSync(siteDir + asset, "utf8")).join("");
  return /just booked a wrap/.exec(code)?.[0] ?? "";
}
