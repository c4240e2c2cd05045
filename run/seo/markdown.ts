// Markdown copies of the articles for assistants and readers of plain text, without controls that only work on a page.

import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { originPlaceholder } from "#contract/page-environment.ts";
import { plain } from "#facts/print.ts";

const ONLY_ON_A_PAGE = new Set(["button", "form", "nav", "dialog", "svg", "picture", "img"]);

/** @param html of the article's words. */
export async function printMarkdown(html: string): Promise<string> {
  const file = await unified()
    .use(rehypeParse, { fragment: true })
    .use(takeOutControls)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-" })
    .process(html);
  return plain(String(file)).trim();
}

function takeOutControls() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === "comment" || (node.type === "element" && isOnlyOnAPage(node))) {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.type === "element" && node.tagName === "a") makeAbsolute(node);
      return undefined;
    });
  };
}

function isOnlyOnAPage({ tagName, properties }: Element): boolean {
  return ONLY_ON_A_PAGE.has(tagName) || properties.ariaHidden === "true";
}

function makeAbsolute({ properties }: Element) {
  const { href } = properties;
  if (typeof href === "string" && href.startsWith("/")) {
    properties.href = `${originPlaceholder}${href}`;
  }
}
