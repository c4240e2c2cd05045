// The studio's published files, and a copy of each file's last readable version in case a manual edit breaks the file.

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { checkFile } from "../../run/checks/data.ts";
import type { Problem } from "../../run/checks/problem.ts";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { printJson, readJson, replaceFiles, type Texts } from "../json-file.ts";
import { removeUnlisted } from "../pictures/list.ts";
import { DEMONSTRATION, fitPictures } from "./fit-pictures.ts";
import { emptied, type FileName } from "./sections.ts";

/** Files that decide which pictures the site shows. */
const PICTURED: readonly FileName[] = ["films", "portfolio", "reviews"];

/**
 * @param folder the studio's folder; if missing, created from the demonstration without its invented content
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

  const whole = names.filter((name) => !explainBroken(pathOf(name)));
  replaceFiles(Object.fromEntries(whole.map((name) => [copyOf(name), readText(pathOf(name))])));

  return {
    read,
    readAll,
    /** Why a file cannot be parsed; otherwise `undefined`. Does not check the values. */
    explainBroken: (name: FileName) => explainBroken(pathOf(name)),
    /** @param more other files to replace together with this one */
    publish(name: FileName, content: object, more: Texts) {
      const text = printJson(content);
      const isPictured = PICTURED.includes(name);
      const lists = isPictured ? fitPictures(folder, { ...readAll(), [name]: content }) : {};
      replaceFiles({ ...more, ...lists, [pathOf(name)]: text, [copyOf(name)]: text });
      if (isPictured) removeUnlisted(folder);
      changed();
    },
    /** Replaces a broken file with its copy, and moves the broken file to the drafts. */
    restore(name: FileName) {
      if (!explainBroken(pathOf(name)) || !existsSync(copyOf(name))) return;
      if (existsSync(pathOf(name))) renameSync(pathOf(name), join(drafts, `${name}.broken`));
      replaceFiles({ [pathOf(name)]: readText(copyOf(name)) });
      changed();
    },
    /** Restores the picture lists, which no section shows. */
    restorePictures() {
      for (const name of ["pictures", "picture-words"] as const) this.restore(name);
    },
    photoChanged: changed,
  };
}

const names = Object.keys(studioFiles) as FileName[];

function readStudio(read: (name: FileName) => unknown): StudioFiles {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as StudioFiles;
}

const readText = (file: string) => readFileSync(file, "utf8");

function explainBroken(file: string): Problem | undefined {
  if (!existsSync(file)) return { file: basename(file), problem: "this file is missing" };
  return checkFile(basename(file), readText(file), z.unknown())[0];
}

function createStudio(folder: string) {
  const part = `${folder}.part`;
  try {
    rmSync(part, { recursive: true, force: true });
    cpSync(DEMONSTRATION, part, {
      recursive: true,
      filter: (path) => path !== join(DEMONSTRATION, "schema"),
    });
    for (const [name, content] of Object.entries(emptied)) {
      const text = printJson({ $schema: `./schema/${name}.json`, ...content });
      replaceFiles({ [join(part, `${name}.json`)]: text });
    }
    replaceFiles(
      fitPictures(
        part,
        readStudio((name) => readJson(join(part, `${name}.json`))),
      ),
    );
    removeUnlisted(part);
    mkdirSync(folder, { recursive: true });
    rmSync(folder, { recursive: true });
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}
