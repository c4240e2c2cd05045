// Structured log, one JSON object per line. Never pass in visitor data, such as names, messages or query strings.

export type LogFields = Record<string, string | number | boolean | undefined>;
export type Log = Record<"info" | "warn" | "error", (event: string, fields?: LogFields) => void>;

/** @param write receives one line per event, with its line break. */
export function createLog(write: (line: string) => void, now = () => new Date()): Log {
  const at =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** Class, codes and stack of an error for the log. Excludes the message, in which databases quote personal data. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return {
    error: error.name,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    // SQLite's result code: Node's `code` is the same for a lock and a full disk.
    errcode: typeof errcode === "number" ? errcode : undefined,
    at: frames
      .slice(0, 4)
      .map((frame) => frame.trim().slice(3))
      .join(" < "),
  };
}
