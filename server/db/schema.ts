// Table types for Kysely, whose CamelCasePlugin maps the names to snake_case in the database.
// Times are ISO 8601 in UTC on both engines: text in SQLite, timestamptz in PostgreSQL.

import type { Generated, Kysely, Selectable } from "kysely";
import type { Pool } from "pg";
import type { QuoteValues } from "#contract/quote-request.ts";

export type IsoTime = string;

export type QuoteRequestTable = QuoteValues & {
  /** Small whole number that people can read out: "request 17". */
  id: Generated<number>;
  receivedAt: IsoTime;
  /** Normalised address, so that every spelling of an address finds the same person. */
  emailKey: string;
  /** Mailbox that the address reaches, to limit confirmations; null in rows older than this column. */
  mailboxKey: string | null;
  /** UUID from the browser, or from the server if the form came without JavaScript. */
  idempotencyKey: string;
  /** Why the request was flagged as spam; null if it was not flagged. */
  spamReason: string | null;
  /** When the person became a customer; extends retention. */
  customerSince: IsoTime | null;
  /** When the studio marked the request as answered; null while it is open. */
  answeredAt: IsoTime | null;
  note: string | null;
  /** Hash of the form's values, equal for repeats; null in rows older than this column. */
  fingerprint: string | null;
  /** Id of the first request with the same values, spam excepted; null if there is none. */
  repeatOf: number | null;
};

export type DeliveryState = "waiting" | "sent" | "parked";

/** Deliveries. Released databases call the table `notice` and a failed delivery "parked". */
export type DeliveryTable = {
  id: Generated<number>;
  quoteRequestId: number;
  channel: string;
  /** Unchanged across attempts; Message-ID and webhook id are derived from it. */
  reference: string;
  state: DeliveryState;
  attempts: number;
  createdAt: IsoTime;
  /** Earliest time of the next attempt. */
  dueAt: IsoTime;
  /** Set while an instance is sending the delivery, so that no other instance sends it. */
  claimedUntil: IsoTime | null;
  /** Deadline. A later failure is final if enough attempts have been made. */
  giveUpAt: IsoTime;
  sentAt: IsoTime | null;
  /** Codes of the last failure, without visitors' data. */
  lastProblem: string | null;
  /** Set if only some of the studio's addresses accepted the mail: those addresses, separated by commas. */
  deliveredTo: string | null;
};

/** Vehicle photos, uploaded after the quote request. */
export type PhotoTable = {
  id: Generated<number>;
  quoteRequestId: number;
  /** UUID from the browser; a second upload with the same key stores nothing. */
  photoKey: string;
  receivedAt: IsoTime;
  /** Size of `image`; 0 marks a photo deleted by the visitor, which a late upload must not restore. */
  bytes: number;
  width: number;
  height: number;
  /** JPEG, upright, without metadata. */
  image: Uint8Array;
  /** Reference of the delivery that includes the photo; null until there is one. */
  noticeReference: string | null;
};

/** Erased people by hashed address, so that a restore does not bring their requests back. */
export type ErasureTable = { emailHash: string; erasedAt: IsoTime };

export type Tables = {
  quoteRequest: QuoteRequestTable;
  notice: DeliveryTable;
  photo: PhotoTable;
  /** One row, written by `/readyz` to check that the database accepts writes. */
  readiness: { id: number; writtenAt: IsoTime };
  erasure: ErasureTable;
  /** Erased requests whose mail files may still exist, or may still be written by a delivery under way. */
  erasedRequest: { id: number; erasedAt: IsoTime };
  /** The site's key-value store; settings.ts lists its names. */
  setting: { name: string; value: string };
};

export type StoredQuoteRequest = Selectable<QuoteRequestTable>;
export type StoredDelivery = Selectable<DeliveryTable>;
export type StoredPhoto = Selectable<PhotoTable>;

export type Engine = "sqlite" | "postgresql";

type AnyDatabase = {
  queries: Kysely<Tables>;
  /** Clock for stored times and retry delays. On PostgreSQL, the database's, since instances' clocks may differ. */
  now(): Promise<Date>;
  close(): Promise<void>;
};

export type PostgresqlDatabase = AnyDatabase & { engine: "postgresql"; pool: Pool };

export type Database = (AnyDatabase & { engine: "sqlite" }) | PostgresqlDatabase;
