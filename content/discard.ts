// Text for discarding an unsent quote request.

export const discard = {
  button: "Discard my request",
  heading: "Request discarded",
  text: "We won’t send your request, and this browser no longer keeps it.",
} as const;
