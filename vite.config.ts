// How the pages are built: MDX, CSS Modules through Lightning CSS, one chunk a page.

import { createLogger, defineConfig } from "vite";
import { mdxPages } from "./run/mdx-pages.ts";

const logger = createLogger("warn");
const { warn } = logger;
// A selector that browsers know and Lightning CSS does not yet; it passes it on unchanged.
logger.warn = (message, options) => {
  if (!message.includes("target-current")) warn(message, options);
};

export default defineConfig({
  customLogger: logger,
  publicDir: "app/public",
  plugins: [mdxPages()],
  css: {
    transformer: "lightningcss",
    lightningcss: { cssModules: { pattern: "[hash]_[local]" } },
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
