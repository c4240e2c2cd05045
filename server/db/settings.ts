// Key-value store for values that survive a restart.

import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type SettingName =
  /** Signs the links that mark a request as answered. */
  | "answer key"
  /** Day of the latest reminder. */
  | "reminded on"
  /** Latest confirmed time, used by purges; see care/confirmed-time.ts. */
  | "confirmed time"
  /** The clock at the latest purge, in milliseconds, followed by the `Doubt` of care/confirmed-time.ts, if any. */
  | "clock ahead"
  /** When the desk last wrote a backup. */
  | "backed up at";

export async function readSetting(
  queries: Kysely<Tables>,
  name: SettingName,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** Resolves to whether the value changed. If several instances set the same value at once, one gets true. */
export async function changeSetting(
  queries: Kysely<Tables>,
  name: SettingName,
  value: string,
): Promise<boolean> {
  const changed = await queries
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("setting.value", "!=", value),
    )
    .returning("name")
    .execute();
  return changed.length > 0;
}

/** Stores the value if the setting has none. Resolves to the stored value. */
export async function keepSetting(
  queries: Kysely<Tables>,
  name: SettingName,
  value: string,
): Promise<string> {
  await queries
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readSetting(queries, name)) ?? value;
}
