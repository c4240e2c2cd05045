// Validation of a studio's files against their schemas: each problem with its file, line, field and remedy.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { lineOfValue } from "./json-lines.ts";
import type { Problem } from "./problem.ts";

type Issue = z.core.$ZodIssue;
type Hint = {
  description?: string;
  examples?: string[];
  properties?: Record<string, Hint>;
  items?: Hint;
};

export type CheckedData = { problems: Problem[]; files: Partial<StudioFiles> };

/** @param folder relative to the project's root. @returns problems, and the data of the valid files. */
export function checkData(root: string, folder: string): CheckedData {
  const problems: Problem[] = [];
  const files: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(studioFiles)) {
    const file = `${folder}/${name}.json`;
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
    const found = text === undefined ? missingFile(file) : checkFile(file, text, schema);
    problems.push(...found);
    if (text !== undefined && found.length === 0) files[name] = JSON.parse(text);
  }
  return { problems, files };
}

function missingFile(file: string): Problem[] {
  const mend = `Copy it from studios/demonstration/ and change what it says.`;
  return [{ file, problem: "this file is missing", mend }];
}

export function checkFile(file: string, text: string, schema: z.ZodType): Problem[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [{ file, ...explainSyntax(text, error as Error) }];
  }
  const result = schema.safeParse(data);
  if (result.success) return [];
  const hints = z.toJSONSchema(schema, { unrepresentable: "any" }) as Hint;
  return result.error.issues.map((issue) => explain(issue, { file, text, data, hints }));
}

function explainSyntax(text: string, { message }: Error) {
  const [, row] = /line (\d+)/.exec(message) ?? [];
  // A message without a line number quotes the text, starting ten characters before the mistake.
  const [, near] = /, \.\.\."(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const end = near ? text.indexOf(near) + 10 : text.trimEnd().length;
  return {
    line: row ? Number(row) : text.slice(0, end).split("\n").length,
    problem: "this cannot be read as JSON",
    mend: "Look in this line and the one before for a quotation mark, comma or bracket that is missing or typed twice. The last entry has no comma after it.",
  };
}

type Given = { file: string; text: string; data: unknown; hints: Hint };

function explain(issue: Issue, { file, text, data, hints }: Given): Problem {
  const [unknown] = issue.code === "unrecognized_keys" ? issue.keys : [];
  const path = unknown === undefined ? issue.path : [...issue.path, unknown];
  const value = path.reduce<unknown>((inner, key) => Object(inner)[key], data);
  const hint = path.reduce<Hint>(
    (inner, key) => inner.properties?.[String(key)] ?? inner.items ?? {},
    hints,
  );
  const params = (issue as { params?: { mend?: string } }).params;
  return {
    file,
    line: lineOfValue(text, path),
    field: path.join("."),
    problem: describe(issue, value),
    mend: params?.mend ?? mendOf(issue, hint),
  };
}

function mendOf(issue: Issue, { description, examples }: Hint): string | undefined {
  if (issue.code === "unrecognized_keys") return "Correct the spelling, or remove it.";
  const example = examples?.[0];
  return [description, example && !description?.includes(example) && `Write it as ${example}.`]
    .filter(Boolean)
    .join(" ");
}

function describe(issue: Issue, value: unknown): string {
  const shown = JSON.stringify(value);
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return "is missing";
      return `needs ${kinds[issue.expected] ?? issue.expected}, not ${shown}`;
    case "unrecognized_keys":
      return `there is no “${issue.keys[0]}” here`;
    case "invalid_value":
      if (value === undefined) return "is missing";
      return `${shown} is not one of: ${issue.values.join(", ")}`;
    case "too_small":
    case "too_big":
      return describeSize(issue, value);
    default:
      return issue.message;
  }
}

const kinds: Record<string, string> = {
  string: "text in quotation marks",
  number: "a number without quotation marks, currency sign or comma",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an entry in { }",
};

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown) {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const wanted = `at ${issue.code === "too_small" ? "least" : "most"} ${limit}`;
  if (typeof value === "number") return `${value} is out of range: ${wanted}`;
  if (value === "") return "is empty";
  const length = (value as { length: number }).length;
  if (Array.isArray(value))
    return length === 0 ? "the list is empty" : `has ${length} entries: ${wanted}`;
  return `has ${length} characters: ${wanted}`;
}
