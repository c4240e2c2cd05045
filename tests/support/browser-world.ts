// Fake browser for the queues of requests and photos. Its tabs share storage, locks, network and a clock.

import { createUnsent, type UnsentDeps } from "#app/quote/unsent/unsent.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { FakeStorage } from "./browser-storage.ts";

/** With "answer lost" and "answer hangs", the request reaches the server but no response comes back. */
export type Network =
  | "reachable"
  | "offline"
  | "hangs"
  | "answer lost"
  | "answer hangs"
  | { status: number; headers?: Record<string, string> };

export type Tab = ReturnType<typeof createUnsent> & { close(): void };

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Idempotency key of the first request in each fake browser. */
export const firstKey = "00000000-0000-4000-8000-000000000001";
export const exampleForm = () =>
  new URLSearchParams({ "form-name": "quote", firstName: "Zoë & Co", model: "A 1" });
export const exampleBody = exampleForm().toString();

/** Milliseconds from request to response. */
const LATENCY = 100;

/** `stuck`: lock requests never settle. */
export type Locks = "held" | "none" | "stuck";

/** Waits until every promise that can settle has settled, including lock requests. */
export async function settle() {
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Creates a browser's clock and locks. A number identifies each tab. */
export function createFakeBrowser(startsAt: number, kind: Locks = "held") {
  const timers = new Set<{ at: number; run: () => void; tab: number }>();
  const held = new Map<string, number>();
  const browser = {
    now: startsAt,
    /** Result of `Math.random`. */
    random: 0.5,
    /** Moves the clock and runs the timers that become due. */
    async advance(milliseconds: number) {
      const end = browser.now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...timers].sort((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers.delete(next);
        browser.now = Math.max(browser.now, next.at);
        next.run();
      }
      browser.now = end;
    },
    setTimer: (tab: number) => (run: () => void, milliseconds: number) => {
      const timer = { at: browser.now + milliseconds, run, tab };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    locks: (tab: number) => () =>
      kind === "none" ? undefined : { request: lockFor(tab) as LockManager["request"] },
    close(tab: number) {
      for (const timer of timers) if (timer.tab === tab) timers.delete(timer);
      for (const [name, owner] of held) if (owner === tab) held.delete(name);
    },
  };

  /** Supports only requests with `ifAvailable`; the queues make no others. */
  function lockFor(tab: number) {
    return async (name: string, _: LockOptions, use: (lock: Lock | null) => unknown) => {
      if (kind === "stuck") return new Promise(() => {});
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (held.has(name)) return use(null);
      held.set(name, tab);
      try {
        return await use({ name, mode: "exclusive" });
      } finally {
        if (held.get(name) === tab) held.delete(name);
      }
    };
  }
  return browser;
}

export function createWorld(options: { locks?: Locks; startsAt?: number } = {}) {
  const browser = createFakeBrowser(options.startsAt ?? Date.UTC(2026, 10, 20, 12), options.locks);
  const tabs = new Map<number, Tab>();
  const sending = new Map<string, number>();
  const world = Object.assign(browser, {
    network: "reachable" as Network,
    storage: new FakeStorage((writer) => {
      for (const [tab, { noticeOtherTab }] of tabs)
        if (tab !== writer) browser.setTimer(tab)(noticeOtherTab, 0);
    }),
    /** For each key, the bodies that reached the server, including repeats. */
    arrived: new Map<string, string[]>(),
    attempts: [] as { key: string; tab: number; at: number; init: RequestInit }[],
    /** Number of times that two open tabs sent the same request at once. */
    collisions: 0,
    openTab,
  });
  let keys = 0;
  let opened = 0;

  function openTab(): Tab {
    const tab = ++opened;
    const unsent = createUnsent({
      storage: () => world.storage.open(tab),
      locks: browser.locks(tab),
      fetch: fetchFor(tab),
      now: () => world.now,
      random: () => world.random,
      newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`,
      setTimer: browser.setTimer(tab),
    });
    const close = () => {
      tabs.delete(tab);
      browser.close(tab);
      for (const [key, owner] of sending) if (owner === tab) sending.delete(key);
    };
    const whole = { ...unsent, close };
    tabs.set(tab, whole);
    return whole;
  }

  function fetchFor(tab: number): UnsentDeps["fetch"] {
    return (_, init) => {
      const key = new Headers(init.headers).get(idempotencyKeyHeader) ?? "";
      const { network } = world;
      world.attempts.push({ key, tab, at: world.now, init });
      if (sending.has(key) && sending.get(key) !== tab) world.collisions += 1;
      sending.set(key, tab);
      if (["reachable", "answer lost", "answer hangs"].includes(String(network))) {
        world.arrived.set(key, [...(world.arrived.get(key) ?? []), String(init.body)]);
      }
      return new Promise((resolve, reject) => {
        const settleWith = (settle: () => void) => () => {
          if (!tabs.has(tab)) return;
          sending.delete(key);
          settle();
        };
        const fail = settleWith(() => reject(new TypeError("Failed to fetch")));
        init.signal?.addEventListener("abort", fail);
        if (network === "hangs" || network === "answer hangs") return;
        const answer =
          network === "reachable"
            ? { status: 204, headers: { [idempotencyKeyHeader]: key } }
            : typeof network === "object" && network;
        const run = answer ? settleWith(() => resolve(toResponse(answer))) : fail;
        browser.setTimer(tab)(run, LATENCY);
      });
    };
  }

  return world;
}

/** As in a browser, a redirect that is not followed has neither status nor headers. */
export function toResponse({ status, headers = {} }: Exclude<Network, string>) {
  const isRedirect = status >= 300 && status < 400;
  return {
    ok: status >= 200 && status < 300,
    status: isRedirect ? 0 : status,
    headers: new Headers(isRedirect ? {} : headers),
  };
}
