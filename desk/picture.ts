// desk picture: a photo of your own in a picture's place.

import { join } from "node:path";
import { films } from "#studio/films.ts";
import { studioFolder } from "../run/studio-folder.mjs";
import { type Command, UsageError } from "./command.ts";
import { listPictures } from "./pictures/list.ts";
import { parts, printSize, putPicture } from "./pictures/put.ts";

const studio = join(import.meta.dirname, "..", studioFolder);

/** Those there are, and one for each film of the deck. */
function listNames(): string[] {
  const there = listPictures(studio).map(({ name }) => name);
  return [...new Set([...there, ...films.map(({ code }) => `hero-${code}`)])];
}

export const pictureCommand: Command = {
  name: "picture",
  usage: `NAME PHOTO [--keep ${parts.join("|")}]`,
  summary: "put a photo in a picture's place: turned, cropped, in every size",
  options: { keep: { type: "string" } },
  words: 2,
  async run(desk, values, [name = "", photo = ""]) {
    const part = parts.find((one) => one === (values.keep ?? "centre"));
    if (part === undefined) throw new UsageError(`--keep must be one of ${parts.join(", ")}.`);
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
};
