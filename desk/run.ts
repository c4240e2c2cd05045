// Finds the command that was typed, reads its options, runs it, and explains itself when it cannot.

import { parseArgs } from "node:util";
import { EnvError } from "#server/env.ts";
import { type Command, type Desk, DeskError, InterruptedError, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { explainDatabase } from "./explain-database.ts";

/** Resolves to the exit status: 0 done, 1 could not be done, 2 typed wrongly, 130 ended by Ctrl+C. */
export async function runDesk(args: readonly string[], desk: Desk): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    desk.print(printUsage());
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    desk.printError(`There is no command "${name}".\n\n${printUsage()}`);
    return 2;
  }
  if (rest.includes("--help")) {
    desk.print(`${printCommand(command)}\n`);
    return 0;
  }
  try {
    const { values, words } = parseCommand(command, rest);
    await command.run(desk, values, words);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      desk.printError(`${error.message}\n\nUsage: ${printCommand(command)}\n`);
      return 2;
    }
    if (error instanceof DeskError || error instanceof EnvError) {
      desk.printError(`${error.message}\n`);
      return error instanceof InterruptedError ? 130 : 1;
    }
    const explained = explainDatabase(error);
    if (explained) {
      desk.printError(`${explained}\n`);
      return 1;
    }
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined || path === undefined) throw error;
    desk.printError(`${path} cannot be used (${code}).\n`);
    return 1;
  }
}

function parseCommand(command: Command, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: command.options,
      allowPositionals: true,
    });
    if (command.words !== "any" && positionals.length !== command.words) {
      throw new UsageError(
        command.words === 0
          ? `"${positionals[0]}" was not expected.`
          : `It takes ${command.words} beside its options, not ${positionals.length}.`,
      );
    }
    return { values: values as Record<string, string | boolean | undefined>, words: positionals };
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    if (code.startsWith("ERR_PARSE_ARGS")) throw new UsageError((error as Error).message);
    throw error;
  }
}

function printUsage(): string {
  const lines = commands.map((command) => `  ${printCommand(command)}`);
  return ["Usage: npm run desk -- COMMAND", "", ...lines, ""].join("\n");
}

function printCommand({ name, usage, summary }: Command): string {
  return `${`${name} ${usage}`.padEnd(44)} ${summary}`;
}
