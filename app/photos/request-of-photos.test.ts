import { afterEach, expect, test, vi } from "vitest";
import { sentNote, unsentPrefix } from "#app/quote/unsent/store.ts";
import { photosFragment } from "#contract/photos.ts";
import { findRequestOfPhotos, takeLinkedRequest } from "./request-of-photos.ts";

const NOW = Date.UTC(2026, 10, 20);
const KEPT = 7 * 24 * 3_600_000;
const [sent, unsent, linked] = ["1", "2", "3"].map(
  (end) => `00000000-0000-4000-8000-00000000000${end}`,
);

afterEach(() => vi.unstubAllGlobals());

function hold(entries: Record<string, string>) {
  const stored = Object.assign(entries, {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(entries, { [name]: text }),
    removeItem: (name: string) => void delete entries[name],
  });
  return () => stored as unknown as Storage;
}

function followLink(session: () => Storage, hash: string) {
  const replaceState = vi.fn();
  vi.stubGlobal("location", { hash, pathname: "/thank-you", search: "" });
  vi.stubGlobal("history", { state: null, replaceState });
  takeLinkedRequest(session, NOW);
  return replaceState.mock.calls.map(([, , address]) => address);
}

test.each([
  ["sent last", { [sentNote]: `${sent} ${NOW - 1}` }, sent, false],
  [
    "submitted last, although it is unsent",
    { [sentNote]: `${sent} ${NOW - 9}`, [unsentPrefix + unsent]: `${NOW - 1} 0 a=1` },
    unsent,
    true,
  ],
  [
    "submitted last, even if a fast clock has dated an earlier one in the future",
    { [sentNote]: `${sent} ${NOW + 9}`, [unsentPrefix + unsent]: `${NOW - 1} 0 a=1` },
    unsent,
    true,
  ],
])("photos belong to the request %s", (_, entries, key, isUnsent) => {
  const stores = { local: hold(entries), session: hold({}) };
  expect(findRequestOfPhotos(stores, NOW)).toEqual({ key, isUnsent, isLinked: false });
});

test("a sent request's note expires after the retention period", () => {
  const entries = { [sentNote]: `${sent} ${NOW - KEPT}` };
  const stores = { local: hold(entries), session: hold({}) };
  expect(findRequestOfPhotos(stores, NOW)).toBeUndefined();
  expect(entries).not.toHaveProperty(sentNote);
});

test("a request sent after following a link gets the photos", () => {
  const stores = { local: hold({ [sentNote]: `${sent} ${NOW + 1}` }), session: hold({}) };
  followLink(stores.session, `${photosFragment}${linked}`);
  expect(findRequestOfPhotos(stores, NOW + 1)).toMatchObject({ key: sent, isLinked: false });
});

test.each(["#photos=1", "#questions", ""])("the fragment %j links no request", (hash) => {
  const stores = { local: hold({}), session: hold({}) };
  expect(followLink(stores.session, hash)).toEqual([]);
  expect(findRequestOfPhotos(stores, NOW)).toBeUndefined();
});

test("photos belong to no request if storage is blocked", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(findRequestOfPhotos({ local: forbidden, session: forbidden }, NOW)).toBeUndefined();
});
