// Vite plugin for the studio's data: modules of studios/read/ as plain values; pictures, colours and map as modules.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { studioFolder } from "../studios/folder.mjs";
import type { StudioFiles } from "../studios/schema/files.ts";

const ROOT = join(import.meta.dirname, "..");
const READERS = join(ROOT, "studios/read");
const VIRTUAL = "\0studio-";

type Options = {
  /** Relative to the project's root. */
  folder?: string;
  /** Tests use "as they are", so that they can mock a reader's exports. */
  readers?: "as values" | "as they are";
};

export function studioModules({ folder = studioFolder, readers = "as values" }: Options = {}) {
  const studio = join(ROOT, folder);
  const read = <Name extends keyof StudioFiles>(name: Name): StudioFiles[Name] =>
    JSON.parse(readFileSync(join(studio, `${name}.json`), "utf8"));

  const virtual: Record<string, () => string> = {
    "hero-pictures": () => {
      const heroes = Object.entries(read("pictures").pictures).flatMap(([name, picture]) => {
        const code = /^hero-(?!grey$)(.+)$/.exec(name)?.[1];
        return code ? [[code, picture] as const] : [];
      });
      return exportDefault(Object.fromEntries(heroes));
    },
    "colours.css": () => printColours(read("look")),
    "no-map": () => exportDefault(""),
  };

  return {
    name: "studio-modules",
    enforce: "pre",
    resolveId(id) {
      const name = /^#studio\/(.+)$/.exec(id)?.[1];
      if (name === undefined || /^[\w-]+\.ts$/.test(name)) return undefined;
      if (name.startsWith("pictures/") || name in virtual) return VIRTUAL + name;
      if (name.startsWith("area-map") && !read("areas").map) return `${VIRTUAL}no-map`;
      return join(studio, name);
    },
    configureServer({ environments, watcher }) {
      // Reloads every module, since any may contain values of the changed file.
      watcher.on("all", (_, file) => {
        if (dirname(file) !== studio || !file.endsWith(".json")) return;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: "full-reload" });
        }
      });
    },
    async load(id) {
      if (id.startsWith(`${VIRTUAL}pictures/`)) {
        const name = id.slice(`${VIRTUAL}pictures/`.length);
        return exportDefault(read("pictures").pictures[name]);
      }
      if (id.startsWith(VIRTUAL)) return virtual[id.slice(VIRTUAL.length)]?.();
      if (readers === "as they are" || !id.startsWith(`${READERS}/`)) return undefined;
      // A new address each time bypasses the module cache, since files change while the development server runs.
      const values = await import(`${pathToFileURL(id).href}?${Date.now()}`);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  } satisfies Plugin;
}

function exportDefault(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

function printColours({ colours }: StudioFiles["look"]): string {
  const [dark = "", middle = "", light = ""] = colours.filmSheen;
  const sheen = [dark, middle, light, middle, dark].join(", ");
  return `@layer tokens{:root{--signal:${colours.signal};--signal-lit:${colours.signalLit};--signal-shade:${colours.signalShade};--on-signal:${colours.onSignal};--film-sheen:linear-gradient(104deg, ${sheen})}}`;
}
