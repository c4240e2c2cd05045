// Built pages, each HTML file parsed once per process.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { HTMLElement, parse } from "node-html-parser";
import { articlePath, articleSlugs, pagePaths } from "#contract/paths.ts";
import { dist } from "../../studios/folder.mjs";

export const siteDir = process.env.SITE_DIR ?? `${dist}/site`;

export type BuiltPage = { path: string; html: string; document: HTMLElement };

if (!existsSync(`${siteDir}/index.html`)) {
  throw new Error(`There are no built pages to test in ${siteDir}. Run: npm run build`);
}

/** Every page that answers with 200. */
export const pages: readonly BuiltPage[] = pagePaths.map((path) =>
  readPage(path, path === "/" ? "/index" : path),
);

export const notFoundPage = readPage("/404", "/404");

export const everyPage: readonly BuiltPage[] = [...pages, notFoundPage];

export const articlePages = articleSlugs.map((slug) => ({ slug, ...pageAt(articlePath(slug)) }));

export function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page is built for ${path}`);
  return page;
}

export function isIndexable({ document }: BuiltPage): boolean {
  return !document.querySelector('meta[name="robots"][content*="noindex"]');
}

/** The element's text, with white space collapsed. */
export function textOf(element: HTMLElement | null): string {
  return plain(element?.text ?? "");
}

/** An element's content in order: texts, link targets, picture names and picture descriptions. */
export function contentOf(element: HTMLElement | null | undefined): string {
  const found = (element?.childNodes ?? []).map((node) => {
    if (!(node instanceof HTMLElement)) return node.text;
    if (node.rawTagName === "img") return `${nameOf(node.attrs.src)} ${node.attrs.alt}`;
    return `${node.attrs.href ?? ""} ${contentOf(node)}`;
  });
  return plain(found.join(" "));
}

/** "risk-lifted-edge" for "/pictures/risk-lifted-edge-800.cda8b414.webp". */
const nameOf = (address = "") =>
  /\/([a-z][\w-]*?)(?:-\d+)?[.-][\w-]{8}\.\w+(#\w+)?$/.exec(address)?.slice(1, 3).join("");

export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function structuredData(page: BuiltPage): Record<string, unknown>[] {
  const blocks = page.document.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap(
    (block) => (JSON.parse(block.rawText) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
}

export function builtFiles(folder: string, ending: RegExp): string[] {
  return readdirSync(`${siteDir}/${folder}`, { recursive: true, encoding: "utf8" }).filter((name) =>
    ending.test(name),
  );
}

function readPage(path: string, file: string): BuiltPage {
  const html = readFileSync(`${siteDir}${file}.html`, "utf8");
  return { path, html, document: parse(html.replaceAll("<!-- -->", "")) };
}
