// Kysely dialect for node:sqlite on a worker thread.

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { isBusy } from "#server/db/errors.ts";
import type { SqliteAnswer, SqliteQuestion, SqliteWorkerData } from "./worker.ts";

export function createSqliteDialect(data: SqliteWorkerData): Dialect {
  return {
    createDriver: () => new SqliteThreadDriver(data),
    createAdapter: () => new SqliteThreadAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class SqliteThreadAdapter extends SqliteAdapter {
  /** Stops Kysely from queueing queries. The driver's own queue can reject all of them at once. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** By default Kysely migrates SQLite outside a transaction, but our migrations are safe inside one. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const CLOSED = "The database is closed.";

type Waiting<Value> = PromiseWithResolvers<Value>;

class SqliteThreadDriver implements Driver {
  readonly #data: SqliteWorkerData;
  #thread: SqliteThread | undefined;
  #inUse = false;
  #queue: Waiting<void>[] = [];

  constructor(data: SqliteWorkerData) {
    this.#data = data;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#inUse) {
      const turn = Promise.withResolvers<void>();
      this.#queue.push(turn);
      await turn.promise;
    }
    this.#inUse = true;
    this.#thread ??= new SqliteThread(this.#data, (error) => this.#rejectQueue(error));
    return this.#thread;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next.resolve();
    else this.#inUse = false;
  }

  /** A transaction that may write takes the write lock at its start. Upgrading a read lock can fail without a wait. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings) {
    await execute(connection, accessMode === "read only" ? "begin" : "begin immediate");
  }
  /** Refuses to commit while a query is pending: it could fail after the transaction has reported success. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if ((connection as SqliteThread).isBusy) {
      throw new Error("A query of the transaction is under way: an await is missing.");
    }
    await execute(connection, "commit");
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await execute(connection, "rollback");
  }
  /** Rejects queued queries: a thread started for them would keep the program running. */
  async destroy(): Promise<void> {
    this.#rejectQueue(new Error(CLOSED));
    await this.#thread?.close();
  }

  /** Also called when a query times out on a lock, so that queued queries do not wait for it one after another. */
  #rejectQueue(error: Error): void {
    for (const { reject } of this.#queue.splice(0)) reject(error);
  }
}

function execute(connection: DatabaseConnection, sql: string): Promise<QueryResult<unknown>> {
  return connection.executeQuery(CompiledQuery.raw(sql));
}

class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #onBusy: (error: Error) => void;
  readonly #pending: Waiting<QueryResult<never>>[] = [];
  #hasEnded = false;

  get isBusy(): boolean {
    return this.#pending.length > 0;
  }

  constructor(workerData: SqliteWorkerData, onBusy: (error: Error) => void) {
    this.#onBusy = onBusy;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    // No "error" listener: a crashed thread ends the process, and the service manager restarts it.
    this.#worker.on("message", (answer: SqliteAnswer) => this.#receive(answer));
    this.#worker.on("exit", () => this.#end());
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#hasEnded) return Promise.reject(new Error(CLOSED));
    const asked = Promise.withResolvers<QueryResult<never>>();
    this.#pending.push(asked);
    this.#worker.postMessage({ sql, parameters } satisfies SqliteQuestion);
    return asked.promise;
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface; nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not supported.");
  }

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    const exited = once(this.#worker, "exit");
    this.#worker.postMessage(null satisfies SqliteQuestion);
    await exited;
  }

  #receive(answer: SqliteAnswer): void {
    const asked = this.#pending.shift();
    if (!("failure" in answer)) {
      const { rows, changes } = answer;
      asked?.resolve({
        rows: rows as never[],
        ...(changes !== undefined && { numAffectedRows: changes }),
      });
      return;
    }
    const { message, ...parts } = answer.failure;
    const error = Object.assign(new Error(message), parts);
    asked?.reject(error);
    if (isBusy(error)) this.#onBusy(error);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const { reject } of this.#pending.splice(0)) reject(new Error(CLOSED));
  }
}
