import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { queuePhotoMails } from "#server/photos/batches.ts";
import { removePhoto } from "#server/photos/store.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildPhoto, createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { storedDeliveries, type TestSiteOptions } from "#tests/support/test-site.ts";
import type { Mail } from "../mailer.ts";

const batchPause = 60_000;
const mostAttached = 15_000_000;

async function createSite(count: number, options?: TestSiteOptions) {
  const site = await createSiteWithPhotos(count, options);
  const wait = async (milliseconds: number) => {
    site.clock.advance(milliseconds);
    await site.outbox.deliverDue();
  };
  const photoMails = () => site.mails.filter(({ attachments }) => attachments);
  await site.outbox.deliverDue();
  return { ...site, wait, photoMails };
}

const names = (mail: Mail | undefined) => mail?.attachments?.map(({ filename }) => filename);

describe("the mail with photos", () => {
  test("is sent once, a minute after the last photo, in the thread of the request's mail", async () => {
    const settings = { CONFIRMATION: "on" };
    const { wait, photoMails, mails, save, clock, database } = await createSite(2, { settings });
    await wait(batchPause - 1);
    await save(3);
    await wait(batchPause - 1);
    expect(photoMails()).toEqual([]);
    clock.advance(1);
    await Promise.all([1, 2].map(() => queuePhotoMails(database, randomUUID)));
    await wait(0);
    const [mail] = photoMails();
    expect(names(mail)).toEqual([1, 2, 3].map((id) => `request-1-photo-${id}.jpg`));
    const image = Buffer.from(buildPhoto(3).image);
    expect(mail?.attachments?.[2]).toMatchObject({ content: image, contentType: "image/jpeg" });
    const shown = [...String(mail?.html).matchAll(/cid:([^"]+)" alt="Photo [1-3]"/g)].map(
      ([, id]) => id,
    );
    expect(shown).toEqual(mail?.attachments?.map(({ cid }) => cid));
    expect(mail?.html, "between photos").not.toContain("</p>,");
    const first = mails.find(({ fileName }) => fileName === "request-1");
    expect(mail).toMatchObject({
      from: first?.from,
      headers: { "Auto-Submitted": "auto-generated" },
      inReplyTo: first?.messageId,
      references: first?.messageId,
      subject: `Re: ${first?.subject}`,
      fileName: "photos-1-1",
      replyTo: first?.replyTo,
      to: first?.to,
    });
    const guidePrice = /Guide price: .+/.exec(String(first?.text))?.[0];
    const reply = "To answer, reply to this email: your answer goes to ada@example.com.";
    expect(mail?.text).toContain(`3 photos for quote request 1\n\n${guidePrice}\n\n${reply}`);
    expect(mail?.html).toMatch(/3 photos for quote request 1<\/p>\s*<table/);
    expect(mail?.messageId).not.toBe(first?.messageId);
    await wait(10 * batchPause);
    expect(photoMails()).toHaveLength(1);
  });

  test("is followed by another for photos that arrive later", async () => {
    const { wait, photoMails, save, database, clock } = await createSite(1);
    await wait(batchPause);
    // As if some of the studio's addresses had refused the first mail until its deadline.
    const last = { deliveredTo: "studio@localhost", attempts: 9 };
    const giveUpAt = clock.now().toISOString();
    await database.queries
      .updateTable("notice")
      .set({ ...last, giveUpAt })
      .execute();
    await save(2);
    await wait(batchPause);
    expect(photoMails().map(names)).toEqual([["request-1-photo-1.jpg"], ["request-1-photo-2.jpg"]]);
    expect(new Set(photoMails().map(({ messageId }) => messageId)).size).toBe(2);
    const [, second] = await storedDeliveries({ database });
    expect([second?.attempts, String(second?.giveUpAt) > giveUpAt]).toEqual([1, true]);
  });

  test("is unchanged across attempts; photos that arrive meanwhile go into the next mail", async () => {
    let isAway = true;
    const tried: unknown[] = [];
    const site = await createSite(1, {
      async sendMail(mail) {
        if (!mail.attachments) return;
        tried.push([mail.messageId, names(mail)]);
        if (isAway) throw new Error("away");
      },
    });
    await site.wait(batchPause);
    await site.save(2);
    await site.wait(batchPause);
    isAway = false;
    await site.wait(batchPause);
    expect(tried.length).toBeGreaterThan(1);
    expect(new Set(tried.map((one) => JSON.stringify(one))).size).toBe(1);
    await site.wait(batchPause);
    expect(site.photoMails().map(names)).toEqual([
      ["request-1-photo-1.jpg"],
      ["request-1-photo-2.jpg"],
    ]);
  });

  test("excludes deleted photos, and is not sent if none is left", async () => {
    const { wait, photoMails, database, save } = await createSite(2);
    const deletePhoto = (number: number) => {
      const { requestKey, photoKey } = buildPhoto(number);
      return removePhoto(database, { requestKey, photoKey });
    };
    await deletePhoto(1);
    await wait(batchPause);
    expect(photoMails().map(names)).toEqual([["request-1-photo-2.jpg"]]);
    await save(3);
    await deletePhoto(3);
    await wait(batchPause);
    expect(photoMails()).toHaveLength(1);
  });

  test("attaches photos up to the size that mailboxes accept, and says how many didn't fit", async () => {
    const { wait, photoMails, save } = await createSite(0);
    const image = new Uint8Array(mostAttached / 4);
    for (const number of [1, 2, 3, 4]) await save(number, { image });
    await wait(batchPause);
    const [mail] = photoMails();
    expect(names(mail)).toHaveLength(3);
    expect(mail?.text).toContain("4 photos for quote request 1");
    expect(mail?.text).toContain("Attached: 3. 1 photo didn’t fit in this email.");
  });

  test("is not sent for a request flagged as spam, until the flag is removed", async () => {
    const site = await createSite(0);
    const key = buildPhoto(0).photoKey;
    await site.sendForm({ "bot-field": "x" }, { "Idempotency-Key": key });
    await site.save(1, { requestKey: key });
    await site.wait(batchPause);
    expect(site.mails).toHaveLength(1);
    await createTestDesk(site)("not-spam", "2");
    await site.wait(0);
    expect(site.photoMails().map(names)).toEqual([["request-2-photo-1.jpg"]]);
  });

  test("is sent soon, even if the clock is set back by a day", async () => {
    const day = 24 * 60 * batchPause;
    const { wait, photoMails, save, clock } = await createSite(1);
    clock.advance(day);
    await save(2);
    await wait(-day);
    expect(photoMails().map(names)).toEqual([["request-1-photo-1.jpg", "request-1-photo-2.jpg"]]);
  });
});
