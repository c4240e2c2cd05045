// desk pictures: which pictures the site shows, and whose they are.

import { join } from "node:path";
import { z } from "zod";
import { films } from "#studio/films.ts";
import { studioFolder } from "../studios/folder.mjs";
import { defineAction, flag } from "./actions/action.ts";
import { type ListedPicture, listPictures, listUnused, removePicture } from "./pictures/list.ts";
import { printSize } from "./pictures/put.ts";
import { type Column, printTable } from "./terminal/table.ts";

const studio = join(import.meta.dirname, "..", studioFolder);

const columns: readonly Column<ListedPicture>[] = [
  { title: "Name", value: ({ name }) => name },
  { title: "Place", value: ({ where }) => where, widest: 60 },
  { title: "Size", value: printSize },
  { title: "Whose", value: ({ whose }) => whose },
];

export const picturesCommand = defineAction({
  name: "pictures",
  usage: "[--remove-unused]",
  summary: "each picture with its place, size and whose it is",
  takes: z.object({ "remove-unused": flag }),
  async run(desk, values) {
    const unused = listUnused(studio, films);
    if (values["remove-unused"]) {
      for (const name of unused) removePicture(studio, name);
      desk.print(`Removed: ${unused.join(", ") || "none"}\n`);
      return;
    }
    const pictures = listPictures(studio).map((picture) =>
      unused.includes(picture.name)
        ? { ...picture, where: "nowhere: no film in the swatches" }
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
        `${unused.length} show the car in films that are not in the swatches. To take them out: npm run desk -- pictures --remove-unused\n`,
      );
    }
  },
});
