// Keeps photos in the browser until the server has confirmed them. Where IndexedDB is forbidden, full or silent they
// are held for as long as the page is open.

import { withDeadline } from "#app/deadline.ts";
import { keptFor, longestWait } from "#app/quote/unsent/store.ts";

/** Milliseconds after which a database that has not answered counts as out of reach. */
const DATABASE_DEADLINE = 5_000;

export type KeptPhoto = {
  /** The photo's own idempotency key. */
  key: string;
  /** Key of its quote request. */
  request: string;
  /** When it was chosen, in milliseconds since 1970; they are sent in this order. */
  since: number;
  /** When it may be sent again, likewise. */
  notBefore: number;
  /** Of the file: only shown, never sent. */
  name: string;
  /** A data address. */
  thumbnail: string;
  /** JPEG. `undefined`: the server is to forget the photo. */
  bytes: ArrayBuffer | undefined;
  /** Why the server does not take it, in its words: it is not sent again by itself. */
  problem?: string;
};

export type PhotoStore = {
  /** Oldest first; `undefined` where the database cannot be read and nothing is held beside it. */
  all(): Promise<KeptPhoto[] | undefined>;
  put(photo: KeptPhoto): Promise<void>;
  /**
   * Puts `next` in a photo's place, or nothing. Not once the photo was taken back, which any tab may do at any time:
   * then it resolves to `false`.
   */
  replace(photo: KeptPhoto, next: KeptPhoto | undefined): Promise<boolean>;
};

const DATABASE = "photos";
const PHOTOS = "photos";

/** @param indexedDb may throw. No method of the store rejects. */
export function createPhotoStore(indexedDb: () => IDBFactory): PhotoStore {
  const refused = new Map<string, KeptPhoto>();
  /** What could not be removed must not be sent again. */
  const forgotten = new Set<string>();
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDb().open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS, { keyPath: "key" });
      request.onsuccess = () => {
        // Some browsers close it behind a page's back.
        request.result.onclose = () => {
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    });
    return opened;
  }

  async function run<T>(
    mode: IDBTransactionMode,
    act: (photos: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    try {
      return await withDeadline(transact(mode, act), DATABASE_DEADLINE);
    } catch (error) {
      // The next attempt opens it again.
      opened = undefined;
      throw error;
    }
  }

  async function transact<T>(
    mode: IDBTransactionMode,
    act: (photos: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(PHOTOS, mode);
    const request = act(transaction.objectStore(PHOTOS));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async function put(photo: KeptPhoto) {
    forgotten.delete(photo.key);
    try {
      await run("readwrite", (photos) => photos.put(photo));
      refused.delete(photo.key);
    } catch {
      refused.set(photo.key, photo);
    }
  }

  async function remove(key: string) {
    refused.delete(key);
    await run("readwrite", (photos) => photos.delete(key)).catch(() => forgotten.add(key));
  }

  /** @returns what was held, which `next` has replaced unless it is a photo taken back. */
  function replaceStored(photo: KeptPhoto, next: KeptPhoto | undefined) {
    return run<KeptPhoto | undefined>("readwrite", (photos) => {
      const held = photos.get(photo.key);
      held.onsuccess = () => {
        if (!held.result || isTakenBack(photo, held.result)) return;
        if (next) photos.put(next);
        else photos.delete(photo.key);
      };
      return held;
    });
  }

  return {
    async all() {
      const stored = await run<KeptPhoto[]>("readonly", (photos) => photos.getAll()).catch(
        () => undefined,
      );
      if (!stored && refused.size === 0) return undefined;
      const photos = new Map(
        [...(stored ?? []), ...refused.values()].map((photo) => [photo.key, photo]),
      );
      for (const key of forgotten) photos.delete(key);
      return [...photos.values()].sort((a, b) => a.since - b.since);
    },
    put,
    async replace(photo, next) {
      const alone = refused.get(photo.key);
      if (!alone) {
        try {
          return !isTakenBack(photo, await replaceStored(photo, next));
        } catch {}
      }
      if (isTakenBack(photo, alone)) return false;
      await (next ? put(next) : remove(photo.key));
      return true;
    },
  };
}

export function isTakenBack(photo: KeptPhoto, held: KeptPhoto | undefined): boolean {
  return photo.bytes !== undefined && held !== undefined && held.bytes === undefined;
}

/** The photos that are kept still; older ones are deleted. `undefined` while the store cannot be read. */
export async function findCurrent(
  store: PhotoStore,
  now: number,
): Promise<KeptPhoto[] | undefined> {
  const found: KeptPhoto[] = [];
  const photos = await store.all();
  for (const photo of photos ?? []) {
    const age = now - photo.since;
    // The device's clock ran ahead and was set right.
    const isAhead = age < 0 || photo.notBefore > now + longestWait;
    const current = isAhead ? { ...photo, since: Math.min(photo.since, now), notBefore: 0 } : photo;
    if (age >= keptFor) await store.replace(photo, undefined);
    else if (current === photo || (await store.replace(photo, current))) found.push(current);
  }
  return photos && found;
}

export function isToSend({ problem }: KeptPhoto): boolean {
  return problem === undefined;
}
