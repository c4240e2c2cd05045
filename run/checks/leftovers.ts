// Check for leftovers of the demonstration in a business's data: values, names in texts, pictures, descriptions.

import type { StudioFiles } from "../../studios/schema/files.ts";
import { lineOfValue } from "./json-lines.ts";
import type { Problem } from "./problem.ts";

export type Leftovers = {
  /** Relative to the project's root. */
  folder: string;
  files: StudioFiles;
  demonstration: StudioFiles;
  read: (name: keyof StudioFiles) => string;
  /** Values and pictures that the business accepts as its own. */
  accepted: readonly string[];
};

/** Files whose values describe one business. */
const OWN_WORDS = ["business", "areas", "films", "portfolio", "reviews"] as const;
/** Keys whose values are often the same in different businesses. */
const SHARED =
  /^(\$schema|days|opens|closes|country|registeredIn|dataStoredIn|filmMakers|vanMaker|endorsement|serviceArea|finish|colours|id|groupFilms)$/;
/** Numbers and domains reserved for fiction. */
const FICTION = /\.example$|^0161 ?496 ?0|^01632 ?960|^0{8}$|^GB 000 0000 00$/;

/** Whether the picture seems to show a business's own work. Other pictures show the trade in general and may stay. */
export function isWork(name: string): boolean {
  return /^(hero-|portfolio-|testimonial-|car-|workshop$|service-(fleet|roof)$)/.test(name);
}

export function findLeftovers(given: Leftovers): Problem[] {
  return [...findWords(given), ...findPictures(given), ...findDescriptions(given)];
}

/** Whether the value is a text or a picture's name in the demonstration. A business may accept either as its own. */
export function isOfDemonstration(value: string, demonstration: StudioFiles): boolean {
  return (
    value in demonstration.pictures.pictures ||
    OWN_WORDS.some((name) => textsOf(demonstration[name]).some((text) => text.value === value))
  );
}

function findWords({ folder, files, demonstration, read, accepted }: Leftovers): Problem[] {
  const { name, shortName, legalName, address, operator, phone } = demonstration.business;
  const { street, postcode } = address;
  const names = [name, shortName, legalName, operator?.name, street, postcode, phone];
  const known = new Set(OWN_WORDS.flatMap((file) => textsOf(demonstration[file])).map(keyOf));
  return OWN_WORDS.flatMap((file) =>
    textsOf(files[file]).flatMap(({ path, value }) => {
      if (accepted.includes(value) || path.some((key) => SHARED.test(String(key)))) return [];
      const inside = names.find((one) => one !== undefined && value.includes(one));
      const isSame = known.has(keyOf({ path, value }));
      if (!isSame && inside === undefined && !FICTION.test(value)) return [];
      return {
        file: `${folder}/${file}.json`,
        line: lineOfValue(read(file), path),
        field: path.join("."),
        problem: isSame
          ? `“${value}” is the demonstration’s`
          : `“${value}” ${inside ? `names the demonstration’s “${inside}”` : "is reserved for fiction"}`,
        mend: "Write your own.",
      };
    }),
  );
}

/** Excludes list positions, since entries may have moved. */
function keyOf({ path, value }: { path: readonly (string | number)[]; value: string }): string {
  return JSON.stringify([path.filter((key) => typeof key === "string"), value]);
}

type Text = { path: (string | number)[]; value: string };

function textsOf(value: unknown, path: (string | number)[] = []): Text[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function findPictures({ folder, files, read, accepted }: Leftovers): Problem[] {
  const codes = files.films.films.map(({ code }) => `hero-${code}`);
  return Object.entries(files.pictures.pictures)
    .filter(([name, { from }]) => isWork(name) && from !== "photo" && !accepted.includes(name))
    .map(([name]) => ({
      file: `${folder}/pictures.json`,
      line: lineOfValue(read("pictures"), ["pictures", name]),
      field: name,
      problem: "the picture is the demonstration’s",
      mend:
        /^hero-(?!grey$)/.test(name) && !codes.includes(name)
          ? "No film uses it. Remove its entry from pictures.json, and its files from public/pictures."
          : `Put your own in its place: npm run desk -- picture ${name} photo.jpg`,
    }));
}

/** Finds photos of the business that still have the demonstration's description. */
function findDescriptions({ folder, files, demonstration, read, accepted }: Leftovers): Problem[] {
  const words = files["picture-words"];
  return (["alts", "words"] as const).flatMap((list) =>
    Object.entries<string | undefined>(words[list]).flatMap(([name, value]) => {
      const same = (demonstration["picture-words"][list] as Record<string, string>)[name];
      const isPhoto = files.pictures.pictures[name]?.from === "photo";
      if (!isPhoto || value !== same || accepted.includes(name)) return [];
      return {
        file: `${folder}/picture-words.json`,
        line: lineOfValue(read("picture-words"), [list, name]),
        field: `${list}.${name}`,
        problem: `“${name}” is yours now, but its description is the demonstration’s`,
        mend: "Describe your picture.",
      };
    }),
  );
}
