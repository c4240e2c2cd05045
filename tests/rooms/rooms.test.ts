// The rooms' rules over every file that git knows, and over imports that must be caught.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawRooms } from "./draw-rooms.ts";
import { listCircles, listForbidden, readGraph } from "./import-graph.ts";

const read = /\.(ts|tsx|mjs|mdx|css)$/;
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const paths = listed.split("\n").filter((path) => read.test(path) && existsSync(path));
const graph = await readGraph(
  new Map(paths.map((path) => [path, readFileSync(path, "utf8")] as const)),
);

test("every file imports only what its room may", () => {
  expect(graph.length).toBeGreaterThan(500);
  expect(listForbidden(graph)).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
  expect(listCircles(graph)).toEqual([]);
});

test("every package that is imported is declared", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const used = graph.flatMap(({ to }) => (to.kind === "package" ? [to.name] : []));
  const missing = used.filter(
    (name) => !declared.includes(name) && !declared.includes(`@types/${name}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("CONTRIBUTING.md shows the rooms as they import each other", () => {
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(drawRooms(graph));
});

async function isCaught(path: string, source: string): Promise<boolean> {
  return listForbidden(await readGraph(new Map([[path, source]]))).length > 0;
}

describe("an import is caught", () => {
  test.each([
    ["facts/a.ts", 'import "#contract/paths.ts"'],
    ["facts/a.ts", 'import "./../contract/paths.ts"'],
    ["facts/a.ts", 'import { useState } from "react"'],
    ["facts/a.ts", 'import fs from "fs"'],
    ["facts/a.ts", 'import fs from "node:fs"'],
    ["facts/a.ts", 'export * from "../content/faq.ts"'],
    ["facts/a.ts", 'import "#studio/studio.ts"'],
    ["studio/a.ts", 'import "#contract/paths.ts"'],
    ["studio/a.ts", 'import "#content/faq.ts"'],
    ["contract/a.ts", 'import "#content/faq.ts"'],
    ["contract/a.ts", 'const a = await import("../server/app.ts")'],
    ["contract/a.ts", 'import "kysely"'],
    ["content/a.ts", 'import "../app/app.tsx"'],
    ["content/a.ts", 'import "../server/app.ts"'],
    ["content/landing/a.ts", 'export { x } from "../../app/app.tsx"'],
    ["content/a.ts", 'type A = import("#app/app.tsx").A'],
    ["content/articles/a.mdx", 'import { A } from "../../app/ui/icons.tsx"\n\n# A'],
    ["content/a.ts", 'import "react"'],
    ["app/a.ts", 'import "#server/app.ts"'],
    ["app/a.ts", 'import type { A } from "../server/app.ts"'],
    ["app/a.ts", 'import "#desk/run.ts"'],
    ["app/a.ts", 'import "../run/build.ts"'],
    ["app/a.ts", 'const a = import.meta.glob("../server/*.ts")'],
    ["app/a.ts", 'import "hono"'],
    ["app/a.ts", 'import "path"'],
    ["app/ui/a.tsx", 'import { studio } from "#studio/studio.ts"'],
    ["app/ui/a.tsx", 'import "../quote/field.tsx"'],
    ["app/ui/a.module.css", '.a { composes: b from "../landing/section.module.css" }'],
    ["app/a.css", '@import "../server/a.css"'],
    ["server/a.ts", 'import "#desk/run.ts"'],
    ["server/a.ts", 'import "../run/build.ts"'],
    ["server/a.ts", 'import "#tests/support/site.ts"'],
    ["server/a.ts", 'import "../content/faq.ts"'],
    ["server/a.ts", 'import "#app/app.tsx"'],
    ["server/a.ts", 'import "vitest"'],
    ["server/a.ts", 'import { join } from "path"'],
    ["desk/a.ts", 'import "../app/app.tsx"'],
    ["desk/a.ts", 'import "kysely"'],
    ["desk/a.test.ts", 'import "#app/app.tsx"'],
    ["somewhere/a.ts", 'import "./b.ts"'],
  ])("in %s: %s", async (path, source) => {
    expect(await isCaught(path, source)).toBe(true);
  });
});

test.each([
  ["app/a.tsx", 'import "#content/faq.ts"; import "react-dom/client"; import "./ui/icons.tsx"'],
  ["app/a.test.ts", 'import "vitest"; import "node:fs"; import "#tests/support/site.ts"'],
  ["app/ui/a.module.css", '.a { composes: b from "../styles/base.module.css" }'],
  ["server/a.ts", 'import "node:fs"; import "#studio/studio.ts"; import "kysely/migration"'],
])("in %s this is allowed: %s", async (path, source) => {
  expect(await isCaught(path, source)).toBe(false);
});

test("a circle of three is found, whichever way it is written", async () => {
  const files = new Map([
    ["app/a.ts", 'import type { B } from "./b.ts"'],
    ["app/b.ts", 'export * from "#app/c.ts"'],
    ["app/c.ts", 'type A = import("./a.ts").A'],
  ]);
  expect(listCircles(await readGraph(files))).toEqual([
    "app/a.ts → app/b.ts → app/c.ts → app/a.ts",
  ]);
});
