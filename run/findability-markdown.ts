// Turns a built article into Markdown for assistants and people who read plain text:
// question, answer, text and tables, without what only works on a page.

import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { originPlaceholder } from "../contract/page-environment.ts";

const ONLY_ON_A_PAGE = new Set(["button", "form", "nav", "dialog", "svg", "picture", "img"]);

/** @param html of the whole page; its <main> is what is taken. */
export async function printMarkdown(html: string, path: string): Promise<string> {
  const file = await unified()
    .use(rehypeParse)
    .use(takeMain)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-" })
    .process(html);
  const text = String(file).replaceAll("\u00A0", " ").replaceAll("&#x20;", " ").trim();
  // What stands above the question is the way back, not the article.
  return `${text.slice(text.indexOf("# "))}\n\n---\n\nSource: ${originPlaceholder}${path}\n`;
}

function takeMain() {
  return (tree: Root): Root => {
    let main: Element | undefined;
    visit(tree, "element", (node) => {
      if (node.tagName !== "main") return undefined;
      main = node;
      return EXIT;
    });
    if (!main) throw new Error("a built article has no <main>");
    const root: Root = { type: "root", children: main.children };
    visit(root, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === "comment" || (node.type === "element" && isOnlyOnAPage(node))) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type === "element" && node.tagName === "a") makeAbsolute(node);
      return undefined;
    });
    return root;
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
