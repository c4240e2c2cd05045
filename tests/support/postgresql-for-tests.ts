// Global set-up: one PostgreSQL for the whole test run. Each test process copies the migrated template database.

import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgresql } from "#server/db/postgresql/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createPostgresql } from "./postgresql.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresqlUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = await createPostgresql({ durable: false });
  const client = new Client(postgresql.url("postgres"));
  await client.connect();
  await client.query("create database migrated");
  await client.end();
  const template = await openPostgresql(postgresql.url("migrated"), silentLog);
  await template.close();
  project.provide("postgresqlUrl", postgresql.url("postgres"));
  return () => postgresql.remove();
}
