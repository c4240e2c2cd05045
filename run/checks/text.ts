// Checks of an MDX text: syntax, links, alternative texts, apostrophes and facts.

import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { checkFacts, type LoadFacts } from "./facts.ts";
import { type Problem, printNearest } from "./problem.ts";

export type Known = { pagePaths: readonly string[]; loadFacts: LoadFacts };

type Find = (node: RootContent, problem: string, mend: string) => void;

export async function checkText(file: string, text: string, known: Known): Promise<Problem[]> {
  let tree: Root;
  try {
    tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(text);
  } catch (error) {
    const { line = 1, reason } = error as { line?: number; reason: string };
    return [{ file, line, problem: `this cannot be read: ${reason}`, mend: unreadable }];
  }
  const problems: Problem[] = [];
  const find: Find = (node, problem, mend) =>
    problems.push({ file, line: node.position?.start.line ?? 1, problem, mend });
  const ids = headingIds(tree);
  visit(tree, (node) => {
    if (node.type === "root") return;
    const link = linkOf(node);
    if (link !== undefined) checkLink(node, link, { known, ids, find });
    if (lacksDescription(node)) {
      find(node, "a picture has no alternative text", describeIt);
    }
    if (node.type === "text" && /['"]/.test(node.value)) {
      const [straight] = /\S*['"]\S*/.exec(node.value) ?? [];
      find(node, `“${straight}” has a straight apostrophe or quotation mark`, curly);
    }
  });
  const facts = await checkFacts(text, known.loadFacts);
  return [...problems, ...facts.map((found) => ({ file, ...found }))];
}

const unreadable =
  "Look for a < or { that is meant as text (write &lt; or \\{), or an unclosed tag.";
const curly = "Write ’ for an apostrophe, and “ and ” around a quotation.";
const describeIt =
  'Describe it for somebody who cannot see it: ![A door with its edges marked](…), or alt="…".';

function checkLink(
  node: RootContent,
  link: string,
  { known, ids, find }: { known: Known; ids: readonly string[]; find: Find },
) {
  if (link.startsWith("#") && !ids.includes(link.slice(1))) {
    const all = ids.map((id) => `#${id}`).join(", ");
    find(node, `the link ${link} is not a heading of this text`, `The headings are: ${all}`);
  }
  if (!("name" in node) && !/^(\/|#|\w+:)/.test(link)) {
    find(node, `the link ${link} is relative`, "Begin it with /, such as /faq.");
  }
  const path = link.replace(/[?#].*$/, "");
  // The build looks for files, which have a dot in their names.
  if (!path.startsWith("/") || path.includes(".") || known.pagePaths.includes(path)) return;
  find(
    node,
    `the link ${link} is not a page of the site`,
    `Correct it, or add the page to contract/paths.ts.${printNearest(path, known.pagePaths)}`,
  );
}

/** Address of a link or picture written as Markdown, or of a link written as a tag. */
function linkOf(node: RootContent): string | undefined {
  if (["link", "definition", "image"].includes(node.type)) return (node as { url: string }).url;
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

/** Value of an attribute, or the source of `{…}`. */
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
