// Build of the site: browser assets and prerendered pages in dist/site, the server's renderer in dist/render.

import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { PageAssets } from "../app/document.tsx";
import type { RenderPage } from "../contract/page-environment.ts";
import { dist, studioFolder } from "../studios/folder.mjs";
import { checkContent } from "./checks/check-content.ts";
import { writeHints } from "./checks/hints.ts";
import { findDeadLinks } from "./checks/links.ts";
import { printProblems } from "./checks/problem.ts";
import { compressSite } from "./compress-site.ts";
import { inlinePictures } from "./inline-pictures.ts";
import { pageAssets } from "./page-assets.ts";

const SITE = `${dist}/site`;
const RENDER = `${dist}/render`;

writeHints(studioFolder);
const problems = await checkContent(new Date());
if (problems.length > 0) {
  process.stderr.write(printProblems(problems));
  process.exit(1);
}
// Imported after the checks, since these modules read the content.
const { problemPlaceholders } = await import("../contract/page-environment.ts");
const { pagePaths } = await import("../contract/paths.ts");
const { writeCards } = await import("./seo/cards.ts");
const { writeSeoFiles } = await import("./seo/write-seo-files.ts");

// Node loads the configuration, since Vite would first bundle the files that the configuration imports.
await build({
  logLevel: "warn",
  configLoader: "native",
  build: {
    outDir: SITE,
    emptyOutDir: true,
    manifest: "pages-manifest.json",
    rolldownOptions: {
      input: "app/entry.client.tsx",
      output: {
        // Content blockers block files by name ("analytics"), so shared chunks are all named "part".
        // Hashes are short, since every page loads a route table that contains all of them.
        chunkFileNames: ({ isDynamicEntry }) =>
          `assets/${isDynamicEntry ? "[name]" : "part"}-[hash:6].js`,
        codeSplitting: {
          groups: [
            // Changes only with React's version, so returning visitors have it cached.
            {
              name: "react",
              test: /node_modules\/(?!@hotjar|minisearch|stemmer)/,
            },
            // Loaded by every page: the entry's modules, and small modules without styles that many pages share.
            {
              name: "site",
              test: /\/app\/(entry\.client|ui\/(page-link|unbroken))|\/facts\/(finishes|kept-in-browser|print|size-bands|times|units)\.ts|studios\/read\/(films|has|prices|times|warranty)\.ts|\/content\/(offers|price-basis)/,
            },
            // Shared by both configurators. The film picker, which the estimator doesn't need, stays out.
            { name: "configurator", test: /\/app\/configurator\/(?!film-picker)/ },
            // Listed before "picker", or else /faq, which shows swatches, would load the list of films too.
            { name: "swatch", test: /\/app\/ui\/swatch/ },
            // Shared by the visualiser's article and the landing page.
            { name: "picker", test: /\/app\/(configurator\/film-picker|ui\/picture)/ },
            { name: "text", test: /\/app\/article\/(plate|table)\.tsx$/ },
          ],
        },
      },
    },
  },
});
// The boot script runs first, so it is a single file without imports.
await build({
  logLevel: "warn",
  configLoader: "native",
  publicDir: false,
  build: {
    outDir: SITE,
    emptyOutDir: false,
    manifest: "boot-manifest.json",
    rolldownOptions: { input: "app/boot.ts" },
  },
});
await build({
  logLevel: "warn",
  configLoader: "native",
  publicDir: false,
  ssr: { noExternal: true },
  build: { outDir: RENDER, emptyOutDir: true, ssr: "app/entry.server.tsx" },
});

const manifest = {
  ...(await takeManifest("pages-manifest.json")),
  ...(await takeManifest("boot-manifest.json")),
};
const cards: Record<string, string> = await writeCards(SITE);
const { pages, renderArticleText } = (await import(
  pathToFileURL(`${RENDER}/entry.server.js`).href
)) as typeof import("../app/entry.server.tsx");
const assets: Record<string, PageAssets> = Object.fromEntries(
  pages.map(({ path, source }) => {
    const card = cards[path];
    return [source, { ...pageAssets(manifest, source), ...(card && { card }) }];
  }),
);
const styles = Object.fromEntries(
  Object.values(assets)
    .flatMap((asset) => asset.styles)
    .map((file) => [file, readFileSync(SITE + file, "utf8").trim()]),
);
await writeFile(`${RENDER}/assets.json`, JSON.stringify({ assets, styles }));
await writeFile(
  `${RENDER}/render.js`,
  `import { createRender } from "./entry.server.js";
import built from "./assets.json" with { type: "json" };
export const render = createRender((source) => {
  const assets = built.assets[source];
  return { ...assets, style: assets.styles.map((file) => built.styles[file]).join("") };
});
`,
);

const { render } = (await import(pathToFileURL(`${RENDER}/render.js`).href)) as {
  render: RenderPage;
};
const built = new Map([["/404", await writePage("/404", "/404")]]);
for (const path of pagePaths) {
  built.set(path, await writePage(path === "/" ? "/index" : path, path));
}
const { html } = await render("/", { problem: { status: 500, ...problemPlaceholders } });
await writeFile(`${RENDER}/problem.html`, html);
await writeSeoFiles(SITE, renderArticleText);
const dead = findDeadLinks({
  pages: built,
  pagePaths,
  file: `${studioFolder}/articles.json`,
  // The server redirects addresses with .html.
  hasFile: (path) => !path.endsWith(".html") && existsSync(SITE + decodeURI(path)),
});
if (dead.length > 0) {
  process.stderr.write(printProblems(dead));
  process.exit(1);
}
await compressSite(SITE);
process.stdout.write(`${pagePaths.length + 1} pages built into ${SITE}\n`);

/** Reads a manifest and removes it from the site, since only the build needs it. */
async function takeManifest(name: string): Promise<Manifest> {
  const text = await readFile(`${SITE}/${name}`, "utf8");
  await rm(`${SITE}/${name}`);
  return JSON.parse(text) as Manifest;
}

async function writePage(file: string, path: string) {
  const { html, status } = await render(path);
  if (status === 404 && path !== "/404") {
    throw new Error(`The page ${path} has no text. Name its file after the path.`);
  }
  await mkdir(dirname(`${SITE}${file}`), { recursive: true });
  await writeFile(`${SITE}${file}.html`, inlinePictures(html, SITE));
  return html;
}
