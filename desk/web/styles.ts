// The desk's stylesheet, joined from its files.

import { readFileSync } from "node:fs";

const files = ["base", "pages", "request"];

export const styles = files
  .map((file) => readFileSync(new URL(`./styles/${file}.css`, import.meta.url), "utf8"))
  .join("\n");
