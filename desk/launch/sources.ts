// What the built site is made of: the sources that hold words, and the built files with what they say.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { studioFolder } from "../../run/studio-folder.mjs";
import type { Sources } from "./point.ts";
import { toPlainText } from "./text.ts";

const ROOT = join(import.meta.dirname, "../..");
const HOLDS_WORDS = /\.(ts|tsx|mdx|svg|css|html|webmanifest)$/;
/** Tests, and the lists of a picture's files. */
const NOT_WRITTEN = /\.test\.|[\\/]pictures[\\/]/;
const ROOMS = ["content", "facts", "app"];

/** The studio's own files come first: that is where most words are replaced. */
export function readSources(): Sources {
  const files = [studioFolder, ...ROOMS].flatMap((room) =>
    listFiles(join(ROOT, room)).filter((file) => HOLDS_WORDS.test(file) && !NOT_WRITTEN.test(file)),
  );
  return new Map(
    files.map((file) => [toPath(relative(ROOT, file)), toPlainText(readFileSync(file, "utf8"))]),
  );
}

export type BuiltFile = {
  /** "/faq" for a page, "/assets/landing-3f9a1c22.js" for anything else. */
  address: string;
  /** Empty for what is no text. */
  text: string;
  /** The first eight digits of its SHA-256, as in the names of pictures. */
  hash: string;
};

const TEXT = new Set([".html", ".md", ".txt", ".xml", ".svg", ".js", ".css", ".webmanifest"]);
const COMPRESSED = new Set([".br", ".gz"]);

/** `undefined` where the site is not built. */
export function readBuiltSite(folder: string): BuiltFile[] | undefined {
  if (!existsSync(join(folder, "index.html"))) return undefined;
  return listFiles(folder)
    .filter((file) => !COMPRESSED.has(extname(file)))
    .map((file) => {
      const content = readFileSync(file);
      return {
        address: toPath(`/${relative(folder, file)}`).replace(/(?:index)?\.html$/, ""),
        text: TEXT.has(extname(file)) ? toPlainText(content.toString("utf8")) : "",
        hash: createHash("sha256").update(content).digest("hex").slice(0, 8),
      };
    });
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function toPath(file: string): string {
  return file.split(sep).join("/");
}
