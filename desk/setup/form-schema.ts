// JSON Schema of a section's form, and the controls that draw its fields.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Claim } from "#content/claims/claim.ts";
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

/** @param claims claims of the site, which the evidence field lists */
export function buildFormSchema({ file, fields }: Section, claims: readonly Claim[] = []) {
  const whole = z.toJSONSchema(studioFiles[file], { unrepresentable: "any" }) as Schema;
  const properties = Object.fromEntries(
    Object.entries(whole.properties ?? {}).filter(
      ([key]) => key !== "$schema" && (fields?.includes(key) ?? true),
    ),
  );
  const required = whole.required?.filter((key) => key in properties);
  // The page already shows the section's title and lead.
  const { title: _, description: __, ...rest } = whole;
  const schema: Schema = { ...rest, properties, required: required ?? [] };
  const { leftOut } = properties;
  if (leftOut?.items) leftOut.items.enum = listArticles();
  if (leftOut) leftOut.uniqueItems = true;
  const controls = chooseControls(schema);
  if (properties.evidence) controls.evidence = { "ui:field": "evidence", claims };
  return { schema, controls };
}

/** The data without blank optional values and groups. */
export function dropBlank<Data>(data: Data, { properties, required = [] }: Schema): Data {
  if (!properties || Object(data) !== data || Array.isArray(data)) return data;
  const kept = Object.entries(data as object)
    .filter(([key, value]) => required.includes(key) || !isBlank(value))
    .map(([key, value]) => [key, dropBlank(value, properties[key] ?? {})]);
  return Object.fromEntries(kept) as Data;
}

const isBlank = (value: unknown): boolean =>
  !value || (typeof value === "object" && Object.values(value).every(isBlank));

/** Slugs of the articles that the repository ships. */
export function listArticles(): string[] {
  return readdirSync(ARTICLES).flatMap((name) => /^(.+)\.mdx$/.exec(name)?.[1] ?? []);
}

/** Builds rjsf's uiSchema. Also sets the default of colours to grey, since a black picker would look filled in. */
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
  // A number input would discard "2,450" before we could report it.
  if (schema.type === "number" || schema.type === "integer") controls["ui:inputType"] = "text";
  if (schema.type === "string" && (schema.maxLength ?? 0) > LONG_TEXT) {
    controls["ui:widget"] = "textarea";
  }
  // The help text already gives an example, and the browser would offer the schema's examples as values.
  delete schema.examples;
  return controls;
}

/** "car-wrap-prices-uk" becomes "Car wrap prices". */
function printName(name: string): string {
  const words = name.replaceAll("-", " ").replace(/ uk$/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
