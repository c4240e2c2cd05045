// The studio's published files, each with a copy of its last readable version in case a manual edit breaks it.

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { checkFile } from "../../run/checks/data.ts";
import type { Problem } from "../../run/checks/problem.ts";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { DEMONSTRATION, fitPictures } from "./fit-pictures.ts";
import { readJson, replaceFile } from "./json-file.ts";
import { emptied, type FileName } from "./sections.ts";

/** Files that decide which pictures the site shows. */
const PICTURED: readonly FileName[] = ["films", "portfolio", "reviews"];

export type PublishedFiles = ReturnType<typeof openPublishedFiles>;

/**
 * @param folder the studio's; if missing, created from the demonstration without its invented content
 * @param drafts folder for the copies
 * @param changed called after each published change
 */
export function openPublishedFiles(folder: string, drafts: string, changed: () => void) {
  if (!existsSync(join(folder, "business.json"))) createStudio(folder);
  const pathOf = (name: FileName) => join(folder, `${name}.json`);
  const copyOf = (name: FileName) => join(drafts, "good", `${name}.json`);
  const read = <Name extends FileName>(name: Name) =>
    (readJson(pathOf(name)) ?? readJson(copyOf(name))) as StudioFiles[Name];
  const readAll = () => readStudio(read);

  mkdirSync(join(drafts, "good"), { recursive: true });
  for (const name of names) {
    if (!explainBroken(pathOf(name))) copyFileSync(pathOf(name), copyOf(name));
  }

  return {
    read,
    readAll,
    /** Why a file cannot be parsed; `undefined` if it can. Its values are not checked. */
    explainBroken: (name: FileName) => explainBroken(pathOf(name)),
    publish(name: FileName, content: object) {
      if (PICTURED.includes(name)) fitPictures(folder, { ...readAll(), [name]: content });
      replaceFile(pathOf(name), content);
      copyFileSync(pathOf(name), copyOf(name));
      changed();
    },
    /** Replaces a broken file with its copy, and keeps the broken one among the drafts. */
    restore(name: FileName) {
      if (!explainBroken(pathOf(name)) || !existsSync(copyOf(name))) return;
      if (existsSync(pathOf(name))) renameSync(pathOf(name), join(drafts, `${name}.broken`));
      copyFileSync(copyOf(name), pathOf(name));
      changed();
    },
    /** Restores the lists of pictures, which no section shows. */
    restorePictures() {
      for (const name of ["pictures", "picture-words"] as const) this.restore(name);
    },
    /** Call after replacing a photo. */
    photoChanged() {
      fitPictures(folder, readAll());
      changed();
    },
  };
}

const names = Object.keys(studioFiles) as FileName[];

function readStudio(read: (name: FileName) => unknown): StudioFiles {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as StudioFiles;
}

function explainBroken(file: string): Problem | undefined {
  if (!existsSync(file)) return { file: basename(file), problem: "this file is missing" };
  return checkFile(basename(file), readFileSync(file, "utf8"), z.unknown())[0];
}

function createStudio(folder: string) {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(DEMONSTRATION, part, {
    recursive: true,
    filter: (path) => path !== join(DEMONSTRATION, "schema"),
  });
  for (const [name, content] of Object.entries(emptied)) {
    replaceFile(join(part, `${name}.json`), { $schema: `./schema/${name}.json`, ...content });
  }
  fitPictures(
    part,
    readStudio((name) => readJson(join(part, `${name}.json`))),
  );
  mkdirSync(folder, { recursive: true });
  rmSync(folder, { recursive: true });
  renameSync(part, folder);
}
