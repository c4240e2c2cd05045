// A lamp that a visitor turns over the car in the hero: by pointer and finger on the picture, or with a slider.

import { type RefObject, useEffect, useRef, useState } from "react";
import type { RelightSource } from "#facts/relight-source.ts";
import css from "./light.module.css";
import { openStage, type Stage } from "./stage.ts";

/** None where a studio has no such file. The asterisk keeps Vite from taking another studio's. */
const source = Object.values(
  import.meta.glob<RelightSource>("#studio/hero-light*.ts", { eager: true, import: "heroLight" }),
)[0];

export type LightProps = {
  frame: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
  /** The stills' `fallback`. */
  paint: string;
  film: string;
  label: string;
  /** Lays the canvas over the stills. */
  className: string | undefined;
};

export function Light({ frame, line, paint, film, label, className }: LightProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();

  useEffect(() => {
    const parts = { canvas: canvas.current, frame: frame.current, line: line.current };
    if (!source || !parts.canvas || !parts.frame || !parts.line) return;
    return openStage({ ...parts } as Parameters<typeof openStage>[0], source, setStage);
  }, [frame, line]);

  useEffect(() => stage?.wrap(paint, film), [stage, paint, film]);

  return (
    <>
      <div aria-hidden="true">
        <canvas ref={canvas} className={`${className} ${css.canvas}`} hidden={!stage} />
      </div>
      {stage && (
        <label className={css.turn}>
          {label}
          <input
            type="range"
            onInput={(event) => stage.turn(1 - event.currentTarget.valueAsNumber / 100)}
            onBlur={() => stage.rest()}
          />
        </label>
      )}
    </>
  );
}
