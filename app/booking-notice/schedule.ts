// When the booking notice shows (spec §4): some time after the page has loaded, then again and again, until it is stopped.

import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";

export type ScheduleDeps = {
  /** Milliseconds since navigation began, as `performance.now()` counts them. */
  now(): number;
  /** When the page had loaded, likewise; 0 while it is loading. */
  loadedAt(): number;
  /** Runs once the page has loaded. @returns a function that cancels it. */
  whenLoaded(run: () => void): () => void;
  /** @returns a function that cancels it. */
  setTimer(run: () => void, milliseconds: number): () => void;
  /** Resolves to whether there is something to show. */
  show(): Promise<boolean>;
  /** Whether the visitor points at what is shown, or has the focus in it. */
  isHeld(): boolean;
  hide(): void;
};

/** Milliseconds until one that is held is looked at again. */
const HELD = 1000;

/** @returns a function that stops it; nothing shows or hides after that. */
export function startSchedule(deps: ScheduleDeps): () => void {
  let isStopped = false;
  let callOff: () => void;

  async function show() {
    const isShown = await deps.show();
    if (isShown && !isStopped) callOff = deps.setTimer(hide, timings.visible);
  }
  function hide() {
    if (deps.isHeld()) {
      callOff = deps.setTimer(hide, HELD);
      return;
    }
    deps.hide();
    callOff = deps.setTimer(show, timings.every - timings.visible);
  }
  function begin() {
    callOff = deps.setTimer(show, untilFirst(deps));
  }

  if (deps.loadedAt()) begin();
  else callOff = deps.whenLoaded(begin);
  return () => {
    isStopped = true;
    callOff();
  };
}

/** Milliseconds: counted from the page's load, which React may start after; anew for who comes back later. */
function untilFirst({ now, loadedAt }: ScheduleDeps): number {
  // The load event itself ends after those who hear of it.
  const sinceLoad = loadedAt() ? now() - loadedAt() : 0;
  return sinceLoad < timings.first ? timings.first - sinceLoad : timings.first;
}
