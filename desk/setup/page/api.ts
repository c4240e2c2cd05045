// Requests of the set-up's page to its server, and what it answers.

import type { RJSFSchema, UiSchema } from "@rjsf/utils";

export type FieldProblem = { field: string; problem: string; mend?: string };

export type SectionForm = {
  id: string;
  title: string;
  lead: string;
  schema: RJSFSchema;
  controls: UiSchema;
  data: Record<string, unknown>;
  problems: FieldProblem[];
  state: State;
  /** Titles of sections that have to be right before this one is on the site. */
  waitsFor: string[];
  canUndo: boolean;
  /** Why the file cannot be read. */
  broken?: { file: string; line?: number; problem: string; mend?: string };
};

export type State = "to do" | "to correct" | "done";

export type Photo = {
  name: string;
  where: string;
  whose: string;
  /** Of the current picture. */
  image: string;
  size: { width: number; height: number };
  /** Part of the picture that words stand over, in hundredths. */
  words?: { left: number; top: number; width: number; height: number };
  alt?: string;
  isMissing: boolean;
};

/** What is open before the site goes live; `step` is where it is mended. */
export type OpenPoint = { file: string; problem: string; mend?: string; step?: string };

export type Progress = {
  sections: { id: string; title: string; state: State }[];
  missingPhotos: number;
  preview?: string;
};

/** The folder of the set-up's pages, which its script is in. */
const base = new URL("..", import.meta.url).pathname;

/** Rejects with an error whose message is for the person. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(base + path, init).catch(() => {
    throw new Error("The set-up does not answer. Is it still running in the terminal?");
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? "The set-up has ended. Start it again.");
  return answer;
}

export function put<Answer>(path: string, data: unknown): Promise<Answer> {
  return ask(path, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(data),
  });
}
