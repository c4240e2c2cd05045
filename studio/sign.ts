// The studio's sign, drawn once for the top bar, the icons and the link previews.
// Paths on a field of 28 by 28 units.

/** The sheet. */
export const sheet = "M0 0h28v18L18 28H0z";
/** The corner of it that is folded over. */
export const fold = "M28 18L18 28V18z";
/** The letter cut out of it. */
export const letter = "M9 6h6v16H9z";
