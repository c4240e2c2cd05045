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
  /** Why it was set aside; null for a request like any other. */
  spamReason: string | null;
  /** Since when the person is a customer; decides how long the row is kept. */
  customerSince: IsoTime | null;
  /** When the studio marked it as answered; until then it is open. */
  answeredAt: IsoTime | null;
  /** The studio's own words about it. */
  note: string | null;
  /** A hash of what was typed, equal for requests that say the same; null for those from before it was kept. */
  fingerprint: string | null;
  /** The number of the first request that says the same. */
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
  /** Not before this. */
  dueAt: IsoTime;
  /** An instance is delivering it until then; after that another may take it. */
  claimedUntil: IsoTime | null;
  /** After a failure later than this it is parked: shown at the desk, not tried again. */
  giveUpAt: IsoTime;
  sentAt: IsoTime | null;
  /** What went wrong last, without any personal data. */
  lastProblem: string | null;
  /** Those of the studio's addresses that have it already, with commas between; the others refused it. */
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
  /** Reference of the notice that tells the studio of it; null until one does. */
  noticeReference: string | null;
};

/** One row that `/readyz` writes, to learn whether the store still can. */
export type ReadinessTable = { id: number; writtenAt: IsoTime };

/** Who asked to be forgotten, as a hash that no address can be read from, and when. */
export type ErasureTable = { emailHash: string; erasedAt: IsoTime };

/** A request that is gone; its mail files may yet have to go, or be written by a delivery under way. */
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
  /** The server's clock, the same for every instance; an instance has its own where this is missing. */
  now?: (() => Promise<Date>) | undefined;
  close(): Promise<void>;
};

export type Database =
  | (AnyDatabase & { engine: "sqlite" })
  /** The pool is for what shares counts between instances. */
  | (AnyDatabase & { engine: "postgresql"; pool: Pool });
