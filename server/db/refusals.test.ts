import { expect, test } from "vitest";
import {
  CorruptDatabaseError,
  isRefusal,
  SiteRunningError,
  VersionMismatchError,
} from "./refusals.ts";

test.each([
  ["CorruptDatabaseError", new CorruptDatabaseError("damaged"), true],
  ["VersionMismatchError", new VersionMismatchError("newer"), true],
  ["SiteRunningError", new SiteRunningError("running"), true],
  ["Error", new Error("unable to open database file"), false],
])("an error of the name %s is told to people as it stands, or not", (name, error, isTold) => {
  expect(error.name).toBe(name);
  expect(isRefusal(error)).toBe(isTold);
});
