// The photos of one quote request, listed or written as files.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findPhoto, listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { MissingError, withDatabase } from "../desk.ts";
import { printLocalTime } from "../terminal/print.ts";
import { type Column, printTable } from "../terminal/table.ts";
import { defineAction, oneRequest, outPath } from "./action.ts";

const columns: readonly Column<PhotoInBrief>[] = [
  { title: "Photo", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "Pixels", value: ({ width, height }) => `${width} × ${height}` },
  { title: "KB", value: ({ bytes }) => String(Math.ceil(bytes / 1000)) },
];

export const photosAction = defineAction({
  name: "photos",
  usage: "ID [--out FOLDER]",
  summary: "the photos of one request; --out writes them as files",
  takes: z.object({ words: oneRequest, out: outPath("FOLDER") }),
  async run(desk, { words: [id], out }) {
    await withDatabase(desk, async ({ queries }) => {
      if (!(await findQuoteRequest(queries, id))) throw new MissingError(id);
      const photos = await listPhotosOf(queries, [id]);
      if (photos.length === 0) return desk.print(`Quote request ${id} has no photos.\n`);
      desk.print(printTable(columns, photos));
      if (out === undefined) return;
      // If the folder cannot be made, writing the first file says why.
      await mkdir(out).catch(() => {});
      for (const { id: photoId } of photos) {
        const photo = await findPhoto(queries, photoId);
        const file = join(out, `request-${id}-photo-${photoId}.jpg`);
        if (photo) await desk.writeFile(file, photo.image);
      }
      desk.print(`Written to ${out}.\n`);
    });
  },
});
