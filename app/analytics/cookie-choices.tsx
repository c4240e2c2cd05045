import { useSyncExternalStore } from "react";
import { findAnalytics, openCookieChoices } from "./start.ts";

const neverChanges = () => () => {};

/** A line of the footer's list that takes consent back, or gives it; only where this site asks for it. */
export function CookieChoices() {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => findAnalytics()?.consent === "asked",
    () => false,
  );
  if (!isShown) return null;
  return (
    <li>
      <button type="button" onClick={openCookieChoices}>
        Cookie choices
      </button>
    </li>
  );
}
