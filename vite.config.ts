// How the pages are built: MDX, CSS Modules through Lightning CSS, one chunk a page.

import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { firstFilm } from "./run/first-film.ts";
import { layerModules } from "./run/layer-modules.ts";
import { mdxPages } from "./run/mdx-pages.ts";
import { studioModules } from "./run/studio-modules.ts";
import { studioFolder } from "./studios/folder.mjs";

export default defineConfig({
  logLevel: "warn",
  publicDir: `${studioFolder}/public`,
  plugins: [studioModules(), firstFilm(), layerModules(), mdxPages()],
  css: {
    transformer: "lightningcss",
    // It would prepare every colour scheme for light-dark(), which no style here uses.
    lightningcss: { exclude: Features.LightDark, cssModules: { pattern: "[hash]_[local]" } },
  },
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    target: "baseline-widely-available",
    cssMinify: "lightningcss",
    modulePreload: {
      polyfill: false,
      // Scripts that a page's chunk shares with others are there already; its style is not.
      resolveDependencies: (_, dependencies) =>
        dependencies.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
  },
});
