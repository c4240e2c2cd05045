// What moves the lamp, and when a frame is drawn: only while the lamp is on its way.

import type { RelightSource } from "#facts/relight-source.ts";
import { homeLamp, type Lamp, lampAt, moveLamp } from "./lamp.ts";
import { createRenderer } from "./renderer.ts";
import { fetchSurface } from "./unpack.ts";

export type Stage = {
  /** Puts the lamp's light on the paint and the film that the stills show, by their `fallback`. */
  wrap(paint: string, film: string): void;
  /** Sends the lamp to a share of the picture's width. */
  turn(share: number): void;
  /** Sends it home: the picture is the still again. */
  rest(): void;
};

export type StageParts = {
  canvas: HTMLCanvasElement;
  /** Holds the stills and takes the pointer. */
  frame: HTMLElement;
  /** Stands where the film begins. */
  line: HTMLElement;
};

/** The most pixels across: what the widest still has. */
const WIDEST = 2400;
/** Finer than this is not seen in motion. */
const DENSEST = 2;
/** A frame that came late moves the lamp no further. */
const LONGEST_STEP = 100;

/** @param onChange gets the stage once it can light, and `undefined` when it no longer can. Returns what closes it. */
export function openStage(
  { canvas, frame, line }: StageParts,
  source: RelightSource,
  onChange: (stage: Stage | undefined) => void,
): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const wide = matchMedia("(width >= 75rem)");
  const renderer = createRenderer(canvas, source);
  let lamp = homeLamp;
  let goal = homeLamp;
  /** Whether the stills drawn are those shown. */
  let wrapped = false;
  /** Films asked for so far: of two in a row, the last counts, whichever is there first. */
  let wraps = 0;
  let request = 0;
  let last = 0;
  let stale = false;

  function draw() {
    const { left, width, height } = canvas.getBoundingClientRect();
    const scale = Math.min(devicePixelRatio, DENSEST, WIDEST / width);
    const size = [Math.round(width * scale), Math.round(height * scale)] as const;
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    const split = (line.getBoundingClientRect().left - left) / width;
    renderer?.draw({ ...lamp, split, fades: wide.matches });
    stale = false;
  }

  function step(now: number) {
    request = 0;
    const next = moveLamp(lamp, goal, Math.min(Math.max(now - last, 0), LONGEST_STEP));
    last = now;
    if (next === lamp && !stale) return;
    lamp = next;
    draw();
    request = requestAnimationFrame(step);
  }

  function send(to: Lamp) {
    if (!wrapped || signal.aborted) return;
    if (lamp.power === 0) lamp = { ...to, power: 0 };
    goal = to;
    if (request) return;
    last = performance.now();
    request = requestAnimationFrame(step);
  }

  function rest() {
    send({ ...goal, power: 0 });
  }

  function redraw() {
    stale = true;
    send(goal);
  }

  async function wrap(...addresses: string[]) {
    wraps += 1;
    const own = wraps;
    wrapped = false;
    lamp = goal = homeLamp;
    draw();
    const surfaces = addresses.flatMap((address) => source.surfaces[address] ?? []);
    const images = frame.querySelectorAll<HTMLImageElement>("img, [data-ready] img");
    const shown = [images[0], images[images.length - 1]].flatMap((image) => image ?? []);
    const stills = await Promise.all(shown.map((image) => createImageBitmap(image)));
    if (signal.aborted || own !== wraps || surfaces.length < 2) return;
    renderer?.setStills(stills, surfaces);
    wrapped = true;
  }

  function close() {
    if (signal.aborted) return;
    closing.abort();
    cancelAnimationFrame(request);
    onChange(undefined);
  }

  if (!renderer) return close;
  const stage: Stage = {
    wrap: (paint, film) => void wrap(paint, film).catch(close),
    turn: (share) => send(lampAt(share)),
    rest,
  };
  fetchSurface(source).then((surface) => {
    if (!signal.aborted) renderer.setCar(surface) ? onChange(stage) : close();
  }, close);
  frame.addEventListener(
    "pointermove",
    ({ clientX }) => {
      const { left, width } = canvas.getBoundingClientRect();
      send(lampAt((clientX - left) / width));
    },
    { signal, passive: true },
  );
  frame.addEventListener("pointerleave", rest, { signal });
  frame.addEventListener("input", redraw, { signal });
  addEventListener("resize", redraw, { signal });
  canvas.addEventListener("webglcontextlost", close, { signal });
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", close, { signal });
  return close;
}
