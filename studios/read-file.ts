// Reads a JSON file of the studio that is served. The build has checked it against its schema; a browser never gets
// here, since the build writes the values into the readers (run/studio-modules.ts).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { studioFolder } from "./folder.mjs";
import type { StudioFiles } from "./schema/files.ts";

/** @param name of the file, without `.json`. Throws where it is missing or not JSON. */
export function readStudioFile<Name extends keyof StudioFiles>(name: Name): StudioFiles[Name] {
  const file = `${studioFolder}/${name}.json`;
  try {
    return JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
  } catch (error) {
    const failure = new Error(
      `${file}: ${(error as Error).message}. To see what is wrong: npm run check`,
    );
    // Where it was read from says nothing to whoever wrote the file.
    failure.stack = failure.message;
    throw failure;
  }
}
