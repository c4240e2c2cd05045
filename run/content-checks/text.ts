// What must hold of an MDX text: it can be read, its links lead somewhere, its pictures are described,
// and every fact it prints exists.

import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { checkFacts, type LoadFacts } from "./facts.ts";
import type { ContentProblem } from "./problem.ts";

export type Known = { pagePaths: readonly string[]; loadFacts: LoadFacts };

type Find = (node: RootContent, problem: string, fix: string) => void;

export async function checkText(
  file: string,
  text: string,
  known: Known,
): Promise<ContentProblem[]> {
  let tree: Root;
  try {
    tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(text);
  } catch (error) {
    const { line = 1, reason } = error as { line?: number; reason: string };
    return [{ file, line, problem: `this cannot be read: ${reason}`, fix: unreadable }];
  }
  const problems: ContentProblem[] = [];
  const find: Find = (node, problem, fix) =>
    problems.push({ file, line: node.position?.start.line ?? 1, problem, fix });
  const ids = headingIds(tree);
  visit(tree, (node) => {
    if (node.type === "root") return;
    const link = linkOf(node);
    if (link !== undefined) checkLink(node, link, { known, ids, find });
    if (lacksDescription(node)) {
      find(node, "a picture has no alternative text", describeIt);
    }
  });
  const facts = await checkFacts(tree, known.loadFacts);
  return [...problems, ...facts.map((found) => ({ file, ...found }))];
}

const unreadable =
  "Look for a < or { that is meant as text (write &lt; or \\{), or a tag that is not closed.";
const describeIt =
  'Say what it shows to somebody who cannot see it: ![A door with its edges marked](…), or alt="…".';

function checkLink(
  node: RootContent,
  link: string,
  { known, ids, find }: { known: Known; ids: readonly string[]; find: Find },
) {
  if (link.startsWith("#") && !ids.includes(link.slice(1))) {
    const all = ids.map((id) => `#${id}`).join(", ");
    find(node, `the link ${link} leads to no heading of this text`, `There are: ${all}`);
  }
  if (!link.startsWith("/")) return;
  const path = link.replace(/[?#].*$/, "");
  if (known.pagePaths.includes(path)) return;
  find(
    node,
    `the link ${link} leads to no page of the site`,
    `Correct it, or add the page to contract/paths.ts. ${nearest(path, known.pagePaths)}`,
  );
}

/** Address of a link written as Markdown or as a tag. */
function linkOf(node: RootContent): string | undefined {
  if (node.type === "link" || node.type === "definition") return node.url;
  return tagName(node) === "a" ? attribute(node, "href") : undefined;
}

function lacksDescription(node: RootContent): boolean {
  if (node.type === "image" || node.type === "imageReference") return !node.alt;
  if (!["img", "Picture"].includes(tagName(node) ?? "")) return false;
  return !attribute(node, "alt");
}

function tagName(node: RootContent): string | null | undefined {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
    ? node.name
    : undefined;
}

/** Value of a tag's attribute; `{…}` as its source. */
function attribute(node: RootContent, name: string): string | undefined {
  if (!("attributes" in node)) return undefined;
  for (const candidate of node.attributes) {
    if (candidate.type !== "mdxJsxAttribute" || candidate.name !== name) continue;
    return typeof candidate.value === "object" ? candidate.value?.value : candidate.value;
  }
  return undefined;
}

function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, "heading", (node) => {
    ids.push(slugger.slug(textOf(node)));
  });
  return ids;
}

/** The known path that shares most of its words with a wrong one. */
function nearest(path: string, paths: readonly string[]): string {
  const words = new Set(path.split(/[/-]/).filter(Boolean));
  const score = (other: string) => other.split(/[/-]/).filter((word) => words.has(word)).length;
  const best = paths.toSorted((a, b) => score(b) - score(a))[0];
  return best !== undefined && score(best) > 1 ? `The nearest is ${best}.` : "";
}
