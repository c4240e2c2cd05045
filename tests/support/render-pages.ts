// Program that prints a studio's pages as JSON, ten times as fast as a build. STUDIO is the studio's folder.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { checkContent } from "../../run/checks/check-content.ts";
import { findDeadLinks } from "../../run/checks/links.ts";
import { printProblems } from "../../run/checks/problem.ts";
import { studioFolder } from "../../studios/folder.mjs";

export type RenderedPage = { path: string; html: string };

const outDir = join(studioFolder, "render");
const problems = await checkContent(new Date());
const pages: RenderedPage[] = [];
if (problems.length === 0) {
  await build({
    logLevel: "error",
    configLoader: "native",
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: "app/entry.server.tsx" },
  });
  const entry = pathToFileURL(join(outDir, "entry.server.js")).href;
  const site = (await import(entry)) as typeof import("../../app/entry.server.tsx");
  const assets = { styles: [], style: "", fonts: [], boot: "/boot.js", late: [] };
  const render = site.createRender(() => assets);
  for (const { path } of site.pages) pages.push({ path, ...(await render(path)) });
}
const pagePaths = pages.map(({ path }) => path);
const html = new Map(pages.map((page) => [page.path, page.html]));
const file = "articles.json";
problems.push(...findDeadLinks({ pages: html, pagePaths, file, hasFile: () => true }));
if (problems.length > 0) throw new Error(printProblems(problems));
process.stdout.write(JSON.stringify(pages));
