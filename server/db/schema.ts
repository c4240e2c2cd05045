// The tables as the queries see them; Kysely's CamelCasePlugin turns the names into the database's snake_case.
// Times are ISO 8601 in UTC on both engines, text in SQLite and timestamptz in PostgreSQL.

import type { Generated, Kysely, Selectable } from "kysely";
import type { Pool } from "pg";
import type { QuoteValues } from "#contract/quote-request.ts";

export type IsoTime = string;

export type QuoteRequestTable = QuoteValues & {
  /** Small whole numbers that people can read out: "request 17". */
  id: Generated<number>;
  receivedAt: IsoTime;
  /** The address in one spelling, so that a person is found however they typed it. */
  emailKey: string;
  /** The mailbox that the address reaches, for counting; null for requests from before it was kept. */
  mailboxKey: string | null;
  /** The browser's UUID, or one of the server's where a form came without JavaScript. */
  idempotencyKey: string;
  /** Why it was flagged as spam; null for any other request. */
  spamReason: string | null;
  /** When the person became a customer; decides how long the row is kept. */
  customerSince: IsoTime | null;
  /** When the studio marked it as answered; until then it is open. */
  answeredAt: IsoTime | null;
  /** The studio's note. */
  note: string | null;
  /** A hash of what was typed, equal for repeats; null for requests from before it was kept. */
  fingerprint: string | null;
  /** The number of the first request with the same values. */
  repeatOf: number | null;
};

export type NoticeState = "waiting" | "sent" | "parked";

export type NoticeTable = {
  id: Generated<number>;
  quoteRequestId: number;
  channel: string;
  /** Stays the same through every attempt: Message-ID and webhook id are made from it. */
  reference: string;
  state: NoticeState;
  attempts: number;
  createdAt: IsoTime;
  /** Earliest time of the next attempt. */
  dueAt: IsoTime;
  /** An instance is delivering it until then; after that another may take it. */
  claimedUntil: IsoTime | null;
  /** A failure later than this is final: shown at the desk, not tried again. */
  giveUpAt: IsoTime;
  sentAt: IsoTime | null;
  /** Code of the last failure, without personal data. */
  lastProblem: string | null;
  /** The studio's addresses that have it already, separated by commas; the others refused it. */
  deliveredTo: string | null;
};

/** A picture of the vehicle, sent after its quote request. */
export type PhotoTable = {
  id: Generated<number>;
  quoteRequestId: number;
  /** The browser's UUID for it: a second upload of the same photo stores nothing. */
  photoKey: string;
  receivedAt: IsoTime;
  /** Of `image`; 0 once the visitor has taken the photo back, so that a late upload does not bring it back. */
  bytes: number;
  width: number;
  height: number;
  /** JPEG, upright, without metadata. */
  image: Uint8Array;
  /** Reference of the notification that it belongs to; null until there is one. */
  noticeReference: string | null;
};

/** One row, written by `/readyz` to check that the database takes writes. */
export type ReadinessTable = { id: number; writtenAt: IsoTime };

/** An erased person, as a hash from which no address can be read. */
export type ErasureTable = { emailHash: string; erasedAt: IsoTime };

/** An erased request whose mail files may still exist, or be written by a delivery under way. */
export type ErasedRequestTable = { id: number; erasedAt: IsoTime };

/** The site's own values, by name. */
export type SettingTable = { name: string; value: string };

export type Tables = {
  quoteRequest: QuoteRequestTable;
  notice: NoticeTable;
  photo: PhotoTable;
  readiness: ReadinessTable;
  erasure: ErasureTable;
  erasedRequest: ErasedRequestTable;
  setting: SettingTable;
};

export type StoredQuoteRequest = Selectable<QuoteRequestTable>;
export type StoredNotice = Selectable<NoticeTable>;
export type StoredPhoto = Selectable<PhotoTable>;

export type Engine = "sqlite" | "postgresql";

type AnyDatabase = {
  queries: Kysely<Tables>;
  /**
   * The clock that dates, waits and leases go by: PostgreSQL's, since those of several instances may differ by days, or
   * this machine's beside SQLite.
   */
  now(): Promise<Date>;
  close(): Promise<void>;
};

export type Database =
  | (AnyDatabase & { engine: "sqlite" })
  | (AnyDatabase & { engine: "postgresql"; pool: Pool });
