// Photos as the page lists them: sent, uploading, waiting or refused.

import type { KeptPhoto } from "./photo-store.ts";

export type ShownPhoto = Pick<KeptPhoto, "key" | "name" | "thumbnail"> &
  (
    | { state: "waiting" | "sent" }
    | { state: "sending"; part: number }
    | { state: "refused"; problem: string }
  );

/** Oldest first. @param sending the photo being uploaded, and the share sent, from 0 to 1. */
export function listShown(
  sent: ReadonlyMap<string, KeptPhoto>,
  kept: readonly KeptPhoto[],
  sending: { key: string; part: number } | undefined,
): readonly ShownPhoto[] {
  const stateOf = ({ key, problem }: KeptPhoto) => {
    if (sent.has(key)) return { state: "sent" } as const;
    if (sending?.key === key) return { state: "sending", part: sending.part } as const;
    return problem === undefined
      ? ({ state: "waiting" } as const)
      : ({ state: "refused", problem } as const);
  };
  return [...sent.values(), ...kept.filter(({ bytes }) => bytes)]
    .sort((a, b) => a.since - b.since)
    .map((photo) => {
      const { key, name, thumbnail } = photo;
      return { key, name, thumbnail, ...stateOf(photo) };
    });
}
