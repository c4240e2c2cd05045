// The set-up server as its page uses it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { openSetup } from "#desk/setup/app.ts";
import { findSection } from "#desk/setup/sections.ts";
import { openStudioStore } from "#desk/setup/studio-store.ts";
import { createGuard, root } from "#desk/web/guard.ts";
import { createTestFolder } from "./test-site.ts";

export type Content = Record<string, unknown>;
type Answer = {
  data: Content;
  version: string;
  problems: { field: string; problem: string; mend?: string }[];
  state: string;
  waitsFor: string[];
  canUndo: boolean;
  schema: { properties: Record<string, Content> };
  controls: Content;
  broken?: { file: string; line?: number; mend?: string };
};
export type TestSetup = Awaited<ReturnType<typeof enterSetup>>;

const host = { Host: "127.0.0.1:4300" };
export const headers = {
  ...host,
  "Content-Type": "application/json",
  Origin: "http://127.0.0.1:4300",
};
export const readStudioFile = (studio: string, file: string) =>
  JSON.parse(readFileSync(`studios/${studio}/${file}.json`, "utf8"));

/** The section's entries from a shipped studio. */
export function fillIn(id: string): Content {
  const { file = id, fields } = findSection(id) ?? {};
  // The second studio shows no projects or reviews.
  const studio = ["portfolio", "reviews"].includes(file) ? "demonstration" : "second";
  const { $schema: _, ...whole } = readStudioFile(studio, file);
  return Object.fromEntries(Object.entries(whole).filter(([key]) => fields?.includes(key) ?? true));
}

/** @param studio is the studio's folder, by default a new folder. */
export async function enterSetup(studio?: string) {
  const folder = studio ?? join(await createTestFolder(), "studio");
  const guard = createGuard();
  const errors: string[] = [];
  const changed = vi.fn();
  const handle = openSetup({
    guard,
    store: openStudioStore(folder, () => new Date("2027-03-01T12:00:00Z"), changed),
    assets: new Map(),
    preview: () => undefined,
    readOpen: async () => ({ claims: [], open: [] }),
    printError: (text) => errors.push(text),
  });
  const at = (path: string) => new URL(path, "http://127.0.0.1:4300");
  const entered = await handle(new Request(at(guard.entrance), { headers: host }));
  const cookie = entered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    handle(
      new Request(at(root + path), {
        ...init,
        headers: { ...headers, ...init.headers, Cookie: cookie },
      }),
    );
  return {
    studio: folder,
    handle,
    errors,
    changes: () => changed.mock.calls.length,
    ask,
    progress: async (): Promise<{ sections: { state: string }[]; missingPhotos: number }> =>
      (await ask("/progress")).json(),
    read: async (id: string): Promise<Answer> => (await ask(`/sections/${id}`)).json(),
    save: async (id: string, data: unknown): Promise<Answer> =>
      (await ask(`/sections/${id}`, { method: "PUT", body: JSON.stringify(data) })).json(),
    restore: async (id: string): Promise<Answer> =>
      (await ask(`/sections/${id}/restore`, { method: "POST" })).json(),
    undo: async (id: string): Promise<Answer> =>
      (await ask(`/sections/${id}/undo`, { method: "POST" })).json(),
    published: (file: string) => readFileSync(join(folder, `${file}.json`), "utf8"),
  };
}
