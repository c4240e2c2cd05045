// @vitest-environment happy-dom

import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sentNote, unsentPrefix } from "#app/quote/unsent/store.ts";
import { photosFragment } from "#contract/photos.ts";
import { findRequestOfPhotos, takeLinkedRequest } from "./request-of-photos.ts";

const NOW = Date.UTC(2026, 10, 20);
const KEPT = 7 * 24 * 3_600_000;
const [sent, unsent, linked] = ["1", "2", "3"].map(
  (end) => `00000000-0000-4000-8000-00000000000${end}`,
);
const stores = { local: () => localStorage, session: () => sessionStorage };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a link with this fragment. @returns the fragment that is left in the address. */
function followLink(hash: string) {
  history.replaceState(null, "", `/thank-you${hash}`);
  onTestFinished(() => history.replaceState(null, "", "/"));
  takeLinkedRequest(stores.session, NOW);
  return location.hash;
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
  for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  expect(findRequestOfPhotos(stores, NOW)).toEqual({ key, isUnsent, isLinked: false });
});

test("a sent request's note expires after the retention period", () => {
  localStorage.setItem(sentNote, `${sent} ${NOW - KEPT}`);
  expect(findRequestOfPhotos(stores, NOW)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("photos go to a request that was sent after a link was followed", () => {
  localStorage.setItem(sentNote, `${sent} ${NOW + 1}`);
  expect(followLink(photosFragment + linked)).toBe("");
  expect(findRequestOfPhotos(stores, NOW + 1)).toMatchObject({ key: sent, isLinked: false });
});

test.each(["#photos=1", "#questions", ""])("the fragment %j links no request", (hash) => {
  expect(followLink(hash)).toBe(hash);
  expect(findRequestOfPhotos(stores, NOW)).toBeUndefined();
});

test("photos belong to no request if storage is blocked", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(findRequestOfPhotos({ local: forbidden, session: forbidden }, NOW)).toBeUndefined();
});
