// A launch day simulated: 1,000 quote requests a second for a minute into several instances on one PostgreSQL, one of
// which is lost and comes back. Time is simulated and chance is seeded: every run gives the same table.

import { table } from "./document.ts";
import { createEventQueue } from "./event-queue.ts";
import { quantile, seeded } from "./numbers.ts";

/** Seconds, unless they say otherwise. The costs are those measured in docs/decisions/0002-server-and-store.md. */
const ARRIVALS_PER_SECOND = 1000;
const BURST = 60;
/** Of an instance's one thread, for each request: parsing, checking, answering. */
const HANDLING = 0.0006;
/** A group commit: its wait for the disk, and each row in it with its notices. */
const COMMIT = 0.00115;
const ROW = 0.000174;
const LARGEST_GROUP = 200;
const MOST_CONNECTIONS = 5000;
/** The first instance goes, is found out by the balancer, and is back. */
const [LOST, NOTICED, BACK] = [20, 25, 50];
/** As app/quote/send-again.ts has it. */
const BROWSER_WAITS = 15;
const pauseBefore = (attempt: number, chance: number) =>
  Math.min(600, 4 * 2 ** attempt) * (0.5 + chance / 2);

type Attempt = { key: number; number: number; arrived: number; isOver: boolean };
type Instance = {
  waiting: Attempt[];
  inHand: Set<Attempt>;
  freeAt: number;
  isCommitting: boolean;
  lives: number;
};

export function measureBurst(): string {
  const rows = [1, 2, 3, 4].map((count) => {
    const result = simulate(count, 20_261_122);
    return [
      count,
      result.asked,
      `${((100 * result.waits.filter((wait) => wait < 1).length) / result.asked).toFixed(1)} %`,
      `${quantile(result.waits, 0.5).toFixed(2)} s`,
      `${quantile(result.waits, 0.99).toFixed(1)} s`,
      result.retries,
      result.mostWaiting,
      `${result.lastStored.toFixed(0)} s`,
      result.asked - result.stored,
      result.cameTwice,
    ];
  });
  return table(
    [
      "instances",
      "requests",
      "confirmed within 1 s",
      "median",
      "99th percentile",
      "sent again by browsers",
      "most waiting at one instance",
      "last one stored after",
      "lost",
      "came twice, kept once",
    ],
    rows,
  );
}

export function simulate(count: number, seed: number) {
  const chance = seeded(seed);
  const events = createEventQueue();
  const instances: Instance[] = Array.from({ length: count }, () => ({
    waiting: [],
    inHand: new Set(),
    freeAt: 0,
    isCommitting: false,
    lives: 1,
  }));
  const first = instances[0] as Instance;
  const firstAsked = new Map<number, number>();
  const rows = new Set<number>();
  const waits: number[] = [];
  const confirmed = new Set<number>();
  let [retries, mostWaiting, lastStored, committing, cameTwice] = [0, 0, 0, 0, 0];

  function arrive(now: number, key: number, number: number) {
    if (!firstAsked.has(key)) firstAsked.set(key, now);
    const isFirstLost = now >= LOST && now < BACK;
    const known = instances.filter((one) => one !== first || now < NOTICED || now >= BACK);
    const instance = known[Math.floor(chance() * known.length)];
    const attempt = { key, number, arrived: now, isOver: false };
    if (!instance || (instance === first && isFirstLost)) return fail(now, attempt);
    if (instance.inHand.size >= MOST_CONNECTIONS) return fail(now, attempt);
    instance.inHand.add(attempt);
    mostWaiting = Math.max(mostWaiting, instance.inHand.size);
    events.add(now + BROWSER_WAITS, (then) => fail(then, attempt));
    instance.freeAt = Math.max(instance.freeAt, now) + HANDLING;
    const { lives } = instance;
    events.add(instance.freeAt, (then) => {
      if (instance.lives !== lives) return;
      instance.waiting.push(attempt);
      if (!instance.isCommitting) commit(then, instance);
    });
  }

  function commit(now: number, instance: Instance) {
    const group = instance.waiting.splice(0, LARGEST_GROUP);
    if (group.length === 0) return;
    const { lives } = instance;
    instance.isCommitting = true;
    committing += 1;
    // The database's work on rows is shared by all commits under way.
    events.add(now + COMMIT + ROW * group.length * committing, (then) => {
      committing -= 1;
      // What a lost instance had sent to the database is stored; nobody is told.
      for (const { key } of group) store(then, key);
      if (instance.lives !== lives) return;
      for (const attempt of group) confirm(then, instance, attempt);
      instance.isCommitting = false;
      commit(then, instance);
    });
  }

  /** By the unique index of idempotency keys, a second time changes nothing. */
  function store(now: number, key: number) {
    if (rows.has(key)) cameTwice += 1;
    else lastStored = now;
    rows.add(key);
  }

  function confirm(now: number, instance: Instance, attempt: Attempt) {
    instance.inHand.delete(attempt);
    if (attempt.isOver) return;
    attempt.isOver = true;
    if (confirmed.has(attempt.key)) return;
    confirmed.add(attempt.key);
    waits.push(now - (firstAsked.get(attempt.key) ?? 0));
  }

  function fail(now: number, attempt: Attempt) {
    if (attempt.isOver) return;
    attempt.isOver = true;
    retries += 1;
    const pause = pauseBefore(attempt.number, chance());
    events.add(now + pause, (then) => arrive(then, attempt.key, attempt.number + 1));
  }

  let asked = 0;
  for (let now = 0; now < BURST; now += -Math.log(1 - chance()) / ARRIVALS_PER_SECOND) {
    const key = asked;
    events.add(now, (then) => arrive(then, key, 0));
    asked += 1;
  }
  events.add(LOST, (now) => {
    first.lives += 1;
    for (const attempt of first.inHand) fail(now, attempt);
    Object.assign(first, { waiting: [], inHand: new Set(), freeAt: BACK, isCommitting: false });
  });
  events.run();
  return { asked, stored: rows.size, cameTwice, waits, retries, mostWaiting, lastStored };
}
