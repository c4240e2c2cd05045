// desk pictures and picture: which pictures the site shows, whose they are, and a photo of your own in their place.

import { join } from "node:path";
import { films } from "#studio/films.ts";
import { studioFolder } from "../run/studio-folder.mjs";
import { type Command, UsageError } from "./command.ts";
import { type ListedPicture, listPictures, listUnused, removePicture } from "./pictures/list.ts";
import { parts, printSize, putPicture } from "./pictures/put.ts";
import { type Column, printTable } from "./table.ts";

const studio = join(import.meta.dirname, "..", studioFolder);

const columns: readonly Column<ListedPicture>[] = [
  { title: "Name", value: ({ name }) => name },
  { title: "Place", value: ({ where }) => where, widest: 60 },
  { title: "Size", value: printSize },
  { title: "Whose", value: ({ whose }) => whose },
];

export const picturesCommand: Command = {
  name: "pictures",
  usage: "[--remove-unused]",
  summary: "each picture with its place, size and whose it is",
  options: { "remove-unused": { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const unused = listUnused(studio, films);
    if (values["remove-unused"]) {
      for (const name of unused) removePicture(studio, name);
      desk.print(`Removed: ${unused.join(", ") || "none"}\n`);
      return;
    }
    const pictures = listPictures(studio).map((picture) =>
      unused.includes(picture.name)
        ? { ...picture, where: "nowhere: no film of the deck" }
        : picture,
    );
    const open = pictures.filter(({ whose }) => whose === "the demonstration's");
    desk.print(printTable(columns, pictures));
    desk.print(
      open.length === 0
        ? "None is the demonstration's.\n"
        : `${open.length} are the demonstration's. To put yours there: npm run desk -- picture NAME photo.jpg\n`,
    );
    if (unused.length > 0) {
      desk.print(
        `${unused.length} show the car in films that are not on the deck. To take them out: npm run desk -- pictures --remove-unused\n`,
      );
    }
  },
};

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
