// The desk's one stylesheet: the site's own colours, sizes and headline face, then what the desk makes of them.

import { readFileSync } from "node:fs";

const sources = [
  "../../app/styles/fonts.css",
  "../../app/styles/tokens.css",
  "../../app/styles/page-tokens.css",
  "./styles/base.css",
  "./styles/bar.css",
  "./styles/forms.css",
  "./styles/tables.css",
  "./styles/request.css",
  "./styles/phone.css",
];

const read = (file: string) => readFileSync(new URL(file, import.meta.url));

export const styles = sources.map((file) => read(file).toString("utf8")).join("\n");
export const font = new Uint8Array(read("../../app/styles/special-gothic-subset.woff2"));
