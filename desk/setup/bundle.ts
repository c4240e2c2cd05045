// Bundle of the set-up's page, built in memory at each start so that nothing is added to the site's build.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

export type Assets = ReadonlyMap<string, { type: string; body: string }>;

const PAGE = join(import.meta.dirname, "page");
const CROPPER = "../../node_modules/react-easy-crop/react-easy-crop.css";

export async function bundlePage(): Promise<Assets> {
  const result = await build({
    configFile: false,
    root: PAGE,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic" } },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(PAGE, "main.tsx"),
        // Imported only by rjsf's test registry, which tree-shaking removes.
        external: ["@rjsf/validator-ajv8"],
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: "setup.js", codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { fileName: string; code?: string }[];
  };
  const code = output.find(({ fileName }) => fileName === "setup.js")?.code ?? "";
  const css = [join(PAGE, "setup.css"), join(import.meta.dirname, CROPPER)]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return new Map([
    ["setup.js", { type: "text/javascript; charset=utf-8", body: code }],
    ["setup.css", { type: "text/css; charset=utf-8", body: css }],
  ]);
}
