// A section's schema as its form needs it: JSON Schema, and which control draws what.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Claim } from "#content/claims.ts";
import { studioFiles } from "../../studios/schema/files.ts";
import type { Section } from "./sections.ts";

type Schema = {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

export type Controls = { [key: string]: Controls | string | boolean | readonly unknown[] };

const LONG_TEXT = 120;

const ARTICLES = join(import.meta.dirname, "../../content/articles");

/** @param claims of the site, for the list of evidence. */
export function buildFormSchema({ file, fields }: Section, claims: readonly Claim[] = []) {
  const whole = z.toJSONSchema(studioFiles[file], { unrepresentable: "any" }) as Schema;
  const properties = Object.fromEntries(
    Object.entries(whole.properties ?? {}).filter(
      ([key]) => key !== "$schema" && (fields?.includes(key) ?? true),
    ),
  );
  const required = whole.required?.filter((key) => key in properties);
  // The page has the section's title and lead already.
  const { title: _, description: __, ...rest } = whole;
  const schema: Schema = { ...rest, properties, required: required ?? [] };
  const { leftOut } = properties;
  if (leftOut?.items) leftOut.items.enum = listArticles();
  if (leftOut) leftOut.uniqueItems = true;
  const controls = chooseControls(schema);
  if (properties.evidence) controls.evidence = { "ui:field": "evidence", claims };
  return { schema, controls };
}

/** Those of the trade, by the names of their files. */
export function listArticles(): string[] {
  return readdirSync(ARTICLES).flatMap((name) => /^(.+)\.mdx$/.exec(name)?.[1] ?? []);
}

/** rjsf's uiSchema. Changes the schema's colours: a picker that begins black would look filled in. */
function chooseControls(schema: Schema): Controls {
  const controls: Controls = {};
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    controls[key] = chooseControls(value);
  }
  if (schema.items?.enum) {
    controls["ui:widget"] = "checkboxes";
    controls["ui:enumNames"] = schema.items.enum.map((name) => printName(String(name)));
  }
  if (schema.items && !schema.items.enum) controls.items = chooseControls(schema.items);
  if (schema.items?.format === "color") schema.items.default = "#888888";
  if (schema.const !== undefined) controls["ui:widget"] = "hidden";
  if (schema.type === "string" && (schema.maxLength ?? 0) > LONG_TEXT) {
    controls["ui:widget"] = "textarea";
  }
  // The help names an example already; a browser would offer it as the value.
  delete schema.examples;
  return controls;
}

/** "car-wrap-prices-uk" as "Car wrap prices". */
function printName(name: string): string {
  const words = name.replaceAll("-", " ").replace(/ uk$/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
