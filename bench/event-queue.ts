// What a simulation has yet to do.

/** Events in order of their time; a binary heap. */
export function createEventQueue() {
  type Event = { at: number; run: (now: number) => void };
  const heap: Event[] = [];
  const at = (index: number) => heap[index]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other] as Event, heap[one] as Event];
  };
  return {
    add(time: number, run: (now: number) => void) {
      let index = heap.push({ at: time, run }) - 1;
      for (
        let parent = (index - 1) >> 1;
        index > 0 && at(parent) > time;
        parent = (index - 1) >> 1
      ) {
        swap(index, parent);
        index = parent;
      }
    },
    run() {
      for (;;) {
        const next = heap[0];
        const last = heap.pop();
        if (!next || !last) return;
        if (next !== last) {
          heap[0] = last;
          for (let index = 0; ; ) {
            const child = at(2 * index + 1) < at(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
            if (at(child) >= last.at) break;
            swap(index, child);
            index = child;
          }
        }
        next.run(next.at);
      }
    },
  };
}
