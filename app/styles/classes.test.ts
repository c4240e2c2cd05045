// Finds classes that no component uses and class names without a style.

import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const components = globSync("app/**/*.tsx").map((path) => ({ path, code: read(path) }));
const modules = globSync("app/**/*.module.css");

/** Classes that a style sheet defines; `:global()` names those of drawings. */
function definedIn(css: string): Set<string> {
  const own = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
  return new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** Components that import the module, each with its local name for it. */
function importersOf(module: string) {
  return components.flatMap(({ path, code }) => {
    for (const [, name = "", from = ""] of code.matchAll(
      /import (\w+) from "(.*\.module\.css)"/g,
    )) {
      const file = from.startsWith("#") ? from.slice(1) : resolve(dirname(path), from);
      if (resolve(file) === resolve(module)) return [{ name, code }];
    }
    return [];
  });
}

describe.each(modules)("%s", (module) => {
  const defined = definedIn(read(module));
  const importers = importersOf(module);

  test("defines every class that components use", () => {
    const taken = importers.flatMap(({ name, code }) =>
      [...code.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, "g"))].map(
        ([, used = ""]) => used,
      ),
    );
    expect(taken.filter((used) => !defined.has(used))).toEqual([]);
  });
});

describe("the shared styles", () => {
  const shared = globSync("app/styles/*.css").map(read).join("\n");
  const defined = definedIn(shared);
  const texts = components.flatMap(({ code }) =>
    [
      ...code.matchAll(
        /className[=:]\s*\{?\s*(?:"([^"]*)"|`([^`]*)`|[^;}]*?\?\s*"([^"]*)"\s*:\s*"([^"]*)")/g,
      ),
    ]
      .flatMap((match) => match.slice(1))
      .map((text) =>
        text?.replaceAll(/\$\{[^}]*\}/g, (part) => part.match(/"[\w -]*"/g)?.join(" ") ?? ""),
      )
      .flatMap((text) => text?.match(/[\w-]+/g) ?? []),
  );
  const named = new Set(texts);

  test("every class that components name exists", () => {
    expect([...named].filter((name) => !defined.has(name))).toEqual([]);
  });
});
