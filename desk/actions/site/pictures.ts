// Desk actions that list the site's pictures, and replace one with a studio's photo.

import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { films } from "#studio/films.ts";
import { studioFolder } from "../../../studios/folder.mjs";
import { commandLine, DeskError } from "../../desk.ts";
import { type ListedPicture, listPictures } from "../../pictures/list.ts";
import { parts, printSize, putPicture } from "../../pictures/put.ts";
import { type Column, printTable } from "../../terminal/table.ts";
import { defineAction, exactly } from "../action.ts";

const studio = join(import.meta.dirname, "../../..", studioFolder);

const columns: readonly Column<ListedPicture>[] = [
  { title: "Name", value: ({ name }) => name },
  { title: "Place", value: ({ where }) => where, widest: 60 },
  { title: "Size", value: printSize },
  { title: "Whose", value: ({ whose }) => whose },
];

export const picturesAction = defineAction({
  name: "pictures",
  usage: "",
  summary: "each picture with its place, size and owner",
  takes: z.object({}),
  async run(desk) {
    const pictures = listPictures(studio);
    const open = pictures.filter(({ whose }) => whose === "the demonstration's");
    desk.print(printTable(columns, pictures));
    desk.print(
      open.length === 0
        ? "No picture is the demonstration's.\n"
        : `Pictures that are the demonstration's: ${open.length}. To replace one: ${commandLine("picture NAME photo.jpg")}\n`,
    );
  },
});

export const pictureAction = defineAction({
  name: "picture",
  usage: `NAME PHOTO [--keep ${parts.join("|")}]`,
  summary: "replace a picture with a photo, turned upright, cropped and resized",
  takes: z.object({
    words: exactly(z.string(), z.string()),
    keep: z.enum(parts, `--keep must be one of ${parts.join(", ")}.`).default("centre"),
  }),
  async run(desk, { words: [name, file], keep: part }) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new DeskError(`There is no file ${resolve(file)}.`);
    const shown = listPictures(studio).map((picture) => picture.name);
    const names = [...new Set([...shown, ...films.map(({ code }) => `hero-${code}`)])];
    const given = { name, names, photo: readFileSync(file), title: file, part, studio };
    const { from, kept, written, place } = await putPicture(given);
    desk.print(`${name}: ${printSize(written)}. Place: ${place.where}\n`);
    if (written.width < place.size.width) {
      desk.print(`The photo is small for this place: ${printSize(place.size)} is best.\n`);
    }
    if (kept.width < from.width || kept.height < from.height) {
      desk.print(
        `Cropped from ${printSize(from)} to ${printSize(kept)}, keeping the ${part}; --keep chooses another part.\n`,
      );
    }
    const { described = "" } = place;
    const folder = described.startsWith("content/") ? "" : studioFolder;
    const path = join(folder, described);
    if (described) desk.print(`In ${path}, describe the picture for people who cannot see it.\n`);
    desk.print("To look at it: npm start\n");
  },
});
