// Texts of legal pages and articles, including the articles in the studio's folder.

import { articlePath } from "#contract/paths.ts";
import { leftOut } from "#studio/articles.ts";

export type TextModule = typeof import("*.mdx");

const files = {
  ...import.meta.glob<TextModule>("../../content/legal/*.mdx"),
  ...import.meta.glob<TextModule>("../../content/articles/*.mdx"),
  ...import.meta.glob<TextModule>("#studio/articles/*.mdx"),
};

/** One per page. `source` is the file's path from the project root. */
export const texts = Object.entries(files).flatMap(([file, load]) => {
  const name = file.replace(/.*\/|\.mdx/g, "");
  const path = file.includes("/legal/") ? `/${name}` : articlePath(name);
  return leftOut.includes(name) ? [] : [{ path, source: file.replace(/^[./]+/, ""), load }];
});

export async function loadText(path: string): Promise<TextModule | undefined> {
  return texts.find((one) => one.path === path)?.load();
}
