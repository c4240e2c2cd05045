import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { consent as words } from "#content/consent.ts";
import { paths } from "#contract/paths.ts";
import css from "./consent-bar.module.css";

export type Answer = "agreed" | "refused";

/** Custom property with the bar's height, so that focused controls scroll clear of the bar (base.css). */
const FOOT = "--foot";

/** Consent question at the foot of the window. The page stays usable, and both answers look alike. */
export function ConsentBar(props: { takesFocus: boolean; onAnswer: (answer: Answer) => void }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (props.takesFocus) bar.current?.focus();
  }, [props.takesFocus]);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const isFixed = bar.current && getComputedStyle(bar.current).position === "fixed";
      style.setProperty(FOOT, isFixed ? `${bar.current?.offsetHeight}px` : "0px");
    };
    measure();
    addEventListener("resize", measure);
    return () => {
      removeEventListener("resize", measure);
      style.removeProperty(FOOT);
    };
  }, []);
  return (
    <section
      ref={bar}
      className={`paper row screen small ${css.bar}`}
      aria-label={words.label}
      tabIndex={-1}
    >
      <div>
        <p className="label">{words.question}</p>
        <p>
          {words.text} <a href={paths.privacy}>{words.privacy}</a>
        </p>
      </div>
      <div className="strong">
        <Button size="small" onClick={() => props.onAnswer("refused")}>
          {words.refuse}
        </Button>
        <Button size="small" onClick={() => props.onAnswer("agreed")}>
          {words.agree}
        </Button>
      </div>
    </section>
  );
}
