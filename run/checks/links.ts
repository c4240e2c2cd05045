// Check of built pages for links to missing pages and files, such as to an article that is left out.

import { type Problem, printSome } from "./problem.ts";

type Site = {
  /** HTML by path. */
  pages: ReadonlyMap<string, string>;
  pagePaths: readonly string[];
  hasFile: (path: string) => boolean;
  /** For messages: the file that lists the articles left out. */
  file: string;
};

export function findDeadLinks({ pages, pagePaths, hasFile, file }: Site): Problem[] {
  const links = new Map<string, Set<string>>();
  const files = new Map<string, Set<string>>();
  const add = (found: typeof links, target: string, path: string) =>
    found.set(target, (found.get(target) ?? new Set()).add(path));
  for (const [path, html] of pages) {
    // Files have a dot in their names.
    for (const [, page = "", hash = ""] of html.matchAll(
      / href="(\/[^".#?]*)(?:\?[^"#]*)?(#[^"]*)?"/g,
    )) {
      const id = `id="${hash.slice(1)}"`;
      if (pagePaths.includes(page) && (!hash || pages.get(page)?.includes(id))) continue;
      add(links, page + hash, path);
    }
    for (const [, target = ""] of html.matchAll(/ (?:href|src)="(\/(?!\/)[^"#?]*\.[^"#?]*)/g))
      if (!hasFile(target)) add(files, target, path);
  }
  return [
    ...[...links].map(([target, from]) => ({
      file,
      problem: `${target} is not a page or section of the site, but linked from ${printSome([...from], 3)}`,
      mend: "Remove it from the list of articles left out, or correct or remove the links in content/ and articles/.",
    })),
    ...[...files].map(([target, from]) => ({
      file,
      problem: `${target} is not a file of the site, but used on ${printSome([...from], 3)}`,
      mend: "Correct its address in content/ or articles/, or put the file into the studio's folder public/.",
    })),
  ];
}
