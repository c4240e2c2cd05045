// State and actions of the thank-you page's photos.

import { useEffect, useState, useSyncExternalStore } from "react";
import { hasUnsent, newKey, watch } from "#app/quote/unsent/send-quote-request.ts";
import { photoLimits } from "#contract/photos.ts";
import { drawPhoto } from "./draw-photo.ts";
import { listArrived, photoQueue } from "./own-photos.ts";
import type { ListedPhoto } from "./photo-list.ts";
import {
  findRequestOfPhotos,
  leaveLinkedRequest,
  type RequestOfPhotos,
} from "./request-of-photos.ts";

/** Reloads the page to hide the linked request's sent photos. */
function leaveLink() {
  leaveLinkedRequest(stores.session);
  location.reload();
}

const none: readonly ListedPhoto[] = [];
const stores = { local: () => localStorage, session: () => sessionStorage };

export function usePhotos() {
  const isUnsent = useSyncExternalStore(watch, hasUnsent, () => false);
  const shown = useSyncExternalStore(photoQueue.watch, photoQueue.shown, () => none);
  const hostAccepts = useSyncExternalStore(photoQueue.watch, photoQueue.hostAccepts, () => true);
  const [request, setRequest] = useState<RequestOfPhotos>();
  const [arrived, setArrived] = useState<readonly string[]>([]);
  /** Files that are being scaled down, or cannot be read. */
  const [chosen, setChosen] = useState<readonly ListedPhoto[]>([]);
  const [leftOut, setLeftOut] = useState(0);

  // Runs again once the server has the request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only reruns the effect, which reads storage
  useEffect(() => {
    const found = findRequestOfPhotos(stores, Date.now());
    void photoQueue.wake();
    if (!found || found.isUnsent) return setRequest(found);
    let isLeft = false;
    void listArrived(found.key).then((keys) => {
      if (isLeft) return;
      // A link to an erased request, or a mistyped one.
      if (keys === "unknown" && found.isLinked) return leaveLink();
      if (typeof keys === "string") return setRequest(undefined);
      setArrived(keys);
      setRequest(found);
    });
    return () => {
      isLeft = true;
    };
  }, [isUnsent]);

  const preparing = chosen.filter(({ state }) => state === "preparing").length;
  const isPreparing = preparing > 0;
  // Photos in preparation are not stored yet: ask before the tab closes.
  useEffect(() => {
    if (!isPreparing) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isPreparing]);

  const isShown = (key: string) => shown.some((photo) => photo.key === key);
  const earlier = arrived.filter((key) => !isShown(key) && !photoQueue.isRemoved(key)).length;
  const held = earlier + shown.filter(({ state }) => state !== "refused").length;

  async function add(files: readonly File[]) {
    if (!request) return;
    const taken = files.slice(0, Math.max(0, photoLimits.count - held - preparing));
    setLeftOut(files.length - taken.length);
    const listed = taken.map((file) => {
      return { file, key: newKey(), name: file.name, state: "preparing" as const };
    });
    setChosen((before) => [...before, ...listed]);
    // One at a time: in memory, a decoded photo takes many times the size of its file.
    for (const { file, key, name } of listed) {
      try {
        await photoQueue.add({ key, name, request: request.key, ...(await drawPhoto(file)) });
        drop(key);
      } catch {
        setChosen((before) =>
          before.map((one) => (one.key === key ? { ...one, state: "unreadable" } : one)),
        );
      }
    }
  }

  function drop(key: string) {
    setChosen((before) => before.filter((one) => one.key !== key));
  }

  function remove(key: string) {
    setLeftOut(0);
    drop(key);
    void photoQueue.remove(key);
  }

  return {
    isLinked: request?.isLinked === true,
    leaveLink,
    canAdd: request !== undefined && hostAccepts,
    isUnsent,
    isFull: held >= photoLimits.count,
    arrived: earlier + shown.filter(({ state }) => state === "sent").length,
    listed: [...shown, ...chosen],
    leftOut,
    add,
    remove,
    retry: photoQueue.retry,
  };
}
