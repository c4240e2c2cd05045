// Text for discarding unsent quote requests.

export const discard = {
  button: (count: number) => (count > 1 ? `Discard all ${count} requests` : "Discard my request"),
  heading: "Request discarded",
  text: "We won’t send it, and this browser no longer keeps what you typed.",
} as const;
