// What a file imports, types and styles included, as it is written there.

import { compile } from "@mdx-js/mdx";
import { transform } from "lightningcss";
import { parseSync } from "rolldown/utils";

/** The specifiers, in order. Rejects when the file cannot be parsed. */
export async function readImports(path: string, source: string): Promise<string[]> {
  if (path.endsWith(".css")) return readStyleImports(path, source);
  const text = path.endsWith(".mdx") ? String(await compile({ value: source, path })) : source;
  const parsed = parseSync(path.replace(/\.mdx$/, ".js"), text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: string[] = [];
  collect(parsed.program, found);
  return path.endsWith(".mdx") ? found.filter((name) => name !== JSX_RUNTIME) : found;
}

/** What MDX itself adds to each text. */
const JSX_RUNTIME = "react/jsx-runtime";

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
  "TSExternalModuleReference",
]);

function collect(node: unknown, found: string[]): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) collect(item, found);
    return;
  }
  const name = nameIn(node as SyntaxNode);
  if (name !== undefined) found.push(name);
  for (const value of Object.values(node)) collect(value, found);
}

type SyntaxNode = {
  type?: string;
  source?: SyntaxNode | null;
  expression?: SyntaxNode;
  callee?: SyntaxNode;
  arguments?: SyntaxNode[];
  object?: SyntaxNode;
  property?: { name?: string };
  value?: unknown;
};

/** An address that is put together while running names no file here, and "*.mdx" only a kind of file. */
function nameIn(node: SyntaxNode): string | undefined {
  const named = IMPORTING.has(node.type ?? "")
    ? (node.source ?? node.expression)
    : isGlob(node)
      ? node.arguments?.[0]
      : undefined;
  const name = named?.value;
  return typeof name === "string" && !name.startsWith("*") ? name : undefined;
}

/** Vite's `import.meta.glob("../content/*.mdx")`. */
function isGlob({ type, callee }: SyntaxNode): boolean {
  const isOnMeta = callee?.object?.type === "MetaProperty";
  return type === "CallExpression" && isOnMeta && callee?.property?.name === "glob";
}

function readStyleImports(path: string, source: string): string[] {
  const { dependencies, exports } = transform({
    filename: path,
    code: Buffer.from(source),
    analyzeDependencies: true,
    cssModules: path.endsWith(".module.css"),
  });
  const composed = Object.values(exports ?? {})
    .flatMap(({ composes }) => composes)
    .flatMap((reference) => (reference.type === "dependency" ? [reference.specifier] : []));
  const named = (dependencies ?? []).flatMap((found) => ("url" in found ? [found.url] : []));
  return [...named, ...composed].filter((name) => !/^(data:|#|https?:)/.test(name));
}
