// Structured log: one JSON object a line. Nothing a visitor typed is ever passed in:
// no names, addresses, messages, query strings or request bodies.

export type LogFields = Record<string, string | number | boolean | undefined>;
export type Log = Record<"info" | "warn" | "error", (event: string, fields?: LogFields) => void>;

/** Writes through `write`, a line at a time. */
export function createLog(write: (line: string) => void, now = () => new Date()): Log {
  const at =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * What may be logged of an error: its class, code and the first lines of its stack.
 * Not its message, which may quote a value (a database names the row that broke a rule).
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return {
    error: error.name,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    // SQLite's own number: its code is the same for a lock and a full disk.
    errcode: typeof errcode === "number" ? errcode : undefined,
    at: frames
      .slice(0, 4)
      .map((frame) => frame.trim().slice(3))
      .join(" < "),
  };
}
