import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";

test.each(commands.map((command) => [command.name, command] as const))(
  "whoever looks for the command %s finds it in the file of its name",
  async (name, command) => {
    expect(Object.values(await import(`./${name}.ts`))).toContain(command);
  },
);

test("no recipe redirects the desk's output together with npm's own lines", () => {
  const recipes = globSync(["*.md", "docs/**/*.md"]).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /npm run desk [^`#]*>/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(recipes).toEqual([]);
});
