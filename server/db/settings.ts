// Values of the site that outlive a restart, by name.

import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type SettingName =
  /** Signs the links that mark a request as answered. */
  | "answer key"
  /** The day of the latest reminder. */
  | "reminded on"
  /** The latest time that the running site was sure of; purges go by it. */
  | "confirmed time"
  /** Milliseconds since 1970 of the clock at the latest purge; where it is ahead, since when and how long was run. */
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

/** Resolves to whether the value was another before: when several instances set the same one at once, true for one of them. */
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

/** Stores the value unless there is one already. Resolves to the stored one. */
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
