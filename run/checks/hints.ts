// JSON Schemas, written by every build. Editors read them for hints, since a studio's files name them in `$schema`.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { studioFiles } from "../../studios/schema/files.ts";

const ROOT = join(import.meta.dirname, "../..");

/** @param folder relative to the project's root; a read-only folder gets no hints. */
export function writeHints(folder: string) {
  const hints = join(ROOT, folder, "schema");
  try {
    mkdirSync(hints, { recursive: true });
    for (const [name, schema] of Object.entries(studioFiles)) {
      const text = JSON.stringify(z.toJSONSchema(schema), null, 2);
      writeFileSync(join(hints, `${name}.json`), `${text}\n`);
    }
  } catch {
    // Ignored, since only editors need the hints.
  }
}
