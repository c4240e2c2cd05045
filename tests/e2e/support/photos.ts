// Photos on the thank-you page and in the tested server's store.

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { photos as words } from "#content/photos.ts";
import { readStore } from "./browser-test.ts";

/** Size of each stored photo in pixels, or "forgotten" for a removed one, whose row has no bytes. */
export function storedPhotosOf(email: string): string[] {
  return readStore<{ pixels: string; bytes: number }>(
    `select photo.width || ' × ' || photo.height as pixels, bytes from photo
      join quote_request on quote_request.id = quote_request_id where email = ?`,
    email,
  ).map(({ pixels, bytes }) => (bytes > 0 ? pixels : "forgotten"));
}

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const black = { channels: 3, background: "#000" } as const;

/** Makes a photo of 640 × 480 pixels, tagged to show as 480 × 640. @param isCut whether the file's end is missing */
export async function smallPhoto(name: string, isCut = false) {
  const create = { width: 640, height: 480, ...black, ...(isCut && { noise }) };
  const file = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const buffer = isCut ? file.subarray(0, file.length * 0.7) : file;
  return { name, mimeType: "image/jpeg", buffer };
}

export const chooser = (page: Page) => page.getByLabel(words.choose, { exact: true }).last();
export const items = (page: Page) =>
  page.getByRole("list", { name: words.list }).getByRole("listitem");
/** Matches the whole text, as photos still "Waiting to be sent" contain the word too. */
export const sentItems = (page: Page) =>
  items(page).filter({ has: page.getByText(words.states.sent, { exact: true }) });
export const addButton = (page: Page) => page.getByRole("button", { name: words.choose });
export const removeButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `${words.remove}: ${name}` });
