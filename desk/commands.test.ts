import { expect, test } from "vitest";
import { commands } from "./commands.ts";

test.each(commands.map((command) => [command.name, command] as const))(
  "whoever looks for the command %s finds it in the file of its name",
  async (name, command) => {
    expect(Object.values(await import(`./${name}.ts`))).toContain(command);
  },
);
