// The rooms and who imports whom, as a Mermaid diagram for CONTRIBUTING.md.

import { type Import, roomOf } from "./import-graph.ts";
import { rooms } from "./rooms.ts";

/** An arrow for each pair of rooms with at least one import between them, tests and what a longer way says left out. */
export function drawRooms(imports: readonly Import[]): string {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to.kind !== "file" || /\.test\.tsx?$/.test(from)) continue;
    const [importer, imported] = [topRoomOf(from), topRoomOf(to.path)];
    if (!importer || !imported || importer === imported) continue;
    below.set(importer, (below.get(importer) ?? new Set()).add(imported));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(below.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  // From the top of the house down.
  const arrows = Object.keys(rooms)
    .reverse()
    .flatMap((importer) => {
      const direct = [...(below.get(importer) ?? [])].sort();
      return direct
        .filter((imported) => !direct.some((other) => reaches(other, imported)))
        .map((imported) => `  ${importer} --> ${imported}`);
    });
  return ["```mermaid", "flowchart TD", ...arrows, "```"].join("\n");
}

function topRoomOf(path: string): string | undefined {
  return roomOf(path)?.split("/")[0];
}
