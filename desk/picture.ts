// desk picture: a photo of your own in a picture's place.

import { join } from "node:path";
import { z } from "zod";
import { films } from "#studio/films.ts";
import { studioFolder } from "../studios/folder.mjs";
import { defineAction, exactly } from "./actions/action.ts";
import { listPictures } from "./pictures/list.ts";
import { parts, printSize, putPicture } from "./pictures/put.ts";

const studio = join(import.meta.dirname, "..", studioFolder);

/** Those there are, and one for each film of the deck. */
function listNames(): string[] {
  const there = listPictures(studio).map(({ name }) => name);
  return [...new Set([...there, ...films.map(({ code }) => `hero-${code}`)])];
}

export const pictureCommand = defineAction({
  name: "picture",
  usage: `NAME PHOTO [--keep ${parts.join("|")}]`,
  summary: "put a photo in a picture's place: turned, cropped, in every size",
  takes: z.object({
    words: exactly(z.string(), z.string()),
    keep: z.enum(parts, `--keep must be one of ${parts.join(", ")}.`).default("centre"),
  }),
  async run(desk, { words: [name, photo], keep: part }) {
    const { from, kept, written, place } = await putPicture({
      ...{ name, photo, part, studio },
      names: listNames(),
    });
    const isCropped = kept.width < from.width || kept.height < from.height;
    desk.print(
      [
        `${name}: ${printSize(written)}, for the ${place.where}.`,
        ...(isCropped
          ? [
              `Of ${printSize(from)} the part at the ${part} is kept (${printSize(kept)}); --keep says which.`,
            ]
          : []),
        `Say what it shows, for those who do not see it, in ${join(studioFolder, place.described)}. Look at it: npm start`,
        "",
      ].join("\n"),
    );
  },
});
