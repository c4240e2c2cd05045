// The browser's Navigation API, as far as app/navigation.ts uses it, after the HTML standard ("The navigation API",
// "The navigate event: firing the event"): a navigation aborts the one under way and asks by a `navigate` event;
// who intercepts it has precommit handlers awaited before the address changes, and handlers after that.
// Left out: state and keys of entries, commit by redirect, navigations by `navigation.navigate()`.

type Entry = { id: string; url: string };

/** How a navigation differs from a click on a link. */
export type Way = Partial<
  Pick<NavigateEvent, "canIntercept" | "cancelable" | "hashChange" | "navigationType">
> & { sameDocument?: boolean; formData?: FormData; downloadRequest?: string };

class FakeNavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly navigationType: NavigationType;
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
  readonly destination: { url: string; sameDocument: boolean };
  readonly signal: AbortSignal;
  readonly intercepted: NavigationInterceptOptions[] = [];
  state: "asked" | "committed" | "scrolled" = "asked";

  readonly #scrolls: () => void;

  constructor(url: string, way: Way, signal: AbortSignal, scrolls: () => void) {
    super("navigate", { cancelable: way.cancelable ?? true });
    this.canIntercept = way.canIntercept ?? true;
    this.hashChange = way.hashChange ?? false;
    this.navigationType = way.navigationType ?? "push";
    this.formData = way.formData ?? null;
    this.downloadRequest = way.downloadRequest ?? null;
    this.destination = { url, sameDocument: way.sameDocument ?? false };
    this.signal = signal;
    this.#scrolls = scrolls;
  }

  intercept(options: NavigationInterceptOptions) {
    if (!this.canIntercept) throw new DOMException("not to be intercepted", "SecurityError");
    if (options.precommitHandler && !this.cancelable)
      throw new DOMException("committed already", "InvalidStateError");
    this.intercepted.push(options);
  }

  scroll() {
    if (this.state !== "committed") throw new DOMException("not now", "InvalidStateError");
    this.state = "scrolled";
    this.#scrolls();
  }
}

export class FakeNavigation extends EventTarget {
  /** Addresses the browser has loaded whole, since nobody intercepted the way there. */
  readonly loaded: string[] = [];
  /** How often the browser, or the page by `scroll()`, has gone to the place of the new entry. */
  scrolled = 0;
  transition: { navigationType: NavigationType } | null = null;
  #entries: Entry[] = [{ id: "entry 0", url: location.href }];
  #place = 0;
  #ongoing = new AbortController();

  get currentEntry(): Entry | undefined {
    return this.#entries[this.#place];
  }

  /** What a click on a link does, or whatever `way` says. @returns a promise of the page's being there. */
  go(path: string, way: Way = {}) {
    const { href: url } = new URL(path, location.href);
    return this.#fire(url, way, () => {
      const before = this.#entries.slice(0, this.#place + 1);
      this.#entries = [...before, { id: `entry ${Math.random()}`, url }];
      this.#place = before.length;
    });
  }

  /** What the browser's own back and forward do within one document, or whatever `way` says. */
  step(by: number, way: Way = {}) {
    const place = this.#place + by;
    const { url } = this.#entries[place] as Entry;
    return this.#fire(url, { navigationType: "traverse", sameDocument: true, ...way }, () => {
      this.#place = place;
    });
  }

  async #fire(url: string, way: Way, commit: () => void): Promise<void> {
    this.#ongoing.abort();
    this.#ongoing = new AbortController();
    const { signal } = this.#ongoing;
    const event = new FakeNavigateEvent(url, way, signal, () => {
      this.scrolled += 1;
    });
    const goThere = () => {
      commit();
      history.replaceState(null, "", url);
    };
    this.dispatchEvent(event);
    if (event.intercepted.length === 0) {
      this.transition = null;
      if (event.destination.sameDocument) goThere();
      else this.loaded.push(url);
      return;
    }
    this.transition = { navigationType: event.navigationType };
    const focused = document.activeElement;
    const before = event.intercepted.flatMap(({ precommitHandler }) => precommitHandler ?? []);
    if (before.length > 0) await Promise.all(before.map((run) => run({} as never)));
    if (signal.aborted) return;
    goThere();
    event.state = "committed";
    await Promise.all(event.intercepted.map(({ handler }) => handler?.()));
    if (signal.aborted) return;
    this.transition = null;
    const resetsFocus = event.intercepted.every(({ focusReset }) => focusReset !== "manual");
    if (resetsFocus && document.activeElement === focused) (focused as HTMLElement | null)?.blur();
    if (event.state === "committed") event.scroll();
  }
}
