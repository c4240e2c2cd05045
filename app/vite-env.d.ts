// Files that Vite turns into modules.

declare module "*.module.css" {
  const classNames: Record<string, string>;
  export default classNames;
}

declare module "*.mdx" {
  import type { MDXComponents } from "mdx/types.js";
  import type { ArticlePageData, Contents } from "#app/article/article-page-data.ts";
  export const answer: string;
  export const article: ArticlePageData;
  /** Components that this article alone uses: everything app/article/parts-of/ has under its name. */
  export const parts: MDXComponents | undefined;
  export const contents: Contents;
  export const page: { title: string; description: string; heading: string; updated: string };
}
