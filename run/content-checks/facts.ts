// Follows what an MDX text prints back to studio/ and facts/: a fact that is not there would print as nothing,
// or stop the build without saying where.

import type { Program } from "estree-jsx";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Loads a module of facts by its import's name; `undefined` when there is no such file. */
export type LoadFacts = (specifier: string) => Promise<Record<string, unknown> | undefined>;

type Found = { line: number; problem: string; fix: string };
type Node = { type: string; loc?: { start: { line: number } } | null } & Record<string, unknown>;

export async function checkFacts(tree: Root, loadFacts: LoadFacts): Promise<Found[]> {
  const found: Found[] = [];
  const programs = programsOf(tree);
  const facts = new Map<string, unknown>();
  const imported = new Set<string>();

  for (const node of nodesOf(programs, "ImportDeclaration")) {
    const from = (node.source as { value: string }).value;
    const module = isFacts(from) ? await loadFacts(from) : undefined;
    for (const specifier of node.specifiers as Node[]) {
      const local = nameOf(specifier.local);
      const name = nameOf(specifier.imported);
      imported.add(local);
      if (!isFacts(from)) continue;
      if (module && name in module) facts.set(local, module[name]);
      else found.push(missing(specifier, from.slice(1), name, Object.keys(module ?? {})));
    }
  }
  for (const node of nodesOf(programs, "MemberExpression")) {
    const fault = followPath(node, facts);
    if (fault) found.push(fault);
  }
  for (const node of nodesOf(programs, "CallExpression")) {
    if (!nameOf(node.callee).startsWith("print")) continue;
    for (const used of [node.callee, ...(node.arguments as Node[])].map(rootOf)) {
      if (!used || imported.has(nameOf(used)) || declares(programs, nameOf(used))) continue;
      found.push({
        line: lineOf(used),
        problem: `"${nameOf(used)}" is used here but never imported`,
        fix: `Add it to the imports at the top of the file, from the file of studio/ or facts/ that has it.`,
      });
    }
  }
  return found;
}

function isFacts(specifier: string): boolean {
  return /^#(facts|studio)\/.*\.ts$/.test(specifier);
}

/** `guidePrices.full.smal`: walks from the fact along the names as far as they exist. */
function followPath(node: Node, facts: ReadonlyMap<string, unknown>): Found | undefined {
  const names: string[] = [];
  let inner: Node = node;
  while (inner.type === "MemberExpression" && !inner.computed) {
    names.unshift(nameOf(inner.property));
    inner = inner.object as Node;
  }
  const root = nameOf(inner);
  if (inner.type !== "Identifier" || !facts.has(root)) return undefined;
  let value = facts.get(root);
  const walked = [root];
  for (const name of names) {
    if (value === null || value === undefined) return undefined;
    const next = (value as Record<string, unknown>)[name];
    if (next === undefined) return missing(node, walked.join("."), name, Object.keys(value));
    walked.push(name);
    value = next;
  }
  return undefined;
}

function missing(node: Node, where: string, name: string, there: readonly string[]): Found {
  return {
    line: lineOf(node),
    problem: `${where} has no "${name}"`,
    fix: there.length > 0 ? `It has: ${there.join(", ")}.` : `There is no file ${where}.`,
  };
}

/** Everything between braces, and the imports and exports. */
function programsOf(tree: Root): Program[] {
  const programs: Program[] = [];
  visit(tree, (node) => {
    const estree = (node.data as { estree?: Program | null } | undefined)?.estree;
    if (estree) programs.push(estree);
    if (!("attributes" in node)) return;
    for (const { value } of node.attributes) {
      const inner = typeof value === "object" ? value?.data?.estree : undefined;
      if (inner) programs.push(inner);
    }
  });
  return programs;
}

/** Every node of the kind, the outer ones before those inside them. */
function nodesOf(value: unknown, type: string, into: Node[] = []): Node[] {
  if (typeof value !== "object" || value === null) return into;
  if ((value as Node).type === type) into.push(value as Node);
  for (const [key, child] of Object.entries(value)) {
    if (key !== "loc" && key !== "comments") nodesOf(child, type, into);
  }
  return into;
}

function declares(programs: readonly Program[], name: string): boolean {
  const named = [
    ...nodesOf(programs, "VariableDeclarator").map((node) => node.id),
    ...nodesOf(programs, "FunctionDeclaration").flatMap(({ id, params }) => [id, params]),
    ...nodesOf(programs, "ArrowFunctionExpression").map((node) => node.params),
  ];
  return nodesOf(named, "Identifier").some((identifier) => nameOf(identifier) === name);
}

/** The identifier that `a.b.c` begins with; `undefined` for anything else. */
function rootOf(value: unknown): Node | undefined {
  let node = value as Node;
  while (node.type === "MemberExpression") node = node.object as Node;
  return node.type === "Identifier" ? node : undefined;
}

function nameOf(value: unknown): string {
  return String((value as { name?: unknown } | undefined)?.name ?? "");
}

function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}
