// Client of the set-up's JSON API, with its response types.

import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { Region } from "../words-over.ts";

export type FieldProblem = { field: string; problem: string; mend?: string };

export type SectionForm = {
  id: string;
  title: string;
  lead: string;
  schema: RJSFSchema;
  controls: UiSchema;
  data: Record<string, unknown>;
  /** Sent back with a change. The server refuses the change if another tab has saved meanwhile. */
  version: string;
  problems: FieldProblem[];
  state: State;
  /** Titles of sections that must be valid before this one is published. */
  waitsFor: string[];
  canUndo: boolean;
  /** Set if the file cannot be read. */
  broken?: { file: string; line?: number; problem: string; mend?: string };
};

export type State = "to do" | "to correct" | "done";

export type Photo = {
  name: string;
  where: string;
  whose: string;
  /** URL of the current picture. */
  image: string;
  size: { width: number; height: number };
  /** Region that text covers. */
  words?: Region;
  alt?: string;
};

/** A point to settle before going live; `step` is the section that fixes it. */
export type OpenPoint = { file: string; problem: string; mend?: string; step?: string };

export type Progress = {
  sections: { id: string; title: string; state: State }[];
  missingPhotos: number;
  preview?: string;
};

/** Path prefix of the set-up; this script is served from its assets/ folder. */
const base = new URL("..", import.meta.url).pathname;

/** Status of the answer to a change if another tab or a manual edit came first. */
export const CONFLICT = 409;

const silent = "The set-up isn’t answering. Is it still running in the terminal?";
const slow = "The set-up is slow to answer. Nothing is lost: wait a minute, then save again.";
const ended = "This page’s set-up has ended. Start it again, and open the address that it prints.";

/** Rejects with an error. Its message is for the user; its `cause` is the status of the answer, if one came. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(base + path, init).catch(({ name }: Error) => {
    throw new Error(name === "TimeoutError" ? slow : silent);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? ended, { cause: response.status });
  return answer;
}

/** Bytes. Browsers refuse larger bodies in `keepalive` requests, which outlive their page. */
const LONGEST_KEPT_ALIVE = 60_000;

/** @param version version of the data before the change */
export function put<Answer>(path: string, data: unknown, version?: string): Promise<Answer> {
  const body = JSON.stringify(data);
  return ask(path, {
    method: "PUT",
    headers: { "Content-Type": "application/json", ...(version && { "If-Match": version }) },
    body,
    signal: AbortSignal.timeout(120_000),
    keepalive: new TextEncoder().encode(body).length < LONGEST_KEPT_ALIVE,
  });
}

/** Message after a save: published, waiting for another section, or kept as a draft. */
export function printSaved({ problems, title, waitsFor }: SectionForm): string {
  if (problems.length === 0) {
    if (waitsFor.length === 0) return `${title}: saved; the preview will update.`;
    return `${title}: saved. It appears in the preview once this is right too: ${waitsFor.join(", ")}.`;
  }
  const count = problems.length === 1 ? "1 entry" : `${problems.length} entries`;
  return `Kept as a draft: ${count} to correct before it appears in the preview.`;
}
