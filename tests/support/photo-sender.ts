// A visitor who sends photos of the first request of a test's site.

import { photosPath } from "#contract/photos.ts";
import { makePicture } from "./make-picture.ts";
import { createSiteWithPhotos, requestKey } from "./test-photos.ts";
import { buildUuid, type TestSiteOptions } from "./test-site.ts";

/** A header that is `undefined` is left out. */
export type PhotoCall = {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string | undefined> | undefined;
};

const small = await makePicture(40, 30);

/** @returns the site, and `call`: each photo has a number. */
export async function createSiteWithSender(options?: TestSiteOptions) {
  const site = await createSiteWithPhotos(0, options);
  const call = (number: number, { method = "POST", body = small, headers }: PhotoCall = {}) => {
    const sent = {
      "Content-Type": "image/jpeg",
      "Quote-Request-Key": requestKey,
      "Idempotency-Key": buildUuid(100 + number),
      ...headers,
    };
    const init = {
      method,
      headers: Object.entries(sent).filter(([, value]) => value !== undefined),
      ...(method === "POST" && { body, duplex: "half" }),
    } as RequestInit;
    return site.ask(photosPath, init, { address: "192.0.2.1" });
  };
  return { ...site, call };
}
