// Fake localStorage, shared by several tabs, with the failures of real browsers.

/** `forgetful` accepts writes but stores nothing. */
export type StorageMood = "willing" | "full" | "forbidden" | "forgetful";

export class FakeStorage {
  mood: StorageMood = "willing";
  readonly entries = new Map<string, string>();
  readonly #changed: (tab: number) => void;

  /** @param changed is called with the number of the tab that made a change. */
  constructor(changed: (tab: number) => void = () => {}) {
    this.#changed = changed;
  }

  open(tab: number): Storage {
    if (this.mood === "forbidden") throw new DOMException("denied", "SecurityError");
    const { entries } = this;
    const write = (change: () => void) => {
      change();
      this.#changed(tab);
    };
    return {
      get length() {
        return entries.size;
      },
      key: (place: number) => [...entries.keys()][place] ?? null,
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (this.mood === "full") throw new DOMException("full", "QuotaExceededError");
        if (this.mood !== "forgetful") write(() => entries.set(name, value));
      },
      removeItem: (name: string) => {
        if (entries.has(name)) write(() => entries.delete(name));
      },
      clear: () => write(() => entries.clear()),
    };
  }
}
