// Store of unsent photos in IndexedDB, or in the page's memory if the database is blocked, full or does not respond.

import { withDeadline } from "#app/deadline.ts";
import { keptFor, longestWait } from "#app/quote/unsent/store.ts";

/** Milliseconds to wait for the database before it counts as unreachable. */
const DATABASE_DEADLINE = 5_000;

export type KeptPhoto = {
  /** The photo's own idempotency key. */
  key: string;
  /** Key of its quote request. */
  request: string;
  /** Time when the photo was chosen, in milliseconds since 1970. The oldest photo is sent first. */
  since: number;
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  notBefore: number;
  /** Date of the first response to a failed attempt, in milliseconds since 1970. */
  answered?: number;
  /** File name: only shown, never sent. */
  name: string;
  /** Data URL. */
  thumbnail: string;
  /** JPEG; `undefined` to delete the photo from the server. */
  bytes: ArrayBuffer | undefined;
  /** The server's reason for refusing the photo; refused photos are not retried. */
  problem?: string;
};

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const DATABASE = "photos";
const PHOTOS = "photos";

type Act<T> = (photos: IDBObjectStore) => IDBRequest<T>;

/** @param indexedDb may throw. No method of the store rejects. */
export function createPhotoStore(indexedDb: () => IDBFactory) {
  const inMemory = new Map<string, KeptPhoto>();
  /** Photos whose removal failed; they must not be sent again. */
  const forgotten = new Set<string>();
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDb().open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS, { keyPath: "key" });
      request.onsuccess = () => {
        // Some browsers close the database on their own.
        request.result.onclose = () => {
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    });
    return opened;
  }

  function run<T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> {
    return withDeadline(transact(mode, act), DATABASE_DEADLINE).catch((error) => {
      // Reopen the database on the next attempt.
      opened = undefined;
      throw error;
    });
  }

  async function transact<T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> {
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
      inMemory.delete(photo.key);
    } catch {
      inMemory.set(photo.key, photo);
    }
  }

  async function remove(key: string) {
    inMemory.delete(key);
    await run("readwrite", (photos) => photos.delete(key)).catch(() => forgotten.add(key));
  }

  /** @returns the photo that was stored before; `undefined` if there was none. */
  function replaceStored(photo: KeptPhoto, next: KeptPhoto | undefined) {
    return run<KeptPhoto | undefined>("readwrite", (photos) => {
      const held = photos.get(photo.key);
      held.onsuccess = () => {
        if (!held.result || isRemovedSince(photo, held.result)) return;
        if (next) photos.put(next);
        else photos.delete(photo.key);
      };
      return held;
    });
  }

  return {
    /** Oldest first; `undefined` if the database cannot be read and this page knows of no photo. */
    async all(): Promise<KeptPhoto[] | undefined> {
      const read = run<KeptPhoto[]>("readonly", (photos) => photos.getAll());
      const stored = await read.catch(() => undefined);
      if (!stored && inMemory.size + forgotten.size === 0) return undefined;
      return [...(stored ?? []).filter(({ key }) => !inMemory.has(key)), ...inMemory.values()]
        .filter(({ key }) => !forgotten.has(key))
        .sort((a, b) => a.since - b.since);
    },
    put,
    /** Without `next`, deletes the photo. Resolves to `false` if the visitor has removed the photo in any tab. */
    async replace(photo: KeptPhoto, next: KeptPhoto | undefined): Promise<boolean> {
      const unstored = inMemory.get(photo.key);
      if (!unstored) {
        try {
          return !isRemovedSince(photo, await replaceStored(photo, next));
        } catch {}
      }
      if (isRemovedSince(photo, unstored)) return false;
      await (next ? put(next) : remove(photo.key));
      return true;
    },
  };
}

/** Whether the visitor has removed the photo since `photo` was read. */
export function isRemovedSince(photo: KeptPhoto, held: KeptPhoto | undefined): boolean {
  return photo.bytes !== undefined && held !== undefined && held.bytes === undefined;
}

/**
 * Returns the photos within the retention period and deletes older ones; `undefined` while the store cannot be read.
 * The period must be over by both the device's clock and the responses' dates (`answered`): either may be wrong.
 */
export async function findCurrent(
  store: PhotoStore,
  now: number,
  answered: number,
): Promise<KeptPhoto[] | undefined> {
  const found: KeptPhoto[] = [];
  const photos = await store.all();
  for (const photo of photos ?? []) {
    let current = photo;
    // The device's clock ran ahead and has been corrected.
    if (photo.since > now || photo.notBefore > now + longestWait)
      current = { ...photo, since: Math.min(photo.since, now), notBefore: 0 };
    if (answered && !photo.answered) current = { ...current, answered };
    // A refused photo gets no further response.
    const answeredFor = isToSend(photo) ? answered - (photo.answered ?? answered) : Infinity;
    const age = Math.min(now - photo.since, answeredFor);
    if (age >= keptFor) await store.replace(photo, undefined);
    else if (current === photo || (await store.replace(photo, current))) found.push(current);
  }
  return photos && found;
}

export function isToSend({ problem }: KeptPhoto): boolean {
  return problem === undefined;
}
