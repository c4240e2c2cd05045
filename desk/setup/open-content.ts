// Claims and open points of the studio being set up. A child process finds them: content modules read files only once.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Claim } from "#content/claims/claim.ts";
import type { Problem } from "../../run/checks/problem.ts";
import { sections } from "./sections.ts";

const ROOT = join(import.meta.dirname, "../..");

export type OpenContent = {
  claims: readonly Claim[];
  /** Open points, each with the ID of the set-up section that settles the point. */
  open: readonly (Problem & { step: string | undefined })[];
};

/** @param folder the studio's folder, relative to the project root */
export async function readOpen(folder: string): Promise<OpenContent> {
  const run = promisify(execFile);
  const env = { PATH: process.env.PATH, STUDIO: folder };
  const options = { cwd: ROOT, env, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, ["run/checks/main.ts", "--json"], options);
  const { claims, open } = JSON.parse(stdout) as { claims: Claim[]; open: Problem[] };
  return { claims, open: open.map((problem) => ({ ...problem, step: findStep(problem) })) };
}

function findStep({ file, field = "" }: Problem): string | undefined {
  const name = file.split("/").at(-1)?.replace(".json", "");
  if (name === "pictures" || name === "picture-words" || name === "sign.svg") return "photos";
  const [key = ""] = field.split(".");
  const ofFile = sections.filter((section) => section.file === name);
  return (ofFile.find(({ fields }) => fields?.includes(key)) ?? ofFile[0])?.id;
}
