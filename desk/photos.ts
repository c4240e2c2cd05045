// desk photos ID: the photos of one quote request, listed or written as files to look at.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findPhoto, listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { type Command, DeskError, parseCount, parseOut, withDatabase } from "./command.ts";
import { printLocalTime } from "./print.ts";
import { type Column, printTable } from "./table.ts";

const columns: readonly Column<PhotoInBrief>[] = [
  { title: "Photo", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "Pixels", value: ({ width, height }) => `${width} × ${height}` },
  { title: "KB", value: ({ bytes }) => String(Math.ceil(bytes / 1000)) },
];

export const photosCommand: Command = {
  name: "photos",
  usage: "ID [--out FOLDER]",
  summary: "the photos of one request; --out writes them as files",
  options: { out: { type: "string" } },
  words: 1,
  async run(desk, values, [word]) {
    const id = parseCount(word, "ID");
    const out = parseOut(values.out, "FOLDER");
    await withDatabase(desk, async ({ queries }) => {
      if (!(await findQuoteRequest(queries, id))) {
        throw new DeskError(`There is no quote request ${id}.`);
      }
      const photos = await listPhotosOf(queries, [id]);
      if (photos.length === 0) return desk.print(`Quote request ${id} has no photos.\n`);
      desk.print(printTable(columns, photos));
      if (out === undefined) return;
      // Where it cannot be made, the first file that is written into it says why.
      await mkdir(out).catch(() => {});
      for (const { id: photoId } of photos) {
        const photo = await findPhoto(queries, photoId);
        const file = join(out, `request-${id}-photo-${photoId}.jpg`);
        if (photo) await desk.writeFile(file, photo.image);
      }
      desk.print(`Written to ${out}.\n`);
    });
  },
};
