// Types of non-script files that Vite imports as modules.

declare module "*.mdx" {
  import type { MDXComponents } from "mdx/types.js";
  import type { ArticlePageData, Contents } from "#app/article/parts.ts";
  /** `article` and `answer` exist only in articles. */
  export const article: ArticlePageData | undefined;
  export const answer: string;
  /** Components from app/article/parts.ts that the text uses. */
  export const parts: MDXComponents;
  export const contents: Contents;
  /** Only in legal texts. */
  export const page: {
    title: string;
    description: string;
    heading: string;
    updated: string;
    /** Whether the page shows the day of the visit as its effective date (spec §2). */
    hasEffectiveDate?: boolean;
  };
}

declare module "*.svg?still&url" {
  const address: string;
  export default address;
}
