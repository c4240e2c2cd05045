// The imports of the whole project, held against the table of rooms.

import { builtinModules } from "node:module";
import { join } from "node:path/posix";
import { readImports } from "./read-imports.ts";
import { free, type Room, rooms, testing } from "./rooms.ts";

export type Import = { from: string; name: string; to: Target };
type Target =
  | { kind: "file"; path: string }
  | { kind: "package"; name: string }
  | { kind: "node"; name: string };

/** @param files source by path from the project's root. */
export async function readGraph(files: ReadonlyMap<string, string>): Promise<Import[]> {
  const imports: Import[] = [];
  for (const [from, source] of files) {
    for (const name of await readImports(from, source)) {
      imports.push({ from, name, to: findTarget(from, name) });
    }
  }
  return imports;
}

function findTarget(from: string, name: string): Target {
  const [plain = ""] = name.split("?");
  if (plain.startsWith("#")) return { kind: "file", path: plain.slice(1) };
  if (plain.startsWith(".")) return { kind: "file", path: join(from, "..", plain) };
  if (plain.startsWith("node:") || builtinModules.includes(plain)) return { kind: "node", name };
  const parts = plain.split("/");
  return { kind: "package", name: parts.slice(0, plain.startsWith("@") ? 2 : 1).join("/") };
}

/** One line for each import that its room may not make. */
export function listForbidden(imports: readonly Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = findReason(found);
    return reason ? [`${found.from} imports "${found.name}": ${reason}`] : [];
  });
}

function findReason({ from, name, to }: Import): string | undefined {
  if (to.kind === "node" && !name.startsWith("node:")) return "Node's modules are named node:…";
  if (free.some((place) => isIn(place, from))) return undefined;
  const own = roomOf(from);
  if (own === undefined) return "the file is in no room of tests/rooms/rooms.ts";
  const allowed = withTesting(from, rooms[own]);
  if (to.kind === "node") return allowed.node ? undefined : `${own}/ runs where Node is not`;
  if (to.kind === "package") {
    return allowed.packages.includes(to.name) ? undefined : `${own}/ may not use that package`;
  }
  const reached = roomOf(to.path) ?? to.path;
  const may = [own, ...allowed.rooms].some((place) => isIn(place, reached) || isIn(place, to.path));
  return may ? undefined : `${own}/ may not import ${reached}/`;
}

function withTesting(from: string, room: Room): Room {
  if (!/\.test\.tsx?$/.test(from)) return room;
  return {
    rooms: [...room.rooms, ...testing.rooms],
    packages: [...room.packages, ...testing.packages],
    node: true,
  };
}

export function roomOf(path: string): keyof typeof rooms | undefined {
  const names = Object.keys(rooms) as (keyof typeof rooms)[];
  return names
    .filter((name) => isIn(name, path))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

function isIn(place: string, path: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** The circles among files, each as its files in order; none is the only good answer. */
export function listCircles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (to.kind === "file") next.set(from, [...(next.get(from) ?? []), to.path]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}
