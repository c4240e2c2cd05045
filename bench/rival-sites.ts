// The landing page and one article as a static export of Next.js and as an Astro site: the same words, pictures and
// styles by each one's documented defaults, installed from npm into a temporary folder.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { HTMLElement, type Node, parse } from "node-html-parser";

export type Words = { name: string; title: string; style: string; root: HTMLElement };

/** What a rival is built from: each page's files, and those that every page has. */
type Rival = {
  packages: readonly string[];
  build: readonly string[];
  /** Where its build puts the site. */
  out: string;
  files: Record<string, string>;
  page(words: Words): Record<string, string>;
};

const next: Rival = {
  packages: ["next", "react", "react-dom"],
  build: ["next", "build"],
  out: "out",
  files: {
    "next.config.mjs": `export default { output: "export" };`,
    "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en-GB"><body>{children}</body></html>;
}`,
    "elements.js": `import { createElement } from "react";
export const build = (node) => typeof node === "string" ? node
  : createElement(node.tag, node.attributes, ...node.children.map(build));`,
  },
  page: ({ name, title, style, root }) => {
    const folder = join("app", name);
    return {
      [join(folder, "page.css")]: style,
      [join(folder, "words.json")]: JSON.stringify(toElement(root)),
      [join(folder, "page.jsx")]: `import "./page.css";
import { build } from "${name ? "../.." : ".."}/elements.js";
import words from "./words.json";
export const metadata = { title: ${JSON.stringify(title)} };
export default function Page() { return build(words); }`,
    };
  },
};

const astro: Rival = {
  packages: ["astro"],
  build: ["astro", "build"],
  out: "dist",
  files: { "astro.config.mjs": `export default {};` },
  page: ({ name, title, style, root }) => ({
    [`src/words/${name}.css`]: style,
    [`src/words/${name}.html`]: root.outerHTML,
    [`src/pages/${name || "index"}.astro`]: `---
import "../words/${name}.css";
import words from "../words/${name}.html?raw";
---
<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{${JSON.stringify(title)}}</title></head>
<body><Fragment set:html={words} /></body>
</html>`,
  }),
};

export const rivals = { "Next.js": next, Astro: astro };

/** @param path of the built page's file; `name` is "" for the landing page. */
export function readWords(name: string, path: string): Words {
  const document = parse(readFileSync(path, "utf8"));
  const root = document.querySelector("#root") as HTMLElement;
  for (const one of root.querySelectorAll("fieldset, form, script")) one.remove();
  return {
    name,
    title: document.querySelector("title")?.text ?? "",
    style: document.querySelector("style")?.text ?? "",
    root,
  };
}

/** @returns the site's folder and the packages' versions. */
export function buildRival(rival: Rival, pages: readonly Words[], folder: string) {
  const files = {
    "package.json": `{ "private": true, "type": "module" }`,
    ...rival.files,
    ...Object.assign({}, ...pages.map(rival.page)),
  } as Record<string, string>;
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // Pictures and the font keep their addresses.
  cpSync("dist/site", join(folder, "public"), {
    recursive: true,
    filter: (source) => !/\.(html|js|css|br|gz|zst|txt|xml|md)$/.test(source),
  });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  const execute = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
  execute("npm", "install", "--no-audit", "--no-fund", ...rival.packages.map(latest));
  execute("npx", ...rival.build);
  const versions = rival.packages.map((name) => {
    const file = join(folder, "node_modules", name, "package.json");
    return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
  });
  return { site: join(folder, rival.out), versions };
}

const latest = (name: string) => `${name}@latest`;

type Element = { tag: string; attributes: object; children: (Element | string)[] };

/** For React, which wrote this HTML and knows all names in it but that of a class; a style is an object. */
function toElement(node: HTMLElement): Element {
  const { class: className, style, ...others } = node.attributes;
  const flags = Object.entries(others).map(([name, value]) => [
    name,
    value === "" && name !== "alt" ? true : value,
  ]);
  return {
    tag: node.rawTagName,
    attributes: {
      ...Object.fromEntries(flags),
      className,
      ...(style && { style: Object.fromEntries(style.split(";").map(declaration)) }),
    },
    children: node.childNodes.flatMap(toChild),
  };
}

const toChild = (node: Node): (Element | string)[] =>
  node instanceof HTMLElement ? [toElement(node)] : node.text ? [node.text] : [];

function declaration(text: string): [string, string] {
  const [name = "", ...value] = text.split(":");
  const key = name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, one) => one.toUpperCase());
  return [key.trim(), value.join(":").trim()];
}
