// Runner of the desk's commands in the terminal, with explanations of failures.

import { type ParseArgsConfig, parseArgs } from "node:util";
import { EnvError } from "#server/env.ts";
import { type Action, flag } from "../actions/action.ts";
import { actions } from "../actions.ts";
import { explainDatabase } from "../database.ts";
import { commandLine, type Desk, DeskError, InterruptedError, UsageError } from "../desk.ts";

/** Resolves to the exit status: 0 done, 1 failed, 2 invalid arguments, 130 ended by Ctrl+C. */
export async function runDesk(args: readonly string[], desk: Desk): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    desk.print(printUsage());
    return 0;
  }
  const action = actions.find((candidate) => candidate.name === name);
  if (action === undefined) {
    desk.printError(`There is no command "${name}".\n\n${printUsage()}`);
    return 2;
  }
  if (rest.includes("--help")) {
    desk.print(printHelp(action));
    return 0;
  }
  try {
    const { values, positionals } = readArguments(action, rest);
    await action.perform(desk, positionals, values);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      desk.printError(`${error.message}\n\n${printHelp(action)}`);
      return 2;
    }
    const explained = explainFailure(error);
    if (explained === undefined) throw error;
    desk.printError(`${explained}\n`);
    return error instanceof InterruptedError ? 130 : 1;
  }
}

function readArguments({ takes }: Action, args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, schema] of Object.entries(takes.shape)) {
    if (name !== "words") options[name] = { type: schema === flag ? "boolean" : "string" };
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    if (code.startsWith("ERR_PARSE_ARGS")) throw new UsageError((error as Error).message);
    throw error;
  }
}

/** `undefined` for an unexpected error. */
function explainFailure(error: unknown): string | undefined {
  if (error instanceof DeskError || error instanceof EnvError) return error.message;
  const explained = explainDatabase(error);
  if (explained !== undefined) return explained;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) return undefined;
  if (code === "ENOENT") {
    return `There is no ${path}. If the site has never run on this machine, start it once: npm start`;
  }
  return `${path} cannot be used (${code}).`;
}

function printUsage(): string {
  const lines = actions.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(44)} ${summary}`,
  );
  return [`Usage: ${commandLine("COMMAND")}`, "", ...lines, ""].join("\n");
}

function printHelp({ name, usage, summary }: Action): string {
  return `Usage: ${commandLine(`${name} ${usage}`).trimEnd()}\n${summary}\n`;
}
