// Check for dead links between built pages, such as to an article that is left out.

import { type Problem, printSome } from "./problem.ts";

/** @param pages HTML by path. @param file for messages: the file that lists the articles left out. */
export function findDeadLinks(
  pages: ReadonlyMap<string, string>,
  pagePaths: readonly string[],
  file: string,
): Problem[] {
  const linking = new Map<string, string[]>();
  for (const [path, html] of pages) {
    // Skips files, which have a dot in their names.
    for (const [, page = "", hash = ""] of html.matchAll(
      / href="(\/[^".#?]*)(?:\?[^"#]*)?(#[^"]*)?"/g,
    )) {
      const target = page + hash;
      const id = `id="${hash.slice(1)}"`;
      if (pagePaths.includes(page) && (!hash || pages.get(page)?.includes(id))) continue;
      linking.set(target, [...new Set([...(linking.get(target) ?? []), path])]);
    }
  }
  return [...linking].map(([target, from]) => ({
    file,
    problem: `${target} is not a page or section of the site, but linked from ${printSome(from, 3)}`,
    mend: "Remove it from the list of articles left out, or correct or remove the links in content/ and articles/.",
  }));
}
