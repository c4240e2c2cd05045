import { expect, test } from "vitest";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestSite,
  postForm,
  storedNotices,
  storedRequests,
} from "#tests/support/test-site.ts";
import { changeNote, clearSpam, noteLimit } from "./mark.ts";

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

test("a request that is no spam after all is told of where it would have been, and nowhere else", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
  const send = async () => {};
  const channels = [
    { name: "email", send },
    { name: "photos", wants: () => false, send },
  ] as const;
  let reference = 0;
  const clear = () =>
    clearSpam(site.database, 1, channels as never, site.clock.now(), () => `${++reference}`);
  expect([await clear(), await clear()]).toEqual([true, false]);
  expect(await storedNotices(site)).toMatchObject([{ quoteRequestId: 1, channel: "email" }]);
});
