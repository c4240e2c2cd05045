// The page's list of photos, each with its state.

import type { photos } from "#content/photos.ts";
import type { KeptPhoto } from "./photo-store.ts";

export type ListedPhoto = Pick<KeptPhoto, "key" | "name" | "problem"> & {
  state: keyof typeof photos.states | "refused" | "unreadable";
  /** Data URL; absent until the file has been read. */
  thumbnail?: string;
  /** Share uploaded, from 0 to 1. */
  part?: number | undefined;
};

export function listShown(
  sent: ReadonlyMap<string, KeptPhoto>,
  kept: readonly KeptPhoto[],
  sending: { key: string; part: number } | undefined,
): readonly ListedPhoto[] {
  const stateOf = ({ key, problem }: KeptPhoto) => {
    if (sent.has(key)) return "sent";
    if (sending?.key === key) return "sending";
    return problem === undefined ? "waiting" : "refused";
  };
  return [...sent.values(), ...kept.filter(({ bytes }) => bytes)]
    .sort((a, b) => a.since - b.since)
    .map((photo) => ({ ...photo, state: stateOf(photo), part: sending?.part }));
}
