// How the pages are built: MDX, CSS Modules through Lightning CSS, one chunk a page.

import { Features } from "lightningcss";
import { createLogger, defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { areaMap } from "./run/area-map.ts";
import { firstFilm } from "./run/first-film.ts";
import { layerModules } from "./run/layer-modules.ts";
import { mdxPages } from "./run/mdx-pages.ts";
import { wordmark } from "./run/size-wordmark.ts";
import { studioConditions, studioFolder } from "./run/studio-folder.mjs";

const logger = createLogger("warn");
const { warn } = logger;
// A selector that browsers know and Lightning CSS does not yet; it passes it on unchanged.
logger.warn = (message, options) => {
  if (!message.includes("target-current")) warn(message, options);
};

export default defineConfig({
  customLogger: logger,
  publicDir: `${studioFolder}/public`,
  resolve: { conditions: [...studioConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...studioConditions, ...defaultServerConditions] } },
  plugins: [areaMap(), firstFilm(), layerModules(), mdxPages(), wordmark()],
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
