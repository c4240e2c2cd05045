import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

/** `signal`: asks for a quote, and nothing else does. `plain`: every other act. `text`: an underlined line. */
export type ButtonKind = "signal" | "plain" | "text";
export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: "small" | undefined;
  className?: string | undefined;
};

/** The class names of a button, for elements that are buttons of another component. A line of text has one size. */
export function buttonClass({ kind = "plain", size, className }: ButtonLook): string {
  const look = kind === "text" ? [styles.text] : [styles.cut, styles[kind], size && styles[size]];
  return [...look, className].filter(Boolean).join(" ");
}

export function Button({
  kind,
  size,
  className,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass({ kind, size, className })} />;
}
