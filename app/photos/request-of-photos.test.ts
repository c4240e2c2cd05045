import { expect, test } from "vitest";
import { sentNote, unsentPrefix } from "#app/quote/unsent-store.ts";
import { retention } from "#facts/privacy.ts";
import { findRequestOfPhotos, isStillUnsent } from "./request-of-photos.ts";

const NOW = Date.UTC(2026, 10, 20);
const KEPT = retention.unsentRequest.amount * 24 * 3_600_000;
const [sent, unsent] = ["1", "2"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);

/** A storage that holds these entries. */
function hold(entries: Record<string, string>) {
  const stored = {
    ...entries,
    getItem: (name: string) => entries[name] ?? null,
    removeItem: (name: string) => void delete entries[name],
  };
  return () => stored as unknown as Storage;
}

test("photos belong to the request that was sent last, for as long as its note is kept", () => {
  const note = { [sentNote]: `${sent} ${NOW}` };
  expect(findRequestOfPhotos(hold(note), NOW + KEPT - 1)).toEqual({ key: sent, isUnsent: false });
  expect(findRequestOfPhotos(hold(note), NOW + KEPT)).toBeUndefined();
  expect(note).toEqual({});
});

test("they belong to the one that is still unsent before any other, until it is sent", () => {
  const entries = { [sentNote]: `${sent} ${NOW}`, [unsentPrefix + unsent]: "body" };
  expect(findRequestOfPhotos(hold(entries), NOW)).toEqual({ key: unsent, isUnsent: true });
  expect(isStillUnsent(hold(entries), unsent ?? "")).toBe(true);
  expect(isStillUnsent(hold(entries), sent ?? "")).toBe(false);
});

test.each([
  ["nothing is kept", hold({})],
  ["the note is damaged", hold({ [sentNote]: "x" })],
  [
    "storage is forbidden",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
])("there is no request where %s", (_, storage) => {
  expect(findRequestOfPhotos(storage, NOW)).toBeUndefined();
  expect(isStillUnsent(storage, "")).toBe(false);
});
