// The rooms and who imports whom, as a Mermaid diagram for CONTRIBUTING.md.

import { type Import, roomOf } from "./import-graph.ts";
import { rooms } from "./rooms.ts";

/** An arrow for each pair of rooms with at least one import between them, tests left out. */
export function drawRooms(imports: readonly Import[]): string {
  const arrows = new Set<string>();
  for (const { from, to } of imports) {
    if (to.kind !== "file" || /\.test\.tsx?$/.test(from)) continue;
    const [importer, imported] = [topRoomOf(from), topRoomOf(to.path)];
    if (importer && imported && importer !== imported) arrows.add(`  ${importer} --> ${imported}`);
  }
  const inOrder = Object.keys(rooms).filter((name) => !name.includes("/"));
  const sorted = [...arrows].sort((a, b) => rank(a, inOrder) - rank(b, inOrder));
  return ["```mermaid", "flowchart TD", ...sorted, "```"].join("\n");
}

function topRoomOf(path: string): string | undefined {
  return roomOf(path)?.split("/")[0];
}

/** From the top of the house down. */
function rank(arrow: string, inOrder: readonly string[]): number {
  const [importer = "", imported = ""] = arrow.trim().split(" --> ");
  return -inOrder.indexOf(importer) * 100 - inOrder.indexOf(imported);
}
