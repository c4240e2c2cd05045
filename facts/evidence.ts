// The form in which a business says what stands behind a claim.

export type Evidence =
  /** Where it is filed, and the day it was last looked at. */
  | { readonly held: string; readonly on: string }
  /** Who makes the claim without a paper for it, and since when. */
  | { readonly acceptedBy: string; readonly on: string };
