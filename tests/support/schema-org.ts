// schema.org's own vocabulary, and what in a page's structured data does not agree with it.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Data = Record<string, unknown>;

const file = fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq"));
const STATEMENT = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <([^>]*[/#](\w+))>/gm;

/** What stands after a term, by the term and the relation. */
const statements = new Map<string, string[]>();
for (const [, term, relation, , value = ""] of readFileSync(file, "utf8").matchAll(STATEMENT)) {
  const key = `${term} ${relation}`;
  statements.set(key, [...(statements.get(key) ?? []), value]);
}
const about = (term: string, relation: string) => statements.get(`${term} ${relation}`) ?? [];

/** The type and all that it is a kind of. */
function kinds(type: string): Set<string> {
  return new Set([type, ...about(type, "subClassOf").flatMap((above) => [...kinds(above)])]);
}

const isOneOf = (type: string, wanted: readonly string[]) =>
  wanted.some((one) => kinds(type).has(one));

const texts: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^\S+:\S+$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
};

/** @returns what is wrong with a thing and all that is in it, each with the way to it. */
export function disagreements(thing: Data, way = String(thing["@type"])): string[] {
  const type = String(thing["@type"]);
  if (!about(type, "type").includes("Class")) return [`${way}: there is no type ${type}`];
  const properties = Object.entries(thing).filter(([name]) => !name.startsWith("@"));
  const wrong = [...isObsolete(type), ...properties.flatMap(([name]) => isObsolete(name))];
  for (const [name, values] of properties) {
    const place = `${way}.${name}`;
    if (!isOneOf(type, about(name, "domainIncludes"))) wrong.push(`${place}: not of a ${type}`);
    const range = about(name, "rangeIncludes");
    for (const value of [values].flat()) wrong.push(...misfits(value, range, place));
  }
  return wrong;
}

const isObsolete = (term: string) =>
  about(term, "supersededBy").map((newer) => `${term}: replaced by ${newer}`);

function misfits(value: unknown, range: readonly string[], place: string): string[] {
  const refuse = [`${place}: ${JSON.stringify(value)} is none of ${range.join(", ")}`];
  switch (typeof value) {
    case "boolean":
      return range.includes("Boolean") ? [] : refuse;
    case "number":
      return range.some((type) => isOneOf(type, ["Number"])) ? [] : refuse;
    case "string":
      return fitsText(value, range) ? [] : refuse;
  }
  const thing = value as Data;
  // A thing that is described elsewhere.
  if (!("@type" in thing)) return typeof thing["@id"] === "string" ? [] : refuse;
  const wrong = disagreements(thing, `${place}.${String(thing["@type"])}`);
  return isOneOf(String(thing["@type"]), range) ? wrong : [...refuse, ...wrong];
}

/** A text, a member of an enumeration, or the address of a thing. */
function fitsText(value: string, range: readonly string[]): boolean {
  const isData = range.some((type) => texts[type]?.test(value));
  const isMember = about(value, "type").some((type) => range.includes(type));
  const isThing = range.some((type) => kinds(type).has("Thing")) && /^https?:/.test(value);
  return isData || isMember || isThing;
}
