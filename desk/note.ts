// desk note: what the studio keeps in its own words with a quote request.

import { changeNote, noteLimit } from "#server/quote/mark.ts";
import { type Command, DeskError, parseCount, withDatabase } from "./command.ts";

export const noteCommand: Command = {
  name: "note",
  usage: "ID [WORDS]",
  summary: "keep a note with a request; without words it is removed",
  options: {},
  words: "any",
  async run(desk, _, [word, ...words]) {
    const id = parseCount(word, "ID");
    const note = words.join(" ").trim();
    if (note.length > noteLimit) {
      throw new DeskError(
        `A note has room for ${noteLimit} characters: this one has ${note.length}. Nothing was changed.`,
      );
    }
    const found = await withDatabase(desk, ({ queries }) => changeNote(queries, id, note));
    if (!found) throw new DeskError(`There is no quote request ${id}.`);
    desk.print(
      note === ""
        ? `Quote request ${id} has no note.\n`
        : `The note is kept with quote request ${id}.\n`,
    );
  },
};
