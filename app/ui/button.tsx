import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

/** `signal`: only for quote requests and their photos. `plain`: other actions. `text`: underlined text. */
export type ButtonKind = "signal" | "plain" | "text";
export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: "small" | undefined;
  className?: string | undefined;
};

/** Class names that make another element, such as a link, look like a button. `size` does not apply to `text`. */
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
