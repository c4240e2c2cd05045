// A browser without a browser: tabs that share a storage, locks and a network, and a clock that moves only when told.

import { createUnsent, type UnsentDeps } from "#app/quote/unsent.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { FakeStorage } from "./browser-storage.ts";
import { advance, settle, type Timer } from "./virtual-time.ts";

/** What becomes of a request on its way. The last two reach the server, whose answer is lost. */
export type Network =
  | "offline"
  | "hangs"
  | "answer lost"
  | "answer hangs"
  | { status: number; retryAfter?: string };

export const reachable: Network = { status: 303 };

type TabTimer = Timer & { tab: number };
export type Tab = ReturnType<typeof createUnsent> & { close(): void };

/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The idempotency key of a world's first request. */
export const firstKey = "00000000-0000-4000-8000-000000000001";
export const exampleForm = () =>
  new URLSearchParams({ "form-name": "quote", firstName: "Zoë & Co", model: "A 1" });
export const exampleBody = exampleForm().toString();

/** Milliseconds from sending a request to its answer. */
const LATENCY = 100;

export function createWorld(options: { hasLocks?: boolean; startsAt?: number } = {}) {
  const { hasLocks = true } = options;
  const world = {
    now: options.startsAt ?? Date.UTC(2026, 10, 20, 12),
    network: reachable as Network,
    /** What `Math.random` gives. */
    random: 0.5,
    storage: new FakeStorage(tellTabs),
    /** Bodies that reached the server, repeats included, by key. */
    arrived: new Map<string, string[]>(),
    attempts: [] as { key: string; tab: number; at: number; init: RequestInit }[],
    /** How often a request was sent while another open tab was sending it. */
    collisions: 0,
    timers: new Set<TabTimer>(),
    openTab,
    /** Lets time pass, timer by timer. */
    advance: (milliseconds: number) => advance(world, world.timers, milliseconds),
    settle,
  };
  const { timers } = world;
  const held = new Map<string, number>();
  const lockWaiters: (() => void)[] = [];
  const sending = new Map<string, number>();
  const tabs = new Map<number, Tab>();
  let keys = 0;
  let opened = 0;

  function openTab(): Tab {
    const tab = ++opened;
    const unsent = createUnsent({
      storage: () => world.storage.open(tab),
      locks: () => (hasLocks ? { request: lockFor(tab) as LockManager["request"] } : undefined),
      fetch: fetchFor(tab),
      now: () => world.now,
      random: () => world.random,
      newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`,
      setTimer(run, milliseconds) {
        const timer = { at: world.now + milliseconds, run, tab };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    });
    const close = () => {
      tabs.delete(tab);
      for (const timer of timers) if (timer.tab === tab) timers.delete(timer);
      for (const owners of [held, sending]) {
        for (const [name, owner] of owners) if (owner === tab) owners.delete(name);
      }
    };
    const whole = { ...unsent, close };
    tabs.set(tab, whole);
    return whole;
  }

  function lockFor(tab: number) {
    return async (
      name: string,
      { ifAvailable }: LockOptions,
      use: (lock: Lock | null) => unknown,
    ) => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      while (held.has(name)) {
        if (ifAvailable) return use(null);
        await new Promise<void>((resolve) => lockWaiters.push(resolve));
      }
      held.set(name, tab);
      try {
        return await use({ name, mode: "exclusive" });
      } finally {
        if (held.get(name) === tab) held.delete(name);
        for (const resume of lockWaiters.splice(0)) resume();
      }
    };
  }

  function fetchFor(tab: number): UnsentDeps["fetch"] {
    return (_, init) => {
      const key = new Headers(init.headers).get(idempotencyKeyHeader) ?? "";
      const { network } = world;
      world.attempts.push({ key, tab, at: world.now, init });
      if (sending.has(key) && sending.get(key) !== tab) world.collisions += 1;
      sending.set(key, tab);
      const isTaken = typeof network === "object" && network.status < 400;
      if (isTaken || network === "answer lost" || network === "answer hangs") {
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
        const run =
          typeof network === "object" ? settleWith(() => resolve(toAnswer(network))) : fail;
        timers.add({ at: world.now + LATENCY, run, tab });
      });
    };
  }

  function tellTabs(writer: number) {
    for (const [tab, { lookAgain }] of tabs) {
      if (tab !== writer) timers.add({ at: world.now, run: lookAgain, tab });
    }
  }

  return world;
}

function toAnswer({ status, retryAfter }: Exclude<Network, string>) {
  // As a browser shows a redirect that it was told not to follow.
  const isRedirect = status >= 300 && status < 400;
  return {
    ok: status >= 200 && status < 300,
    type: (isRedirect ? "opaqueredirect" : "basic") as ResponseType,
    status: isRedirect ? 0 : status,
    headers: new Headers(retryAfter === undefined ? {} : { "Retry-After": retryAfter }),
  };
}
