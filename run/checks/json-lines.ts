// Line numbers of values in a JSON file, for messages.

type Path = readonly PropertyKey[];

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Line of the value at `path` in valid JSON, or of its nearest existing parent, counted from 1. */
export function lineOfValue(text: string, path: Path): number {
  const lines = new Map<string, number>();
  const open: { key: string | number; list: boolean }[] = [];
  let key: string | number | undefined;
  let line = 1;
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(end, index).split("\n").length - 1;
    end = index;
    const parent = open.at(-1);
    if (token === ":") continue;
    if (token === ",") {
      if (parent?.list && typeof parent.key === "number") parent.key += 1;
    } else if (token === "}" || token === "]") {
      open.pop();
    } else if (parent && !parent.list && key === undefined) {
      key = JSON.parse(token) as string;
      parent.key = key;
      lines.set(keyOf(open.map((one) => one.key)), line);
    } else {
      if (parent?.list) lines.set(keyOf(open.map((one) => one.key)), line);
      if (token === "{" || token === "[") open.push({ key: 0, list: token === "[" });
      key = undefined;
    }
  }
  for (let length = path.length; length > 0; length -= 1) {
    const found = lines.get(keyOf(path.slice(0, length)));
    if (found !== undefined) return found;
  }
  return 1;
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
