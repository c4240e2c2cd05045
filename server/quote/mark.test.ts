import { expect, test } from "vitest";
import { createSiteWithRequests, storedRequests } from "#tests/support/test-site.ts";
import { changeNote, noteLimit } from "./mark.ts";

test("a note keeps its lines as any system writes them, and is cut at its limit", async () => {
  const site = await createSiteWithRequests(1);
  const noteAfter = async (note: string) => {
    await changeNote(site.database.queries, 1, note);
    return (await storedRequests(site))[0]?.note;
  };
  expect(await noteAfter(" Rang her:\r\nmatte\r\n")).toBe("Rang her:\nmatte");
  expect(await noteAfter("x".repeat(noteLimit + 1))).toBe("x".repeat(noteLimit));
  // Half an emoji, which no database takes.
  expect(await noteAfter(`${"x".repeat(noteLimit - 1)}🦊`)).toBe(
    `${"x".repeat(noteLimit - 1)}\ufffd`,
  );
});
