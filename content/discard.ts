// Text for discarding an unsent quote request.

export const discard = {
  button: "Discard my request",
  heading: "Request discarded",
  text: "We won’t send it, and it’s no longer kept in this browser.",
} as const;
