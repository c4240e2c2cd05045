// Build of the pages: MDX, CSS Modules through Lightning CSS, one chunk per page.

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
    // Lightning CSS would otherwise add code for light-dark(), which no style here uses.
    lightningcss: { exclude: Features.LightDark, cssModules: { pattern: "[hash]_[local]" } },
  },
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    target: "baseline-widely-available",
    cssMinify: "lightningcss",
    modulePreload: {
      polyfill: false,
      // Preloads only CSS: when a link opens a page, the shared scripts are loaded already, but its styles are not.
      resolveDependencies: (_, dependencies) =>
        dependencies.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
  },
});
