// Vite plugin for MDX texts: each module exports only the components and the registry entry that its own page needs.

import { basename } from "node:path";
import { compile } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import type { Plugin } from "vite";
import { articles } from "#content/articles/registry.ts";
import { articlePath, articleSlugs } from "#contract/paths.ts";
import { leftOut } from "#studio/articles.ts";
import * as has from "#studio/has.ts";
import { type ArticlePageData, type Contents, textParts } from "../app/article/parts.ts";

export function mdxPages(): Plugin {
  return {
    name: "mdx-pages",
    enforce: "pre",
    async transform(text, id) {
      if (!id.endsWith(".mdx")) return undefined;
      // No page contains articles that the studio leaves out.
      if (leftOut.includes(basename(id, ".mdx"))) return { code: "export {};", map: null };
      const contents: Contents = [];
      const named = new Set<string>();
      const module = await compile(
        { value: text, path: id },
        {
          remarkPlugins: [
            remarkGfm,
            leaveOut,
            addressLinks,
            [identifyHeadings, contents],
            [listElements, named],
          ],
        },
      );
      const article = id.includes("/articles/") ? pageDataOf(basename(id, ".mdx")) : undefined;
      const data = `export const contents = ${JSON.stringify(contents)}, article = ${JSON.stringify(article)};`;
      return { code: [module, partsExport(named), data].join("\n"), map: null };
    },
  };
}

/**
 * `<Where has="collection">…</Where>` keeps its content if the studio offers collection; with `hasNo`, if it doesn't.
 * An empty `Where` keeps or removes its list item or table row. In a table heading, it keeps or removes the column.
 */
function leaveOut() {
  return (tree: Root) => {
    visit(tree, (node, place, parent) => {
      const keeps = isKept(node);
      if (keeps !== undefined && parent && place !== undefined && "children" in node) {
        const kept = keeps ? (node.children as typeof parent.children) : [];
        parent.children.splice(place, 1, ...kept);
        return place;
      }
      const goes = (part: Nodes) =>
        isKept(part) === false && "children" in part && part.children.length === 0;
      if (node.type === "list") {
        node.children = node.children.filter(
          ({ children: [text] }) => !(text?.type === "paragraph" && text.children.some(goes)),
        );
      }
      if (node.type === "table") {
        const [heading, ...rows] = node.children;
        const left = heading?.children.map((cell) => cell.children.some(goes)) ?? [];
        node.align = node.align?.filter((_, column) => !left[column]) ?? null;
        node.children = [heading, ...rows].flatMap((row, at) => {
          if (!row || (at > 0 && row.children.some((cell) => cell.children.some(goes)))) return [];
          return { ...row, children: row.children.filter((_, column) => !left[column]) };
        });
      }
      return undefined;
    });
  };
}

/** `undefined` if the node is not a `Where`. Throws if a `Where` names something unknown. */
function isKept(node: Nodes): boolean | undefined {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
  if (node.name !== "Where") return undefined;
  const [attribute] = node.attributes;
  const { name, value } = attribute?.type === "mdxJsxAttribute" ? attribute : {};
  if (typeof value !== "string" || !(value in has) || !/^has(No)?$/.test(name ?? "")) {
    throw new Error(`<Where ${name}="${value}">: use has or hasNo with one of ${Object.keys(has)}`);
  }
  const isTrue = Object.entries(has).some(([key, is]) => key === value && is);
  return isTrue === (name === "has");
}

/** In links, turns file names of articles into addresses. Links to articles left out become plain text. */
function addressLinks() {
  return (tree: Root) => {
    visit(tree, "link", (node, place, parent) => {
      const [, slug = "", hash = ""] = /^\/faq\/([\w-]+)(#.*)?$/.exec(node.url) ?? [];
      if (articleSlugs.includes(slug)) node.url = articlePath(slug) + hash;
      if (!leftOut.includes(slug)) return undefined;
      parent?.children.splice(place ?? 0, 1, ...node.children);
      return place;
    });
  };
}

function identifyHeadings(contents: Contents) {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, "heading", (node) => {
      const heading = textOf(node);
      const id = slugger.slug(heading);
      node.data = { hProperties: { id } };
      if (node.depth === 2) contents.push({ id, heading });
    });
  };
}

function listElements(named: Set<string>) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type.startsWith("mdxJsx") && "name" in node) named.add(String(node.name));
    });
  };
}

function partsExport(named: ReadonlySet<string>): string {
  const parts = Object.keys(textParts).filter((part) => named.has(part));
  return [
    ...parts.map((part) => `import { ${part} } from "${textParts[part]}";`),
    `export const parts = { ${parts.join(", ")} };`,
  ].join("\n");
}

function pageDataOf(slug: string): ArticlePageData {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) {
    throw new Error(
      `content/articles/${slug}.mdx has no entry in content/articles/registry/: add one with slug "${slug}"`,
    );
  }
  const { shortAnswer: _, ...rest } = article;
  const related = article.related.map((relatedSlug) => {
    const target = articles.find((candidate) => candidate.slug === relatedSlug);
    if (!target) {
      throw new Error(
        `content/articles/registry/${article.group}.ts: "${slug}" names the related article "${relatedSlug}", which no registry file has`,
      );
    }
    return { path: articlePath(relatedSlug), question: target.question };
  });
  return { ...rest, related };
}
