// Files that Vite turns into modules.

declare module "*.module.css" {
  const classNames: Record<string, string>;
  export default classNames;
}

declare module "*.mdx" {
  import type { ArticlePageData } from "#app/article/article-page-data.ts";
  export const answer: string;
  export const article: ArticlePageData;
  export const page: { title: string; description: string; heading: string };
}
