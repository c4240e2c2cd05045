// The tables as the queries see them. Times are ISO 8601 in UTC on both engines,
// text in SQLite and timestamptz in PostgreSQL.

import type { Generated, Kysely, Selectable } from "kysely";
import type { Pool } from "pg";

export type IsoTime = string;

export type QuoteRequestTable = {
  /** Small whole numbers that people can read out: "request 17". */
  id: Generated<number>;
  received_at: IsoTime;
  first_name: string;
  email: string;
  /** The address in lower case, so that a person is found however they typed it. */
  email_key: string;
  make: string;
  model: string;
  wrap_type: string;
  message: string;
  /** The browser's UUID, or one of the server's where a form came without JavaScript. */
  idempotency_key: string;
  /** Why it was set aside; null for a request like any other. */
  spam_reason: string | null;
  /** Since when the person is a customer; decides how long the row is kept. */
  customer_since: IsoTime | null;
  /** A hash of what was typed, equal for requests that say the same; null for those from before it was kept. */
  fingerprint: string | null;
};

export type NoticeState = "waiting" | "sent" | "parked";

export type NoticeTable = {
  id: Generated<number>;
  quote_request_id: number;
  channel: string;
  /** Stays the same through every attempt: Message-ID and webhook id are made from it. */
  reference: string;
  state: NoticeState;
  attempts: number;
  created_at: IsoTime;
  /** Not before this. */
  due_at: IsoTime;
  /** An instance is delivering it until then; after that another may take it. */
  claimed_until: IsoTime | null;
  /** After a failure later than this it is parked: shown at the desk, not tried again. */
  give_up_at: IsoTime;
  sent_at: IsoTime | null;
  /** What went wrong last, without any personal data. */
  last_problem: string | null;
};

/** One row that `/readyz` writes, to learn whether the store still can. */
export type ReadinessTable = { id: number; written_at: IsoTime };

/** Who asked to be forgotten, as a hash that no address can be read from, and when. */
export type ErasureTable = { email_hash: string; erased_at: IsoTime };

/** A request that is gone; its mail files may yet have to go, or be written by a delivery under way. */
export type ErasedRequestTable = { id: number; erased_at: IsoTime };

export type Tables = {
  quote_request: QuoteRequestTable;
  notice: NoticeTable;
  readiness: ReadinessTable;
  erasure: ErasureTable;
  erased_request: ErasedRequestTable;
};

export type StoredQuoteRequest = Selectable<QuoteRequestTable>;
export type StoredNotice = Selectable<NoticeTable>;

export type Engine = "sqlite" | "postgresql";

type AnyDatabase = { queries: Kysely<Tables>; close(): Promise<void> };

export type Database =
  | (AnyDatabase & { engine: "sqlite" })
  /** The pool is for what shares counts between instances. */
  | (AnyDatabase & { engine: "postgresql"; pool: Pool });
