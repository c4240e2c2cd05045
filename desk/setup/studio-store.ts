// The studio's files during set-up: valid files are published at once; invalid files wait as drafts.

import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkFile } from "../../run/checks/data.ts";
import { checkStudio } from "../../run/checks/studio.ts";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { printJson, readJson, replaceFiles, type Texts } from "../json-file.ts";
import { listArticles } from "./form-schema.ts";
import { beginnings, type FileName, type Section, sections } from "./sections.ts";
import { openPublishedFiles } from "./studio-files.ts";

export type FieldProblem = { field: string; problem: string; mend?: string | undefined };

export type Content = Record<string, unknown>;

/** Number of earlier versions of a section to keep, besides the one being added. */
const KEPT = 50;

export type StudioStore = ReturnType<typeof openStudioStore>;

/** Calls `changed` after each published change. */
export function openStudioStore(folder: string, now: () => Date, changed = () => {}) {
  const drafts = join(folder, ".setup");
  const published = openPublishedFiles(folder, drafts, changed);
  const savedFile = join(drafts, "saved.json");
  const draftOf = (file: FileName) => join(drafts, `${file}.json`);
  /** Copy of the published file as it was when the draft was written. */
  const baseOf = (file: FileName) => join(drafts, "base", `${file}.json`);
  const historyOf = (section: Section) => join(drafts, "history", section.id);

  const readSaved = (): string[] => {
    const saved = readJson(savedFile);
    return Array.isArray(saved) ? saved : [];
  };
  const isUntouched = (file: FileName) =>
    !sections.some((section) => section.file === file && readSaved().includes(section.id));

  function readContent(file: FileName): Content {
    const draft = readJson(draftOf(file));
    const base = readJson(baseOf(file));
    if (isContent(draft) && isContent(base)) {
      return withManualEdits(draft, base, { ...published.read(file) });
    }
    if (isContent(draft)) return draft;
    const start = beginnings[file];
    const content = start && isUntouched(file) ? start : published.read(file);
    return isContent(content) ? content : { ...start };
  }

  function findProblems(file: FileName, content: Content): FieldProblem[] {
    const text = JSON.stringify(content);
    const found = checkFile(file, text, studioFiles[file]);
    const problems = found.length > 0 ? found : findSlips(file, content);
    return problems.map(({ field = "", problem, mend }) => ({ field, problem, mend }));
  }

  /** Finds unknown articles and future dates, which the schemas accept. The build checks pictures. */
  function findSlips(file: FileName, content: Content) {
    const studio = {
      folder: "",
      files: { ...published.readAll(), [file]: content },
      read: () => JSON.stringify(content),
      now: now(),
    };
    return checkStudio(studio, { tradeArticles: listArticles(), cards: {} }).filter(
      (one) => one.file === `/${file}.json`,
    );
  }

  function write(file: FileName, content: Content, more: Texts = {}) {
    const complete = { $schema: `./schema/${file}.json`, ...content };
    if (findProblems(file, complete).length > 0) {
      const base = printJson(published.read(file));
      return replaceFiles({ ...more, [baseOf(file)]: base, [draftOf(file)]: printJson(complete) });
    }
    published.publish(file, complete, more);
    rmSync(draftOf(file), { force: true });
  }

  function remember(section: Section, content: Content): Texts {
    const history = historyOf(section);
    const versions = listVersions(history);
    const next = (versions.at(-1) ?? 0) + 1;
    for (const old of versions.slice(0, -KEPT)) rmSync(join(history, `${old}.json`));
    return { [join(history, `${next}.json`)]: printJson(content) };
  }

  function replaceOwn(section: Section, data: Content): Content {
    const others = Object.entries(readContent(section.file)).filter(([key]) => !has(section, key));
    return complete(section.file, { ...Object.fromEntries(others), ...data });
  }

  return {
    folder,
    read(section: Section) {
      const content = readContent(section.file);
      const all = findProblems(section.file, content);
      const problems = all.filter(({ field }) => isOf(section, field));
      const waitsFor = sections.filter(
        (other) =>
          other.file === section.file &&
          other.id !== section.id &&
          all.some(({ field }) => isOf(other, field)),
      );
      const isSaved = readSaved().includes(section.id);
      const broken = published.explainBroken(section.file);
      const isWrong = broken !== undefined || (isSaved && problems.length > 0);
      return {
        data: pick(content, section),
        problems: isSaved ? problems : [],
        state: isWrong ? "to correct" : isSaved ? "done" : "to do",
        /** Titles of the file's other invalid sections. Publication waits for them. */
        waitsFor: waitsFor.map(({ title }) => title),
        canUndo: listVersions(historyOf(section)).length > 0,
        /** Set if a manual edit has made the file unreadable. */
        broken,
      } as const;
    },
    save(section: Section, data: Content) {
      const before = pick(readContent(section.file), section);
      const saved = readSaved();
      const hasChanged = JSON.stringify(before) !== JSON.stringify(data);
      write(section.file, replaceOwn(section, data), {
        ...(hasChanged && remember(section, before)),
        ...(!saved.includes(section.id) && { [savedFile]: printJson([...saved, section.id]) }),
      });
    },
    undo(section: Section) {
      const history = historyOf(section);
      const last = listVersions(history).at(-1);
      if (last === undefined) return;
      const file = join(history, `${last}.json`);
      const content = readJson(file);
      if (isContent(content)) write(section.file, replaceOwn(section, content));
      rmSync(file);
    },
    restore: ({ file }: Section) => published.restore(file),
    restorePictures: () => published.restorePictures(),
    photoChanged: published.photoChanged,
    readPublished: published.read,
    /** Saves the change if the file stays valid; otherwise returns the problem. */
    changeIfValid(file: FileName, change: (content: Content) => Content): string | undefined {
      const next = change(readContent(file));
      const [found] = findProblems(file, next);
      if (found) return [`${found.problem}.`, found.mend].filter(Boolean).join(" ");
      write(file, next);
      return undefined;
    },
  };
}

/** Fills in `groupFilms`, the films whose colours mark the groups of articles. */
function complete(file: FileName, content: Content): Content {
  if (file !== "films") return content;
  const { films, groupFilms } = content as Partial<StudioFiles["films"]>;
  if (!Array.isArray(films) || films.length === 0) return content;
  const groups = ["prices", "choosing", "care", "rules"] as const;
  const codeAt = (index: number) => films[index % films.length]?.code;
  const isThere = (code: unknown) => films.some((film) => film.code === code);
  const chosen = groups.map((group, index) => {
    const code = groupFilms?.[group];
    return [group, isThere(code) ? code : codeAt(index)];
  });
  return { ...content, groupFilms: Object.fromEntries(chosen) };
}

/** The draft, but with the file's current value for each key that the draft has not changed. */
function withManualEdits(draft: Content, base: Content, file: Content): Content {
  const isSame = (key: string) => JSON.stringify(draft[key]) === JSON.stringify(base[key]);
  const edited = Object.keys({ ...base, ...file }).filter(isSame);
  return { ...draft, ...Object.fromEntries(edited.map((key) => [key, file[key]])) };
}

function pick(content: Content, section: Section): Content {
  return Object.fromEntries(Object.entries(content).filter(([key]) => has(section, key)));
}

function has({ fields }: Section, key: string): boolean {
  return key !== "$schema" && (fields === undefined || fields.includes(key));
}

/** A field that no section shows belongs to the file's first section, except `groupFilms`, which `complete` sets. */
function isOf(section: Section, field: string): boolean {
  const [key = ""] = field.split(".");
  const ofFile = sections.filter(({ file }) => file === section.file);
  return key !== "groupFilms" && (ofFile.find((one) => has(one, key)) ?? ofFile[0]) === section;
}

function listVersions(history: string): number[] {
  if (!existsSync(history)) return [];
  return readdirSync(history)
    .map((name) => Number(name.replace(/\.json$/, "")))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

function isContent(value: unknown): value is Content {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
